import { expect, test } from 'vitest';
import { onboardingEntry } from '../support/onboarding';
import { quick } from './support/hands';
import { fillStep, headingOf, newAccount } from './support/onboarding';
import { useSite } from './support/site';
import { FOREIGN_HOST, LOOPBACK_HOSTS } from './support/start-browser';

const site = useSite();

/** Opens a page of the shop with the onboarding in a frame. */
async function embed(url: string, { host = '127.0.0.1' } = {}) {
  const visit = await site.visit();
  const shop = `http://${host}:${site.shop.port}/embed?src=${encodeURIComponent(url)}`;
  await visit.page.goto(shop, { waitUntil: 'load' });
  const frame = visit.page.frames()[1];
  if (frame === undefined) throw new Error('the page of the shop has a frame');
  const messages = () => visit.page.evaluate<unknown>('window.messages');
  return { visit, frame, user: quick(frame), messages };
}

test.each(LOOPBACK_HOSTS)('a page on %s can embed it', async (host) => {
  const { frame } = await embed((await newAccount(site)).url, { host });
  expect(await headingOf(frame)).toContain('Step 1');
});

test('one message of success, and none when the last page is loaded again', async () => {
  const { url, entry } = await newAccount(site);
  const { visit, frame, user, messages } = await embed(url);
  for (let step = 1; step <= 5; step++) {
    await fillStep(frame, user, 'individual');
    await visit.loading(() => user.press('Continue'));
  }
  const message = { origin: new URL(url).origin, data: { eventType: 'submitSuccess' } };
  await expect.poll(messages).toEqual([message]);
  expect(await headingOf(frame)).toBe('Submitted');
  expect(entry()).toBeDefined();
  await visit.loading(() => frame.evaluate('location.reload()'));
  expect(await frame.locator('h1').count()).toBe(1);
  expect(await messages()).toEqual([message]);
});

test('an account that took an entry meanwhile: one message of failure, with the reason', async () => {
  const { platform, id, url } = await newAccount(site);
  const { visit, frame, user, messages } = await embed(url);
  await fillStep(frame, user, 'individual');
  await platform.testMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  await visit.loading(() => user.press('Continue'));
  const data = { eventType: 'submitFailure', reason: 'duplicate_record' };
  await expect.poll(messages).toEqual([{ origin: new URL(url).origin, data }]);
  expect(await frame.getByRole('alert').innerText()).toBe('The details were not submitted.');
});

test('a page of another origin cannot embed it', async () => {
  const { url } = await newAccount(site);
  const { visit, frame } = await embed(url, { host: FOREIGN_HOST });
  expect(await frame.content()).not.toContain('Step 1');
  expect(visit.problems.splice(0).join()).toContain('frame-ancestors');
});
