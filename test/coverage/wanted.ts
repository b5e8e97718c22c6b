import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { errors } from '../../spec/tables/errors';
import { feeTypes } from '../../spec/tables/fee-types';
import { limits } from '../../spec/tables/limits';
import { networkErrorCategories } from '../../spec/tables/network-errors';
import { requirementColumns } from '../../spec/tables/business-structures';
import { onboardingRequirements } from '../../spec/tables/onboarding-requirements';
import { operations } from '../../spec/resources';
import { type ScenarioRow, scenarios } from '../../spec/tables/scenarios';
import { machines } from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { CoverageKind } from './records';

/** The item of a transition from one of its initial states. */
export function transitionItem(machine: string, transition: string, from: string): string {
  return `${machine}: ${from}, ${transition}`;
}

/** The item of a field that is required or optional for a business structure. */
export function requirementItem(path: string, column: string): string {
  return `${path}, ${column}`;
}

/** The item of a field of a body, which a handler must read. A nested object is the same in each operation that takes it. */
export function fieldItem(operation: string, path: string): string {
  return path.includes('.') ? path : `${operation} ${path}`;
}

const ofToken = 'It is read when an access token is issued, which is no operation on an account.';
const sameForAll = 'It is validated. Every payment by bank has the same outcome for each of its values.';
const notCompared = 'It is validated. The issuer compares the first line and the postal code only.';

/** Fields that are declared, and that no handler reads, with the reason. */
const unread: Readonly<Record<string, string>> = {
  'createAccessToken client_id': ofToken,
  'createAccessToken client_secret': ofToken,
  'createAccessToken grant_type': 'There is one grant.',
  'createAccessToken scope': 'A token is for everything. The response warns of it.',
  'createProvisioning product_category': 'It is validated, and has one value.',
  'payment_method.card.brand': 'The brand follows from the number.',
  'payment_method.card.address_line2': notCompared,
  'payment_method.card.address_city': notCompared,
  'payment_method.card.address_state': notCompared,
  'payment_method.card.address_country': notCompared,
  'card.address_line2': notCompared,
  'card.address_city': notCompared,
  'card.address_state': notCompared,
  'card.address_country': notCompared,
  'payment_method.bank_account.account_type': sameForAll,
  'payment_method.bank_account.account_owner_type': sameForAll,
  'payment_method.bank_account.country': sameForAll,
};

/** Returns the fields of a body that have an effect. Those of a response that people send back are declared as ignored. */
function fieldsOf(id: string, { properties = {}, items }: Schema, within: string): string[] {
  if (items) return fieldsOf(id, items, within);
  return Object.entries(properties).flatMap(([name, field]) => {
    const item = fieldItem(id, within + name);
    if (field.readOnly || Object.hasOwn(unread, item)) return [];
    return [item, ...fieldsOf(id, field, `${within}${name}.`)];
  });
}

function bodyFields(): string[] {
  const all = Object.entries<Operation>(operations).flatMap(([id, { body = {} }]) => fieldsOf(id, body, ''));
  return [...new Set(all)];
}

function transitions(): string[] {
  const each: Readonly<Record<string, Machine<string, string>>> = machines;
  return Object.entries(each).flatMap(([machine, { transitions }]) =>
    Object.entries(transitions).flatMap(([name, { from }]) =>
      from.map((state) => transitionItem(machine, name, state)),
    ),
  );
}

function networkErrorCodes(): string[] {
  const codes = Object.values<ScenarioRow>(scenarios).flatMap(({ outcome }) =>
    'networkErrorCode' in outcome && outcome.networkErrorCode !== null ? [outcome.networkErrorCode] : [],
  );
  return [...new Set(codes)].sort();
}

/** The items of the specification tables that the tests must exercise. */
export const wanted: Readonly<Record<CoverageKind, readonly string[]>> = {
  operations: Object.keys(operations),
  'body fields': bodyFields(),
  'error codes': Object.keys(errors),
  scenarios: Object.keys(scenarios),
  'bank scenarios': Object.keys(bankScenarios),
  'network error codes': networkErrorCodes(),
  'network error categories': networkErrorCategories.map(({ network, category }) => `${network} ${category}`),
  'state transitions': transitions(),
  'onboarding requirements': onboardingRequirements.flatMap(({ path }) =>
    requirementColumns.map((column) => requirementItem(path, column)),
  ),
  'fee types': Object.keys(feeTypes),
  limits: Object.keys(limits),
};
