import { controlOperations, errorsOf, type Operation, operations } from '../../../spec';
import { bankScenarios } from '../../../spec/tables/bank-scenarios';
import type { DeclineCodeRow } from '../../../spec/tables/decline-codes';
import type { ErrorRow } from '../../../spec/tables/errors';
import type { MeaningRow } from '../../../spec/vocabulary/meaning';
import { scenarios } from '../../../spec/tables/scenarios';
import { testBankAccounts, testCards } from '../../../spec/tables/test-cards';
import { codesOf, type OutcomeCodes } from '../outcome-codes';

/** The facts of a code. */
export interface CodeDetails {
  readonly code: string;
  readonly type: 'error' | 'decline' | 'network';
  /** The HTTP status; null for a code that is a part of another error. */
  readonly status: number | null;
  readonly message: string;
  /** The rule behind the error, and what to change. */
  readonly explanation: string | null;
  readonly when: string;
  readonly retry: string | null;
  /** Operations that return it, or test data that leads to it. */
  readonly occurs_in: readonly string[];
}

/** Describes an error code. */
export function describeError(code: string, row: ErrorRow): CodeDetails {
  const { shouldRetry, retryAfterSeconds } = row;
  const after = retryAfterSeconds === undefined ? '' : `, after ${retryAfterSeconds} s`;
  return {
    code,
    type: 'error',
    status: row.status,
    message: row.message.template,
    explanation: row.explanation.template,
    when: row.description,
    retry: shouldRetry === undefined ? null : shouldRetry ? `Yes${after}` : 'No',
    occurs_in: operationsWith(code),
  };
}

/** Describes the reason for a decline. */
export function describeDeclineCode(code: string, { message }: DeclineCodeRow): CodeDetails {
  const banks = Object.entries(bankScenarios).filter(([, row]) => row.declineCode === code);
  const accounts = testBankAccounts.filter(({ declineCode }) => declineCode === code);
  return {
    code,
    type: 'decline',
    status: null,
    message,
    explanation: null,
    retry: null,
    when: '`decline_code` of a declined card, which is the error card_declined, or of a bank payment that failed.',
    occurs_in: [
      ...testDataWith('decline_code', code),
      ...banks.map(([name]) => `scenario ${name} of a bank payment`),
      ...accounts.map(({ account_number }) => `bank account ${account_number}`),
    ],
  };
}

/** Describes the code of a card network. */
export function describeNetworkError(code: string, { meaning }: MeaningRow): CodeDetails {
  return {
    code,
    type: 'network',
    status: null,
    message: meaning,
    explanation: null,
    retry: null,
    when: '`network_error_code` of the error of a card payment.',
    occurs_in: testDataWith('network_error_code', code),
  };
}

function operationsWith(code: string): readonly string[] {
  const all: readonly Operation[] = [...Object.values(operations), ...Object.values(controlOperations)];
  const found = all.filter((operation) => errorsOf(operation).some((each) => each === code));
  if (found.length === all.length) return ['every operation'];
  return found.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

function testDataWith(field: Exclude<keyof OutcomeCodes, 'result'>, code: string): readonly string[] {
  const named = Object.entries(scenarios).filter(([, { outcome }]) => codesOf(outcome)[field] === code);
  const cards = testCards.filter(({ outcome }) => outcome !== null && codesOf(outcome)[field] === code);
  return [...named.map(([name]) => `scenario ${name}`), ...cards.map(({ number }) => `card ${number}`)];
}
