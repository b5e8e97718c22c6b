import { expect, test } from 'vitest';
import { businessStructures, requirementColumns, type BusinessStructure } from '../../spec/tables/business-structures';
import { onboardingRequirements, requiredPaths } from '../../spec/tables/onboarding-requirements';
import { operations } from '../../spec/resources';
import { pathsOf } from '../support/json-mutations';
import { kinds } from '../support/onboarding';

const structures: readonly BusinessStructure[] = kinds.filter((kind) => kind !== 'individual');

test('each structure has a column of requirements', () => {
  expect(Object.keys(businessStructures)).toEqual(structures);
  expect(requirementColumns).toHaveLength(structures.length);
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
