import { type BankScenarioName, bankScenarios } from '../../spec/tables/bank-scenarios';
import { type CardScenarioName, type ScenarioName, scenarios } from '../../spec/tables/scenarios';
import type { Metadata, PaymentMethodRow } from '../rows';
import { printableName } from './parameter-name';

type Method = Pick<PaymentMethodRow, 'card'>;

/** Returns the scenario name in a payment's metadata, known or not. Source: Test scenarios. */
export function requestedScenario(metadata: Metadata): string | undefined {
  const test = metadata['payment_test'];
  if (typeof test !== 'object' || test === null || !('scenario' in test)) return undefined;
  return typeof test.scenario === 'string' ? test.scenario : undefined;
}

/** Returns the warning about a member of metadata that seems to ask for a scenario, in a form or a place that asks for none. */
export function misplacedScenario(name: string, value: unknown): string | undefined {
  return name === 'payment_test' ? formProblem(value) : placeProblem(name, value);
}

/** The same in the metadata of a payment method, where only simulated errors are read. */
export function scenarioOfMethod(name: string, value: unknown): string | undefined {
  const scenario = requestedScenario({ [name]: value });
  return scenario === undefined
    ? misplacedScenario(name, value)
    : `a scenario in the metadata of a payment method; in the metadata of the payment ${formOf(scenario)}`;
}

function formProblem(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return `payment_test is not an object; ${formOf(value)}`;
  for (const [name, member] of Object.entries<unknown>({ ...value })) {
    if (name !== 'scenario' && name !== 'error')
      return `unknown member "${printableName(name)}" of payment_test; ${formOf(member)}`;
    if (member !== null && typeof member !== 'string')
      return `payment_test.${name} is not a text; ${name === 'error' ? ERROR_FORM : formOf(member)}`;
  }
  return undefined;
}

/** Names that are read as one with `payment_test`, without what is no letter or digit. */
const paymentTestNames = ['paymenttest', 'paymenttestscenario', 'paymenttesterror'];

/** Metadata may have a `scenario` of its own, so it counts only with the name of a scenario. */
function placeProblem(name: string, value: unknown): string | undefined {
  const bare = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const isMeant = bare === 'scenario' ? isScenario(value) : paymentTestNames.includes(bare);
  if (!isMeant) return undefined;
  const form = bare.endsWith('error') ? ERROR_FORM : formOf(value);
  return `"${printableName(name)}" in the metadata is not read; ${form}`;
}

const ERROR_FORM = 'write "payment_test": { "error": "gateway_rate_limit_error" }';

export const isScenario = (value: unknown): value is ScenarioName =>
  typeof value === 'string' && (isCardScenario(value) || isBankScenario(value));

const formOf = (value: unknown): string =>
  `write "payment_test": { "scenario": "${isScenario(value) ? value : 'insufficient_funds'}" }`;

export function isCardScenario(name: string): name is CardScenarioName {
  return Object.hasOwn(scenarios, name);
}

export function isBankScenario(name: string): name is BankScenarioName {
  return Object.hasOwn(bankScenarios, name);
}

/** Whether a payment with a method can have the scenario. Cards and bank accounts have different ones. */
export function isScenarioOf({ card }: Method, name: string): name is ScenarioName {
  return card ? isCardScenario(name) : isBankScenario(name);
}

/** Returns the names of the scenarios that a payment with a method can have. */
export function scenarioNames({ card }: Method): readonly string[] {
  return Object.keys(card ? scenarios : bankScenarios);
}
