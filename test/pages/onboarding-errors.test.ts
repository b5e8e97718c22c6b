import { describe, afterAll, beforeAll, expect, test } from 'vitest';
import { allFields } from '../../mock-server/pages/onboarding/steps';
import { fieldWords } from '../../mock-server/pages/onboarding/words';
import { openHosted, valuesOf } from '../support/hosted-onboarding';
import { type Changes, onboardingEntry } from '../support/onboarding';

let hosted: Awaited<ReturnType<typeof openHosted>>;
beforeAll(async () => {
  hosted = await openHosted();
});
afterAll(() => hosted.sandbox.close());

/** The code of the API for an entry with a change, and the parameter that its message names. */
async function errorOfApi(changes: Changes): Promise<string> {
  const { id } = await hosted.platform.newSubAccount();
  return (await hosted.platform.testMode.post(`/v1/onboarding/${id}`, onboardingEntry('multi_llc', changes))).error
    .message;
}

const state = 'Enter the code of the state, such as CA.';
const email = 'Enter one e-mail address, such as ada@example.com.';
const plain = /^(?!.*(_|parameter|format is))[A-Z].*\.$/;
const year = 'Enter the four digits of the year. The person must be at least 18.';

test.each<[step: string, path: string, value: string, words: string]>([
  ['Step 1', 'business_details.type', 'company', 'Choose the business type.'],
  ['Step 1', 'business_details.structure', 'llc', 'Choose the business structure.'],
  ['Step 2', 'business_details.url', 'tea', 'Enter the address of the web site, such as tea.example.com.'],
  ['Step 2', 'business_details.industry', 'a\u0001b', 'Check the industry: a character of it is not accepted.'],
  ['Step 2', 'business_details.tax_id', '1234', 'Enter the nine digits of the tax ID.'],
  ['Step 2', 'business_details.email', 'shop', email],
  ['Step 2', 'business_details.legal.address_state', 'California', state],
  ['Step 2', 'business_details.legal.address_postal_code', '?', 'Enter a postal code, such as 94105.'],
  ['Step 2', 'business_details.legal.address_country', 'USA', 'Enter the two letters of the country, such as US.'],
  ['Step 3', 'representative.email', 'ada@', email],
  ['Step 3', 'representative.dob_month', '13', 'Enter the month as two digits from 01 to 12.'],
  ['Step 3', 'representative.dob_day', '32', 'Enter a day of this month as two digits, such as 09.'],
  ['Step 3', 'representative.dob_year', '90', year],
  ['Step 3', 'representative.dob_year', '2030', year],
  ['Step 3', 'representative.address_state', '1', state],
  ['Step 3', 'representative.ssn_last4', '123', 'Enter four digits: the last ones of the SSN.'],
  ['Step 3', 'representative.is_owner', 'perhaps', 'Say whether this person owns a part of the business.'],
  ['Step 3', 'owners.0.email', 'ada', email],
  ['Step 3', 'owners.1.email', 'charles', email],
  ['Step 4', 'bank_account.routing_number', '12', 'Enter the nine digits of the routing number.'],
  ['Step 4', 'bank_account.account_number', '1', 'Enter the account number: 4 to 17 digits.'],
  ['Step 4', 'bank_account.account_type', 'current', 'Choose the account type.'],
  ['Step 5', 'terms_and_conditions.accepted', 'yes', 'Accept the terms and conditions to submit the details.'],
])('%s refuses %s "%s", as the API does: %s', async (step, path, value, words) => {
  const onboarding = await hosted.newOnboarding();
  const page = await onboarding.fillUpTo(step, 'multi_llc');
  const refused = await onboarding.continue(page, { ...valuesOf(page, 'multi_llc'), [path]: value });
  expect([refused.status, refused.heading]).toEqual([422, page.heading]);
  expect(refused.errors).toEqual({ [path]: words });
  expect(await errorOfApi({ [path]: value })).toContain(path);
  expect(refused.alert).toBeUndefined();
  const fixed = await onboarding.continue(refused, valuesOf(page, 'multi_llc'));
  expect(fixed.heading).not.toBe(page.heading);
});

test.each([
  ['31', '04', '1990', 'representative.dob_day'],
  ['29', '02', '1990', 'representative.dob_day'],
  ['05', '05', '2013', 'representative.dob_year'],
])('a date of birth %s.%s.%s: %s, on 4 May 2031', async (day, month, year, path) => {
  const born = { 'representative.dob_day': day, 'representative.dob_month': month, 'representative.dob_year': year };
  const onboarding = await hosted.newOnboarding();
  const page = await onboarding.fillUpTo('Step 3', 'multi_llc');
  const refused = await onboarding.fill(page, 'multi_llc', born);
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [path]]);
  expect(await errorOfApi(born)).toContain(path);
});

test('every field that is required and blank says what to enter', async () => {
  const onboarding = await hosted.newOnboarding();
  let page = await onboarding.open();
  for (let step = 1; step <= 5; step++) {
    const blank = Object.fromEntries(page.names.map((name) => [name, '  ']));
    const refused = await onboarding.continue(page, blank);
    expect([refused.status, refused.heading]).toEqual([422, page.heading]);
    for (const name of page.names) {
      const isOwner = name.startsWith('owners.');
      const isChecked = name === 'representative.is_owner';
      const isOptional = /line2|doing_business_as|bank_name|nickname/.test(name);
      const expected = isOwner || isChecked || isOptional ? undefined : fieldWords(name)?.missing;
      expect([name, refused.errors[name]]).toEqual([name, expected]);
    }
    expect(refused.alert).toBe(page.heading.includes('People') ? 'Enter at least one owner.' : undefined);
    page = await onboarding.fill(page, 'multi_llc');
  }
  expect(page.heading).toBe('Submitted');
});

test('an owner without an e-mail address or a name', async () => {
  const onboarding = await hosted.newOnboarding();
  const page = await onboarding.fillUpTo('People', 'multi_llc');
  const refused = await onboarding.continue(page, {
    ...valuesOf(page, 'multi_llc'),
    'owners.0.email': '',
    'owners.1.name': '',
  });
  expect(refused.errors).toEqual({
    'owners.0.email': 'Enter the e-mail address of this owner.',
    'owners.1.name': 'Enter the name of this owner.',
  });
});

test('every field has words of its own, which name no parameter', () => {
  for (const { path } of allFields) {
    const { missing, invalid } = fieldWords(path) ?? {};
    for (const words of [missing, invalid]) expect([path, words]).toEqual([path, expect.stringMatching(plain)]);
  }
});

test('several fields are refused at once, and what was entered is kept', async () => {
  const onboarding = await hosted.newOnboarding();
  const page = await onboarding.fillUpTo('Bank account', 'individual');
  const entered = {
    'bank_account.bank_name': 'First Bank',
    'bank_account.routing_number': '12',
    'bank_account.account_number': '000987654329876',
  };
  const refused = await onboarding.continue(page, entered);
  expect(Object.keys(refused.errors)).toEqual([
    'bank_account.account_owner_name',
    'bank_account.routing_number',
    'bank_account.account_type',
  ]);
  expect(refused.fields).toMatchObject(entered);
  expect(refused.html.match(/autofocus/g)).toHaveLength(1);
});

describe('secrecy', () => {
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
});
