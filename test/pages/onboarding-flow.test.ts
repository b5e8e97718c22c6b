import { afterAll, beforeAll, expect, test, describe } from 'vitest';
import type { HostedPage } from '../support/hosted-page';
import { openHosted, valuesOf } from '../support/hosted-onboarding';
import { schemaOf } from '../../mock-server/pages/onboarding/entry';
import { allFields, fieldsFor, stepOf, steps } from '../../mock-server/pages/onboarding/steps';
import { fieldWords } from '../../mock-server/pages/onboarding/words';
import { onboardingRequirements, ownerFields } from '../../spec/tables/onboarding-requirements';
import { kinds } from '../support/onboarding';

let hosted: Awaited<ReturnType<typeof openHosted>>;
beforeAll(async () => {
  hosted = await openHosted();
});
afterAll(() => hosted.sandbox.close());

const start = async () => {
  const onboarding = await hosted.newOnboarding();
  return { onboarding, payload: () => hosted.entryOf(onboarding.accountId)?.payload };
};

/** The fields of all steps that a page sends and that are not blank. */
const entered = ({ fields }: HostedPage) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => name !== 'step' && value !== ''));

test('Back keeps everything that was entered, right or wrong', async () => {
  const { onboarding } = await start();
  let page = await onboarding.fillUpTo('Terms', 'multi_llc');
  const before = entered(page);
  for (const heading of ['Step 4', 'Step 3', 'Step 2', 'Step 1']) {
    page = await onboarding.back(page);
    expect([page.status, page.heading, page.errors]).toEqual([200, expect.stringContaining(heading), {}]);
    expect(entered(page)).toEqual(before);
  }
  expect(page.buttons).toEqual(['Continue']);

  page = await onboarding.fillUpTo('Bank account', 'multi_llc');
  const wrong = { 'bank_account.routing_number': 'twelve', 'bank_account.account_type': '' };
  page = await onboarding.back(page, wrong);
  expect([page.status, page.heading]).toEqual([200, 'Step 3 of 5 People']);
  page = await onboarding.continue(page);
  expect([page.status, page.fields]).toEqual([200, expect.objectContaining(wrong)]);
});

test('Back on the first step stays there', async () => {
  const { onboarding } = await start();
  const page = await onboarding.back(await onboarding.open(), { 'business_details.type': 'non_profit' });
  expect([page.status, page.heading]).toEqual([200, 'Step 1 of 5 Business type']);
  expect(page.fields).toMatchObject({ 'business_details.type': 'non_profit' });
});

test('a box that is ticked, and unticked later', async () => {
  const { onboarding, payload } = await start();
  let page = await onboarding.fillUpTo('Bank account', 'individual');
  expect(page.hidden).toMatchObject({ 'representative.is_owner': 'true' });
  page = await onboarding.back(page);
  page = await onboarding.continue(page, { 'representative.is_owner': undefined });
  expect(page.hidden).not.toHaveProperty('representative.is_owner');
  page = await onboarding.fill(await onboarding.fill(page, 'individual'), 'individual');
  expect([page.heading, payload()?.representative.is_owner]).toEqual(['Submitted', false]);
});

test('blank rows of owners are left out, and the others move up', async () => {
  const { onboarding, payload } = await start();
  let page = await onboarding.fillUpTo('People', 'private_partnership');
  expect(page.names.filter((name) => name.startsWith('owners.'))).toHaveLength(8);
  page = await onboarding.fill(page, 'private_partnership', { owners: [] });
  expect(page.alert).toBe('Enter at least one owner.');
  page = await onboarding.continue(page, {
    'owners.1.name': 'Ada',
    'owners.1.email': 'ada@tea.example',
    'owners.2.name': ' ',
    'owners.3.name': 'Charles',
  });
  expect(page.errors).toEqual({ 'owners.1.email': 'Enter the e-mail address of this owner.' });
  expect(page.fields).toMatchObject({
    'owners.0.name': 'Ada',
    'owners.0.email': 'ada@tea.example',
    'owners.1.name': 'Charles',
    'owners.2.name': '',
    'owners.3.name': '',
  });
  page = await onboarding.continue(page, { 'owners.1.email': 'charles@tea.example' });
  page = await onboarding.fill(await onboarding.fill(page, 'private_partnership'), 'private_partnership');
  expect(page.heading).toBe('Submitted');
  expect(payload()?.owners).toEqual([
    { name: 'Ada', email: 'ada@tea.example' },
    { name: 'Charles', email: 'charles@tea.example' },
  ]);
});

test('a structure that is changed drops the fields that it does not need', async () => {
  const { onboarding, payload } = await start();
  let page = await onboarding.fillUpTo('Terms', 'multi_llc');
  while (!page.heading.includes('Step 1')) page = await onboarding.back(page);
  page = await onboarding.continue(page, { 'business_details.structure': 'public_corporation' });
  for (const heading of ['Step 2 of 5', 'Step 3 of 5', 'Step 4 of 5', 'Step 5 of 5']) {
    expect(page.heading).toContain(heading);
    page = await onboarding.continue(page, { ...valuesOf(page, 'public_corporation') });
  }
  expect(page.heading).toBe('Submitted');
  expect(payload()?.representative).toEqual({ name: 'Ada Lovelace', title: 'Director' });
  expect(payload()).not.toHaveProperty('owners');
});

test('a structure that is changed back finds what was entered for it', async () => {
  const { onboarding } = await start();
  let page = await onboarding.fillUpTo('Terms', 'multi_llc');
  const { hidden } = page;
  while (!page.heading.includes('Step 1')) page = await onboarding.back(page);
  page = await onboarding.continue(page, { 'business_details.structure': 'public_corporation' });
  page = await onboarding.back(page);
  for (let step = 1; step <= 4; step++)
    page = await onboarding.continue(page, step === 1 ? { 'business_details.structure': 'multi_llc' } : {});
  expect([page.heading, page.hidden]).toEqual(['Step 5 of 5 Terms', hidden]);
});

test.each([
  ['business_details.type', 'company', 'Step 1', 'Choose the business type.'],
  ['business_details.structure', undefined, 'Step 1', 'Choose the business structure.'],
  ['business_details.tax_id', 'x', 'Step 2', 'Enter the nine digits of the tax ID.'],
  ['representative.dob_year', '2030', 'Step 3', 'Enter the four digits of the year. The person must be at least 18.'],
  ['representative.is_owner', 'maybe', 'Step 3', 'Say whether this person owns a part of the business.'],
  ['owners.1.email', undefined, 'Step 3', 'Enter the e-mail address of this owner.'],
  ['bank_account.account_number', '1', 'Step 4', 'Enter the account number: 4 to 17 digits.'],
])('a hidden field that was changed on the last step: %s to "%s"', async (path, value, heading, message) => {
  const { onboarding, payload } = await start();
  const last = await onboarding.fillUpTo('Terms', 'multi_llc');
  const page = await onboarding.continue(last, { ...valuesOf(last, 'multi_llc'), [path]: value });
  expect([page.status, page.heading]).toEqual([422, expect.stringContaining(heading)]);
  expect(page.errors).toMatchObject({ [path]: message });
  expect(payload()).toBeUndefined();
});

test('fields that the form does not have are ignored', async () => {
  const { onboarding, payload } = await start();
  const last = await onboarding.fillUpTo('Terms', 'individual');
  const page = await onboarding.continue(last, {
    ...valuesOf(last, 'individual'),
    'terms_and_conditions.ip': '192.0.2.99',
    'owners.4.name': 'Fifth',
    'representative.ssn': '123-45-6789',
    __proto__x: '1',
    onboarding_version: 'v9.9',
  });
  expect(page.heading).toBe('Submitted');
  expect(payload()?.onboarding_version).toBe('v1.0');
  expect(payload()?.terms_and_conditions.ip).toBe('127.0.0.1');
});

test.each([
  [{}],
  [{ step: 'terms' }],
  [{ step: 'nothing' }],
  [{ step: '__proto__', action: 'back' }],
  [{ step: 'owners' }],
])('a form that was made up, %j, stores nothing', async (fields) => {
  const { onboarding, payload } = await start();
  const page = await onboarding.send(fields);
  expect([200, 422]).toContain(page.status);
  expect(page.heading).toMatch(/^Step \d of \d/);
  expect(payload()).toBeUndefined();
});

test('nothing is stored before the last step', async () => {
  const { onboarding, payload } = await start();
  const platform = hosted.sandbox.platform(hosted.platform.id);
  await hosted.platform.testMode.get('/v1/payments');
  const before = hosted.platform.countEvents();
  const accountRow = () => JSON.stringify(platform.rows.find('accounts', onboarding.accountId));
  const account = accountRow();
  await onboarding.fillUpTo('Terms', 'multi_llc');
  expect([payload(), hosted.platform.countEvents(), accountRow()]).toEqual([undefined, before, account]);
});

test('a form that is sent twice stores one entry', async () => {
  const { onboarding } = await start();
  const last = await onboarding.fillUpTo('Terms', 'individual');
  const before = hosted.platform.countEvents();
  const pages = await Promise.all([onboarding.fill(last, 'individual'), onboarding.fill(last, 'individual')]);
  expect(pages.map(({ status }) => status)).toEqual([200, 409]);
  expect(pages[0]?.heading).toBe('Submitted');
  expect(pages[1]?.alert).toMatch(/\w/);
  await hosted.platform.testMode.get(`/v1/sub_accounts/${onboarding.accountId}`);
  expect(hosted.platform.countEvents() - before).toBe(7);
});

describe('steps', () => {
  const structures = kinds.filter((kind) => kind !== 'individual');
  const byServer = ['terms_and_conditions.ip', 'terms_and_conditions.user_agent'];

  test('every row of the requirements is on exactly one step, except what the server knows', () => {
    const asked = onboardingRequirements.map(({ path }) => path).filter((path) => !byServer.includes(path));
    const names = allFields.map(({ path }) => path);
    expect([...new Set(names.map((name) => name.replace(/^owners\..*/, 'owners')))]).toEqual(asked);
    expect(new Set(names).size).toBe(names.length);
    for (const path of names) {
      const having = steps.filter(({ paths }) => paths.some((each) => path === each || path.startsWith(`${each}.`)));
      const isFirst = having.length === 2 && having[0] === steps[0];
      expect([path, having.length === 1 || isFirst]).toEqual([path, true]);
      expect(having[0]).toBe(stepOf(path));
    }
  });

  test('owners have a row for each that the API takes', () => {
    const names = allFields.map(({ path }) => path).filter((path) => path.startsWith('owners.'));
    expect(names).toHaveLength((schemaOf('owners').maxItems ?? 0) * ownerFields.length);
    for (const name of names) expect(schemaOf(name).type).toBe('string');
    expect(Object.keys(schemaOf('owners').items?.properties ?? {})).toEqual(ownerFields.map(({ name }) => name));
  });

  test('labels are unique within a step, and not empty', () => {
    for (const step of steps) {
      const titles = allFields.filter(({ path }) => stepOf(path) === step).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles).not.toContain('');
    }
  });

  test('choices have a title for each value of the schema, and nothing else', () => {
    for (const { path, values } of allFields)
      expect([path, values && Object.keys(values)]).toEqual([path, schemaOf(path).enum]);
  });

  test('fields of a group follow each other', () => {
    const groups = allFields.map(({ group }) => group).filter((group, i, all) => group !== all[i - 1]);
    const named = groups.filter((group) => group !== undefined);
    expect(new Set(named).size).toBe(named.length);
  });

  test('a field with a format says so', () => {
    for (const { path } of allFields) {
      const { pattern, 'x-errors': errors = {} } = schemaOf(path);
      const isFormat = pattern !== undefined && errors.pattern === undefined && errors.invalid !== 'email_invalid';
      expect([path, fieldWords(path)?.hint !== undefined]).toEqual([path, isFormat]);
    }
  });

  describe.each(['individual', 'for_profit', 'non_profit', 'government_entity'] as const)('%s', (type) => {
    test.each(structures)('%s: each of the 5 steps asks for something', (structure) => {
      const names = fieldsFor({ type, structure }).map(({ path }) => path);
      expect(steps.map((step) => names.some((name) => stepOf(name) === step))).toEqual(Array(5).fill(true));
      expect(names.filter((name) => byServer.includes(name))).toEqual([]);
    });
  });
});
