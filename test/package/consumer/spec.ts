import {
  declineScenarios,
  type ErrorCode,
  errorCodes,
  errors,
  errorsOf,
  operations,
  scenarios,
  testBankAccounts,
  testCards,
  webhookEvents,
} from 'payments-sandbox/spec';
import { testScenario } from 'payments-sandbox';

const codes: readonly ErrorCode[] = errorsOf(operations.createPayment);
if (!codes.includes('card_declined')) throw new Error(codes.join());
if (errors.insufficient_funds.status !== 402) throw new Error(String(errors.insufficient_funds.status));
if (scenarios.length < 31) throw new Error(String(scenarios.length));

/** As in tables of tests: each row has its literal types. */
const lines = [
  ...declineScenarios.map(({ name, declineCode }) => `${JSON.stringify(testScenario(name))} ${declineCode.length}`),
  ...testCards.map(({ number, brand }) => `${number} ${brand}`),
  ...testBankAccounts.map(({ routing_number, account_number }) => `${routing_number} ${account_number}`),
  ...errorCodes.map(({ code, status }) => `${code} ${status.toFixed()}`),
  ...webhookEvents.map(({ name, resource }) => `${name} ${resource}`),
];
if (lines.length < 100 || lines.includes('undefined')) throw new Error(lines.join('\n'));
export const result = 'succeeded';
console.log(result);
