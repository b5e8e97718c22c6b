import { expect, test } from 'vitest';
import { quick } from './support/hands';
import { fillStep, headingOf, newAccount } from './support/onboarding';
import { useSite } from './support/site';
import { FOREIGN_HOST, LOOPBACK_HOSTS } from './support/start-browser';
import type { VisitOptions } from './support/visit';

const site = useSite();

interface Embedding extends VisitOptions {
  readonly host?: string;
}

/** Opens a page of the shop with the onboarding in a frame. */
async function embed(url: string, { host = '127.0.0.1', ...options }: Embedding = {}) {
  const visit = await site.visit(options);
  const shop = `http://${host}:${site.shop.port}/embed?src=${encodeURIComponent(url)}`;
  await visit.page.goto(shop, { waitUntil: 'load' });
  const frame = visit.page.frames()[1];
  if (frame === undefined) throw new Error('the page of the shop has a frame');
  const messages = () => visit.page.evaluate<unknown>('window.messages');
  return { visit, frame, user: quick(frame), messages };
}

async function fillAll({ visit, frame, user }: Awaited<ReturnType<typeof embed>>, steps: number) {
  for (let step = 1; step <= steps; step++) {
    await fillStep(frame, user, 'individual');
    await visit.loading(() => user.press('Continue'));
  }
}

test.each(LOOPBACK_HOSTS)('on %s: one message of success', async (host) => {
  const { url, entry } = await newAccount(site);
  const embedded = await embed(url, { host });
  await fillAll(embedded, 5);
  await expect.poll(embedded.messages).toEqual([{ origin: new URL(url).origin, data: { eventType: 'submitSuccess' } }]);
  expect(await headingOf(embedded.frame)).toBe('Submitted');
  expect(entry()).toBeDefined();
});

test('the last page sends nothing again when it is loaded again', async () => {
  const { url } = await newAccount(site);
  const embedded = await embed(url);
  await fillAll(embedded, 5);
  await expect.poll(embedded.messages).toHaveLength(1);
  await embedded.visit.loading(() => embedded.frame.evaluate('location.reload()'));
  expect(await embedded.frame.locator('h1').count()).toBe(1);
  expect(await embedded.messages()).toHaveLength(1);
});

test('an account that took an entry meanwhile: one message of failure, with the reason', async () => {
  const { url } = await newAccount(site);
  const embedded = await embed(url);
  await fillAll(embedded, 4);
  const other = await embed(url);
  await fillAll(other, 5);
  await fillAll(embedded, 1);
  await expect
    .poll(embedded.messages)
    .toEqual([{ origin: new URL(url).origin, data: { eventType: 'submitFailure', reason: 'duplicate_record' } }]);
  expect(await embedded.frame.getByRole('alert').innerText()).toBe('The details were not submitted.');
});

test('without JavaScript the form works, and sends nothing', async () => {
  const { url, entry } = await newAccount(site);
  const embedded = await embed(url, { javaScript: false });
  await fillAll(embedded, 5);
  expect(await headingOf(embedded.frame)).toBe('Submitted');
  expect(entry()).toBeDefined();
});

test('a page of another origin cannot embed it', async () => {
  const { url } = await newAccount(site);
  const { visit, frame } = await embed(url, { host: FOREIGN_HOST });
  expect(await frame.content()).not.toContain('Step 1');
  expect(visit.problems.splice(0).join()).toContain('frame-ancestors');
});
