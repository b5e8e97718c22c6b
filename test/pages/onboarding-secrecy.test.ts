import { expect, test } from 'vitest';
import { openHosted, valuesOf } from '../support/hosted-onboarding';

const secrets = ['98-7654321', '8317', '000987654329876'];

/** Finds a secret as a word, since its digits may be part of an id. */
const holds = (text: string, secret: string): boolean => new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(text);

test('numbers are in the form only: not in the store, an event, the request log or a URL', async () => {
  const { sandbox, platform, newOnboarding } = await openHosted();
  const onboarding = await newOnboarding();
  const last = await onboarding.fillUpTo('Terms', 'multi_llc');
  for (const secret of secrets) expect(holds(last.html, secret)).toBe(true);
  await onboarding.continue(last, { 'bank_account.account_number': '1', 'representative.ssn_last4': '8317x' });
  const submitted = await onboarding.fill(last, 'multi_llc');
  const closed = await onboarding.fill(last, 'multi_llc');
  expect([submitted.status, closed.status]).toEqual([200, 409]);

  const { requests } = sandbox.platform(platform.id);
  const entries = JSON.stringify(requests.list({}));
  let seed = '';
  for await (const chunk of sandbox.platform(platform.id).export()) seed += Buffer.from(chunk).toString();
  expect(seed).toContain('***********9876');
  const places = {
    entries,
    seed,
    events: JSON.stringify(platform.events()),
    submitted: submitted.html,
    closed: closed.html,
  };
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets) expect([place, secret, holds(text, secret)]).toEqual([place, secret, false]);
  await sandbox.close();
});

const markup = `<script>alert("x")</script>'&<b>`;

test('markup in the name of the account and in fields is shown as text', async () => {
  const { sandbox, newOnboarding } = await openHosted();
  const onboarding = await newOnboarding(markup);
  const second = await onboarding.fillUpTo('Step 2', 'multi_llc');
  const refused = await onboarding.continue(second, {
    'business_details.url': markup,
    'business_details.industry': markup,
    'business_details.structure': 'multi_llc',
  });
  expect(refused.fields).toMatchObject({ 'business_details.url': markup, 'business_details.industry': markup });
  const third = await onboarding.fill(second, 'multi_llc', { 'business_details.industry': markup });
  expect(third.hidden).toMatchObject({ 'business_details.industry': markup });
  const chosen = await onboarding.send({ ...second.fields, step: markup, 'business_details.type': markup });
  const last = await onboarding.fillUpTo('Terms', 'multi_llc');
  const submitted = await onboarding.continue(last, valuesOf(last, 'multi_llc'));
  for (const page of [second, refused, third, chosen, last, submitted, await onboarding.open()]) {
    expect(page.html).not.toContain('<script>');
    expect(page.html).not.toContain('<b>');
    expect(page.html).toContain('&lt;script&gt;');
  }
  await sandbox.close();
});
