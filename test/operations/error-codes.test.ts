import { describe, expect, test } from 'vitest';
import { type ErrorCode, type ErrorRow, errors, isErrorCode } from '../../spec/tables/errors';
import type { ApiResponse } from '../support/api';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import type { Case } from './error-codes/case';
import { controlCases } from './error-codes/control';
import { declineCases } from './error-codes/declines';
import { operationCases } from './error-codes/operations';
import { parameterCases } from './error-codes/parameters';
import { ownFrontCases, requestCases } from './error-codes/requests';

/** The request that brings about each error there is. */
const cases: Readonly<Record<ErrorCode, Case>> = {
  ...requestCases,
  ...ownFrontCases,
  ...parameterCases,
  ...declineCases,
  ...operationCases,
  ...controlCases,
};

const codes = Object.keys(errors).filter(isErrorCode);
const needsOwnFront = (code: string) => Object.hasOwn(ownFrontCases, code);

/** A sentence of the table, with something in each of its gaps. */
function filled({ message }: ErrorRow): RegExp {
  const pieces = message.template.split(/<\w+>/).map((piece) => piece.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp(`^${pieces.join('[^<>]+')}$`);
}

const headersOf = ({ headers }: ApiResponse) => ({
  'Should-Retry': headers.get('Should-Retry'),
  'WWW-Authenticate': headers.get('WWW-Authenticate'),
  Allow: headers.get('Allow'),
  Deprecation: headers.get('Deprecation'),
});

function expectError(answer: ApiResponse, code: ErrorCode, deprecation: 'true' | null = null): void {
  const row: ErrorRow = errors[code];
  expect([answer.status, answer.error.code]).toEqual([row.status, code]);
  expect(answer.error.message).toMatch(filled(row));
  expect(answer.headers.get('Request-Id')).toMatch(/^req_[0-9A-Za-z]{22}$/);
  expect(headersOf(answer)).toEqual({
    'Should-Retry': row.shouldRetry?.toString() ?? null,
    'WWW-Authenticate': row.status === 401 ? 'Bearer' : null,
    Allow: row.status === 405 ? 'POST, GET' : null,
    Deprecation: deprecation,
  });
  recordExercised('error codes', code);
}

describe('on a front of their own', () => {
  test.each(Object.entries(ownFrontCases))('%s', async (code, provoke) => {
    if (isErrorCode(code)) expectError(await provoke(), code);
  });
});

eachFront((front) => {
  test.each(codes.filter((code) => !needsOwnFront(code)))('%s', async (code) => {
    expectError(await cases[code](await front.newPlatform()), code);
  });

  test.each([
    'not_authenticated',
    'malformed_request',
    'idempotency_key_required',
    'resource_not_found',
    'amount_required',
    'card_declined',
    'internal_server_error',
  ] as const)('%s, asked with the older header', async (code) => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    const older: TestPlatform = { ...platform, testMode: platform.testMode.with({ 'Seller-Account': id }) };
    expectError(await cases[code](older), code, 'true');
  });
});
