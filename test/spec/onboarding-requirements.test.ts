import { describe, expect, test } from 'vitest';
import { businessStructures, requirementColumns, type BusinessStructure } from '../../spec/tables/business-structures';
import { onboardingRequirements, requiredPaths } from '../../spec/tables/onboarding-requirements';
import { operations } from '../../spec/resources';
import { pathsOf } from '../support/json-mutations';
import { kinds } from '../support/onboarding';

const structures: readonly BusinessStructure[] = kinds.filter((kind) => kind !== 'individual');

const small = ['sole_proprietorship', 'single_llc'];
const public_ = ['public_partnership', 'public_corporation'];
const government = ['government_unit', 'government_instrumentality', 'tax_exempt_government_instrumentality'];
const owned = ['multi_llc', 'private_partnership', 'private_corporation', 'unincorporated_association'];

test('each structure has a column of requirements', () => {
  expect(Object.keys(businessStructures)).toEqual(structures);
  expect(requirementColumns).toHaveLength(structures.length);
});

describe.each(structures)('%s', (structure) => {
  const paths = requiredPaths('for_profit', structure);

  test.each([
    ['business_details.url', true],
    ['business_details.industry', true],
    ['representative.name', true],
    ['bank_account.account_number', true],
    ['terms_and_conditions.ip', true],
    ['business_details.doing_business_as.name', false],
    ['terms_and_conditions.user_agent', false],
    ['representative.address_line2', false],
    ['business_details.tax_id', true],
    ['business_details.legal.name', true],
    ['business_details.phone', !small.includes(structure)],
    ['business_details.legal.address_city', !small.includes(structure)],
    ['representative.title', !small.includes(structure)],
    ['representative.email', ![...public_, ...government].includes(structure)],
    ['representative.address_line1', ![...public_, ...government].includes(structure)],
    ['representative.is_owner', ![...public_, ...government].includes(structure)],
    ['representative.ssn_last4', !public_.includes(structure)],
    ['representative.dob_year', !public_.includes(structure)],
    ['owners', owned.includes(structure)],
  ])('%s: %s', (path, required) => {
    expect(paths.includes(path)).toBe(required);
  });

  test('for the type individual, the structure has no effect', () => {
    expect(requiredPaths('individual', structure)).toEqual(requiredPaths('individual', 'sole_proprietorship'));
  });
});

test('an individual needs neither a tax id nor a legal name, but an identity', () => {
  const paths = requiredPaths('individual', 'multi_llc');
  expect(paths.filter((path) => path.startsWith('business_details.'))).toEqual([
    'business_details.type',
    'business_details.structure',
    'business_details.url',
    'business_details.industry',
  ]);
  expect(paths).toContain('representative.ssn_last4');
  expect(paths).not.toContain('owners');
});

test.each([
  [
    'a type',
    undefined,
    'multi_llc',
    ['business_details.type', 'business_details.structure'],
    'business_details.tax_id',
  ],
  ['a structure', 'for_profit', undefined, ['business_details.tax_id'], 'business_details.phone'],
  ['a type', undefined, 'government_unit', ['bank_account.account_type'], 'representative.title'],
  ['either', undefined, undefined, ['representative.name'], 'business_details.tax_id'],
  ['a structure, which has no effect', 'individual', undefined, ['representative.ssn_last4'], 'representative.title'],
] as const)('without %s only the fields that are required in every case', (_, type, structure, required, open) => {
  const paths = requiredPaths(type, structure);
  expect(paths).toEqual(expect.arrayContaining([...required]));
  expect(paths).not.toContain(open);
});

test('the table has exactly one row for each field of the payload', () => {
  const fields = pathsOf(operations.createOnboardingEntry.body ?? {}).map((path) => path.join('.'));
  const rows = onboardingRequirements.map(({ path }) => path);
  const groups = ['business_details', 'representative', 'bank_account', 'terms_and_conditions'];
  const outer = [...groups, 'business_details.legal', 'business_details.doing_business_as', 'onboarding_version'];
  expect(fields.filter((field) => !outer.includes(field))).toEqual(rows);
});

test('required paths are unique and in payload order', () => {
  const order = onboardingRequirements.map(({ path }) => path);
  expect(new Set(order).size).toBe(order.length);
  expect(requiredPaths('for_profit', 'multi_llc')).toEqual(
    order.filter((path) => requiredPaths('for_profit', 'multi_llc').includes(path)),
  );
});
