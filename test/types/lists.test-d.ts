import { test } from 'vitest';
import { type DeclineCode, type ErrorCode, type EventName, type ScenarioName, testScenario } from '../../sdk';
import { declineScenarios, errorCodes, scenarios, testBankAccounts, testCards, webhookEvents } from '../../spec';

// Each list is a table of tests as it is.
test.each(declineScenarios)('$name', ({ name, declineCode }) => {
  testScenario(name);
  const code: DeclineCode = declineCode;
  return void code;
});
test.each(scenarios)('$name', ({ name, result, declineCode, summary }) => {
  const names: ScenarioName = name;
  const results: 'approved' | 'declined' | 'refused' | 'unanswered' = result;
  // @ts-expect-error not every scenario is a decline
  const code: DeclineCode = declineCode;
  return void [names, results, code, summary];
});
test.each(testCards)('$number', ({ number, brand, result, declineCode }) => {
  const results: 'approved' | 'declined' | 'refused' | 'unanswered' | 'invalid' = result;
  return void [number, brand, results, declineCode];
});
test.each(testBankAccounts)('$account_number', ({ routing_number, account_number, declineCode }) => {
  const code: DeclineCode | null = declineCode;
  return void [routing_number, account_number, code];
});
test.each(errorCodes)('$code', ({ code, status, message }) => {
  const known: ErrorCode = code;
  const shown: [number, string] = [status, message];
  return void [known, shown];
});
test.each(webhookEvents)('$name', ({ name, resource, when }) => {
  const known: EventName = name;
  return void [known, resource, when];
});

// @ts-expect-error the lists are shared: nobody changes them
scenarios.push(scenarios[0]);
// @ts-expect-error nor their cases
for (const row of testCards) row.number = '';
