import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessStructures, businessTypes } from '../../spec/tables/business-structures';
import { type HostedOnboarding, openHosted } from '../support/hosted-onboarding';
import type { HostedPage } from '../support/hosted-page';
import { type Changes, kinds, onboardingEntry } from '../support/onboarding';

const structures = kinds.filter((kind) => kind !== 'individual');
const types = Object.keys(businessTypes);

let hosted: Awaited<ReturnType<typeof openHosted>>;
beforeAll(async () => {
  hosted = await openHosted();
});
afterAll(() => hosted.sandbox.close());

/** Fills every step, and returns the pages on the way and the last one. */
async function walk(onboarding: HostedOnboarding, structure: (typeof structures)[number], changes: Changes) {
  const passed: HostedPage[] = [];
  let page = await onboarding.open();
  for (; page.inputs.length > 0 && passed.length < 8; page = await onboarding.fill(page, structure, changes))
    passed.push(page);
  return { passed, last: page };
}

/** Returns what the API calls missing in an entry with only a type and a structure. */
async function missingByApi(type: string, structure: string): Promise<string[]> {
  const { id } = await hosted.platform.newSubAccount();
  const answer = await hosted.platform.testMode.post(`/v1/onboarding/${id}`, { business_details: { type, structure } });
  return answer.error.message.replace('missing required parameter ', '').split(', ');
}

const optional = [
  'business_details.legal.address_line2',
  'business_details.doing_business_as.name',
  'representative.address_line2',
  'bank_account.bank_name',
  'bank_account.account_nickname',
];

const isOf = (type: string) => (structure: (typeof structures)[number]) =>
  businessStructures[structure].types.some((each) => each === type);

describe.each(types)('%s', (type) => {
  test.each(structures.filter(isOf(type)))(
    '%s: the form asks for what the API requires, and stores the same entry',
    async (structure) => {
      const changes = { 'business_details.type': type };
      const onboarding = await hosted.newOnboarding();
      const { passed, last } = await walk(onboarding, structure, changes);
      expect([last.status, last.heading, last.data]).toEqual([200, 'Submitted', { 'event-type': 'submitSuccess' }]);

      const missing = await missingByApi(type, structure);
      const positions = passed.map(({ heading }) => /Step \d of \d/.exec(heading)?.[0]);
      expect(positions).toEqual([1, 2, 3, 4, 5].map((at) => `Step ${at} of 5`));

      const asked = passed.flatMap(({ names }) => names);
      const named = [...new Set(asked.map((name) => name.replace(/^owners\..*/, 'owners')))];
      const offered = named.filter((name) => optional.includes(name));
      const line2 = optional.filter((name) => name.endsWith('line2') && asked.includes(name.replace('line2', 'line1')));
      const required = named.slice(2).filter((name) => !offered.includes(name));
      expect(required.toSorted()).toEqual(missing.filter((name) => name !== 'terms_and_conditions.ip').sort());
      if (missing.includes('business_details.legal.name')) expect(required[0]).toBe('business_details.legal.name');
      expect(offered.sort()).toEqual([...optional.filter((name) => !name.endsWith('line2')), ...line2].sort());

      const full = onboardingEntry(structure, { ...changes, 'terms_and_conditions.ip': '127.0.0.1' });
      const sent = pick(full, [...named, 'terms_and_conditions.ip']);
      const { id } = await hosted.platform.newSubAccount();
      const byApi = (await hosted.platform.testMode.post(`/v1/onboarding/${id}`, sent)).onboardingEntry;
      expect(hosted.entryOf(onboarding.accountId)).toMatchObject({ id: onboarding.accountId, payload: byApi.payload });
      expect(hosted.entryOf(onboarding.accountId)?.payload).toStrictEqual(byApi.payload);
    },
  );

  test.each(structures.filter((structure) => !isOf(type)(structure)))(
    '%s is refused on the first step',
    async (structure) => {
      const onboarding = await hosted.newOnboarding();
      const page = await onboarding.open();
      const chosen = { 'business_details.type': type, 'business_details.structure': structure };
      const refused = await onboarding.continue(page, chosen);
      expect([refused.status, refused.heading]).toEqual([422, page.heading]);
      expect(refused.errors).toEqual({
        'business_details.structure': 'Choose a structure that fits the business type.',
      });
      expect(refused.fields).toMatchObject(chosen);
    },
  );
});

/** Returns an object with only the fields at some paths. */
function pick(value: object, paths: readonly string[], within = ''): object {
  const entries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const path = within + name;
    if (paths.includes(path)) return [[name, inner] as const];
    if (!paths.some((each) => each.startsWith(`${path}.`))) return [];
    return [[name, pick(Object(inner), paths, `${path}.`)] as const];
  });
  return Object.fromEntries(entries);
}

test('the steps of a business with owners', async () => {
  const { passed } = await walk(await hosted.newOnboarding(), 'multi_llc', {});
  expect(passed.map(({ heading }) => heading)).toEqual([
    'Step 1 of 5 Business type',
    'Step 2 of 5 Business details',
    'Step 3 of 5 People',
    'Step 4 of 5 Bank account',
    'Step 5 of 5 Terms',
  ]);
  for (const [i, { inputs, buttons, html }] of passed.entries()) {
    const labels = inputs.map(({ label }) => label);
    expect([new Set(labels).size, labels.includes('')]).toEqual([labels.length, false]);
    expect(buttons).toEqual(i === 0 ? ['Continue'] : ['Continue', 'Back']);
    expect(html).toContain(`<progress value="${i + 1}" max="5" aria-label="Step ${i + 1} of 5">`);
  }
  const [type, structure] = passed[0]?.inputs ?? [];
  expect(type).toMatchObject({ label: 'Business type', options: ['', ...types] });
  expect(structure).toMatchObject({ label: 'Business structure', options: ['', ...structures] });
  expect(passed[2]?.inputs.filter(({ name }) => name.startsWith('owners.0'))).toMatchObject([
    { name: 'owners.0.name', label: 'Name of owner 1' },
    { name: 'owners.0.email', label: 'E-mail address of owner 1' },
  ]);
});

test.each([
  ['192.0.2.9', '192.0.2.9'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['/tmp/socket', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('the address %s is stored as %s, with the browser if it has a name', async (remoteAddress, ip) => {
  for (const user_agent of ['Browser/7', undefined]) {
    const onboarding = await hosted.newOnboarding();
    const last = await onboarding.fillUpTo('Terms', 'individual');
    const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
    if (user_agent) headers.set('User-Agent', user_agent);
    const body = new URLSearchParams({ ...last.fields, 'terms_and_conditions.accepted': 'true' }).toString();
    const path = `/onboarding/${onboarding.accountId}`;
    await hosted.sandbox.respond({ method: 'POST', path, query: '', headers, body, remoteAddress });
    const expected = { accepted: true, ip, ...(user_agent && { user_agent }) };
    expect(hosted.entryOf(onboarding.accountId)?.payload.terms_and_conditions).toEqual(expected);
  }
});
