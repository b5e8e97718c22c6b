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
import type { CoverageKind } from './records';

/** The item of a transition from one of its initial states. */
export function transitionItem(machine: string, transition: string, from: string): string {
  return `${machine}: ${from}, ${transition}`;
}

/** The item of a field that is required or optional for a business structure. */
export function requirementItem(path: string, column: string): string {
  return `${path}, ${column}`;
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
