import { describe, expect, test } from 'vitest';
import { ApiError, CardDeclinedError, PaymentError } from '../../sdk';
import { redact, redactId } from '../../sdk/transport/redact';
import { redactBody, redactHeaders, redactUrl } from '../../sdk/transport/redact-exchange';
import { testCards } from '../../spec/tables/test-cards';
import { clientOf, fakeService, json } from './fake-service';

const SECRET = 'sk_k7Qm-29';

describe('a secret in a text is replaced where it stands as a whole token', () => {
  test.each([
    [SECRET, '[redacted]'],
    [`"${SECRET}", sent twice: ${SECRET},${SECRET}.`, '"[redacted]", sent twice: [redacted],[redacted].'],
    [`${SECRET} ${SECRET}`, '[redacted] [redacted]'],
    [`key=${SECRET}&x`, 'key=[redacted]&x'],
    [`line\n${SECRET}\n`, 'line\n[redacted]\n'],
    [`x${SECRET}`, `x${SECRET}`],
    [`${SECRET}x`, `${SECRET}x`],
    [`${SECRET}_already_used`, `${SECRET}_already_used`],
    [`a-${SECRET}`, `a-${SECRET}`],
    [`é${SECRET}`, `é${SECRET}`],
    ['nothing', 'nothing'],
  ])('%j → %j', (text, expected) => {
    expect(redact(text, [SECRET])).toBe(expected);
  });

  test.each(['', 't', 'card', 'token', '1234567'])('%j is too short to be a secret', (secret) => {
    const text = `a card_declined with card, token and t: ${secret}`;
    expect(redact(text, [secret])).toBe(text);
  });

  test('every character of a secret stands for itself', () => {
    const secret = '$.*+?^(){}|[]\\/-=~';
    expect(redact(`<${secret}>`, [secret])).toBe('<[redacted]>');
  });

  test('of two secrets, one may begin with the other, or be the text that replaces secrets', () => {
    const secrets = ['redacted', 'payload.one', 'payload.one.signature', 'redacted'];
    expect(redact('payload.one.signature, payload.one, redacted', secrets)).toBe('[redacted], [redacted], [redacted]');
  });

  test.each(['Bearer a.1', 'authorization: basic QTo4'])('%s: credentials of any length are replaced', (text) => {
    expect(redact(text, [])).toMatch(/(Bearer|basic) \[redacted\]$/);
  });
});

test('headers: an Authorization is redacted whatever it holds, and ids are not', () => {
  const headers = new Headers({
    Authorization: 't',
    'Idempotency-Key': SECRET,
    'Request-Id': SECRET,
    'X-Echo': SECRET,
  });
  expect(Object.fromEntries(redactHeaders(headers, [SECRET]))).toEqual({
    authorization: '[redacted]',
    'idempotency-key': SECRET,
    'request-id': SECRET,
    'x-echo': '[redacted]',
  });
});

test('a body: texts are searched one by one, whatever their JSON has before a secret', () => {
  const body = { message: `sent:\n${SECRET}`, code: `${SECRET}_used`, [SECRET]: 1 };
  expect(redactBody(JSON.stringify(body), [SECRET])).toBe(
    `{"message":"sent:\\n[redacted]","code":"${SECRET}_used","[redacted]":1}`,
  );
});

test('a URL keeps its path and its ids', () => {
  expect(redactUrl(`http://a.test/v1/payments/${SECRET}?note=${SECRET}`, [SECRET])).toBe(
    `http://a.test/v1/payments/${SECRET}?note=[redacted]`,
  );
});

describe('codes and ids are never rewritten', () => {
  /** Access token, status, code → class. */
  test.each([
    ['token', 401, 'token_already_used', ApiError],
    ['card', 402, 'card_declined', CardDeclinedError],
    ['card_declined', 402, 'card_declined', CardDeclinedError],
    ['t', 402, 'expired_card', PaymentError],
    ['insufficient_funds', 402, 'card_declined', CardDeclinedError],
  ])('with the access token %s, an error %i has the code %s', async (accessToken, status, code, errorClass) => {
    const codes = { code, decline_code: 'insufficient_funds', network_error_code: 'token', network: 'card' };
    const reply = json(status, { error: { ...codes, message: 'x' } }, { 'Request-Id': accessToken });
    const client = clientOf(fakeService(reply).fetch, { accessToken, maxRetries: 0 });
    const options = { idempotencyKey: `${accessToken}-key` };
    const error: unknown = await client.payments
      .capture(`py_${accessToken}`, {}, options)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(errorClass);
    const path = '/v1/payments/{payment_id}/capture';
    expect(error).toMatchObject({
      code,
      status,
      requestId: accessToken,
      path,
      pathParams: { payment_id: `py_${accessToken}` },
      idempotencyKey: `${accessToken}-key`,
      message: `x (POST ${path}, payment_id py_${accessToken}, request ${accessToken})`,
      ...(error instanceof PaymentError && { declineCode: 'insufficient_funds', networkErrorCode: 'token' }),
    });
  });

  test.each([
    'order-2026-11-26-000123456',
    'order-20261126-0001',
    '1732600000000',
    '00000000-1111-4222-8333-444444444444',
    '4242424242424241',
    '42424242424242424242',
  ])('%s is an id', (id) => {
    expect(redactId(id)).toBe(id);
  });

  // One test card has a wrong check digit, so it is the number of no card.
  const numbers = testCards.map(({ number }) => number).filter((number) => number !== '4242424242424241');
  test.each(numbers)('except for a card number: %s', (number) => {
    for (const id of [number, `order-${number}`, `${number}-1`]) expect(redactId(id)).not.toContain(number);
  });

  test.each(['4242 4242 4242 4242', '4242-4242-4242-4242-1', '3782 822463 10005'])('nor %s', (id) => {
    expect(redactId(id)).toMatch(/^\[redacted\]/);
  });
});
