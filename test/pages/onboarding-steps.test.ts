import { describe, expect, test } from 'vitest';
import { schemaOf } from '../../mock-server/pages/onboarding/entry';
import { hintOf } from '../../mock-server/pages/onboarding/inputs';
import { allFields, fieldsFor, stepOf, steps, stepsFor } from '../../mock-server/pages/onboarding/steps';
import { onboardingRequirements, ownerFields } from '../../spec/tables/onboarding-requirements';
import { kinds } from '../support/onboarding';

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

test('hints are the formats of the API', () => {
  const hints = allFields.map(({ path, title }) => [path, hintOf(title, schemaOf(path))]);
  expect(Object.fromEntries(hints.filter(([path]) => !path?.startsWith('owners')))).toMatchObject({
    'business_details.url': 'A host name, optionally with a path',
    'business_details.tax_id': 'Nine digits',
    'business_details.industry': undefined,
    'representative.email': undefined,
    'representative.dob_month': 'Two digits',
    'representative.dob_year': 'Four digits',
    'representative.address_country': 'ISO 3166 code of two letters',
    'bank_account.account_number': '4 to 17 digits',
  });
});

describe.each(['individual', 'for_profit', 'non_profit', 'government_entity'] as const)('%s', (type) => {
  test.each(structures)('%s: 5 steps, or 6 with owners', (structure) => {
    const used = stepsFor({ type, structure });
    const names = fieldsFor({ type, structure }).map(({ path }) => path);
    const hasOwners = names.some((name) => name.startsWith('owners.'));
    expect(used).toEqual(steps.filter(({ key }) => hasOwners || key !== 'owners'));
    expect(names.filter((name) => byServer.includes(name))).toEqual([]);
  });
});

test.each([
  [undefined, undefined],
  ['for_profit', undefined],
  [undefined, 'sole_proprietorship'],
] as const)('with type %s and structure %s all 6 steps count', (type, structure) => {
  expect(stepsFor({ type, structure })).toHaveLength(6);
});
