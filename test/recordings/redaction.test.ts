import { describe, expect, test } from 'vitest';
import { createRedaction } from '../../mock-server/recordings/redaction/redaction';
import { type EntryParts, harEntry } from './support/har-entries';
import { privateTexts } from './support/private-texts';

const { exchange } = createRedaction('0f'.repeat(32));

const requestOf = (parts: EntryParts) => JSON.parse(exchange(harEntry(parts)).request.postData?.text ?? 'null');
const responseOf = (parts: EntryParts) => JSON.parse(exchange(harEntry(parts)).response.content.text ?? 'null');
const headersOf = (parts: EntryParts) =>
  Object.fromEntries(exchange(harEntry(parts)).request.headers.map(({ name, value }) => [name, value]));
const locationOf = (url: string) =>
  exchange(harEntry({ method: 'GET', url })).request.url.replace(/^https:\/\/[^/]*/, '');

describe('nothing private remains', () => {
  test.each(privateTexts)('$where: $text', ({ text, entry }) => {
    const redacted = JSON.stringify(exchange(entry));
    for (const form of [
      text,
      encodeURIComponent(text),
      text.replace(/ /g, '+'),
      text.replace(/[ -]/g, ''),
      btoa(unescape(encodeURIComponent(text))),
    ])
      expect(redacted).not.toContain(form);
  });
});

describe('what the document declares remains', () => {
  const PAYMENT = 'py_Bj6QZPBUNvkP5cJVNoR3kN';

  test('ids, numbers, booleans, instants and enumerations of a response', () => {
    const data = { id: PAYMENT, amount: 1050, captured: true, currency: 'usd', created_at: '2026-03-02T15:00:00Z' };
    const answer = { id: PAYMENT, type: 'payment', data, page_info: null };
    expect(responseOf({ answer })).toEqual(answer);
    // Some responses of the service have no envelope.
    expect(responseOf({ answer: data })).toEqual(data);
  });

  test('a page of a list', () => {
    const page_info = { has_previous: false, has_next: false, start_cursor: null, end_cursor: null };
    const answer = { id: null, type: 'array', data: [{ id: PAYMENT, amount: 1050 }], page_info };
    expect(responseOf({ method: 'GET', status: 200, answer })).toEqual(answer);
  });

  test('codes of errors, also of those that no table has, and messages without anything that was sent', () => {
    const error = {
      code: 'card_declined',
      message: 'card declined: the account does not have enough funds',
      decline_code: 'insufficient_funds',
      network_error_code: '116',
    };
    expect(responseOf({ status: 402, answer: { error } })).toEqual({ error });
    const other = responseOf({
      status: 422,
      answer: { error: { code: 'brand_new_code', message: 'missing required parameter secret_of_ada' } },
    });
    expect(other.error.code).toBe('brand_new_code');
    expect(other.error.message).not.toContain('ada');
  });

  test('test cards, test bank accounts and requested outcomes', () => {
    const body = {
      amount: 1000,
      payment_method: { card: { number: '4242 4242 4242 4242', month: '5', year: 2042 } },
      metadata: {
        payment_test: { scenario: 'insufficient_funds' },
        dispute_test_spec: { reason: 'fraudulent', event_publish_delay_in_seconds: 5 },
      },
    };
    expect(requestOf({ body })).toEqual(body);
    const bank = { bank_account: { account_number: '000123456789', routing_number: '110000000' } };
    expect(requestOf({ body: { payment_method: bank } })).toEqual({ payment_method: bank });
  });

  test('names of fields, except those of metadata', () => {
    const answer = { data: { new_field: 'x', metadata: { new_field: 'x' } }, type: 'payment' };
    const { data } = responseOf({ answer });
    expect(Object.keys(data)).toEqual(['new_field', 'metadata']);
    expect(Object.keys(data.metadata)).not.toContain('new_field');
  });

  test('known paths, their ids and parameters; of unknown paths the shape', () => {
    expect(locationOf(`https://api.example/v1/payments/${PAYMENT}`)).toBe(`/v1/payments/${PAYMENT}`);
    expect(locationOf('https://api.example/v1/payments?limit=5&payment_status=failed')).toBe(
      '/v1/payments?limit=5&payment_status=failed',
    );
    expect(locationOf(`https://api.example/v1/gifts/${PAYMENT}?on=5`)).toMatch(
      new RegExp(`^/v1/[a-z]{5}/${PAYMENT}\\?[a-z]{2}=\\d$`),
    );
  });
});

describe('stand-ins', () => {
  test.each([
    ['an e-mail address', { email: 'ada@shop.example' }, /^[a-z]{8}@example\.test$/],
    ['a text, with its words', { description: 'Order 77 of Ada!' }, /^[A-Z][a-z]{4} [1-9]\d [a-z]{2} [A-Z][a-z]{2}!$/],
    ['a UUID', { description: '89b005be-659e-48ff-a2a0-e46cbe61a208' }, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
    ['an IP address', { description: '81.2.69.142' }, /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/],
    ['an address of IPv6', { description: '2a02:6b8::2:242' }, /^2001:db8::[0-9a-f]+:[0-9a-f]+$/],
    ['a URL', { description: 'https://ada.example:8443/a/7' }, /^https:\/\/[a-z]{10}\.example\.test\/[a-z]\/[1-9]$/],
    ['a URL of this machine', { description: 'http://localhost:3000/ada' }, /^http:\/\/localhost:3000\/[a-z]{3}$/],
    ['a date', { description: '1815-12-10' }, /^19\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/],
    ['an empty text', { description: '' }, /^$/],
  ])('%s', (_what, body, pattern) => {
    expect(Object.values(requestOf({ body }))[0]).toMatch(pattern);
  });

  test.each([
    ['4532 0151 1283 0366', /^4\d{3} \d{4} \d{4} 0366$/],
    ['6011-1111-1111-1117', /^6\d{3}-\d{4}-\d{4}-1117$/],
  ])('of the card %s: same brand, grouping and last four', (number, pattern) => {
    expect(requestOf({ body: { payment_method: { card: { number } } } }).payment_method.card.number).toMatch(pattern);
  });

  test('a number and its last four digits fit each other', () => {
    const url = 'https://api.example/v1/entities/identity';
    const { identification_number } = requestOf({ url, body: { identification_number: '219-09-9999' } });
    const { data } = responseOf({ url, answer: { type: 'identity', data: { ssn_last4: '9999' } } });
    expect(identification_number).toMatch(/^[1-9]\d\d-\d\d-\d{4}$/);
    expect(identification_number.endsWith(data.ssn_last4)).toBe(true);
    const bank = requestOf({
      url: 'https://api.example/v1/entities/bank_accounts',
      body: { account_number: '8839201746512' },
    });
    expect(bank.account_number).toMatch(/^[1-9]\d{8}6512$/);
  });

  test('a date of birth exists and is that of an adult', () => {
    const body = { dob_day: '31', dob_month: '02', dob_year: '1999' };
    const { dob_day, dob_month, dob_year } = requestOf({ url: 'https://api.example/v1/entities/identity', body });
    expect([dob_day, dob_month, dob_year].join('-')).toMatch(/^(1\d|2[0-8])-0[1-9]-19[4-8]\d$/);
  });

  test('credentials say whether they were accepted, and keep their mode', () => {
    const body = { client_id: 'test_1', client_secret: 'test_2' };
    const url = 'https://api.example/oauth/token';
    expect(requestOf({ url, body, status: 200 })).toEqual({
      client_id: expect.stringMatching(/^test_accepted_client_id_[a-z]{12}$/),
      client_secret: expect.stringMatching(/^test_accepted_client_secret_[a-z]{12}$/),
    });
    expect(requestOf({ url, body, status: 401 }).client_id).toMatch(/^test_refused_client_id_/);
    const basic = headersOf({ url, headers: { Authorization: `Basic ${btoa('live_1:live_2')}` }, status: 401 });
    expect(atob(String(basic['Authorization']).slice('Basic '.length))).toMatch(
      /^live_refused_client_id_[a-z]+:live_refused_client_secret_[a-z]+$/,
    );
  });

  test('a token is the same in the response and in the requests that use it', () => {
    const { access_token } = responseOf({
      url: 'https://api.example/oauth/token',
      status: 200,
      answer: { access_token: 'secret' },
    });
    expect(headersOf({ headers: { Authorization: 'Bearer secret' } })['Authorization']).toBe(`Bearer ${access_token}`);
  });

  test('another recording has others', () => {
    const text = (redaction = createRedaction()) =>
      redaction.exchange(harEntry({ body: { description: 'Ada Lovelace' } })).request.postData?.text;
    expect(text()).not.toBe(text());
  });
});

test('only headers that a replay needs remain', () => {
  const headers = {
    Accept: 'application/json',
    Authorization: 'Bearer a',
    'Content-Type': 'application/json; charset=utf-8; ada=1',
    'Idempotency-Key': 'key-1',
    'Sub-Account': 'acc_GC1MXHuNPnhgGheezqGmuk',
    Host: 'api.example',
    'User-Agent': 'ada',
    Cookie: 'a=b',
    'X-Forwarded-For': '81.2.69.142',
  };
  expect(headersOf({ headers })).toEqual({
    Accept: 'application/json',
    Authorization: expect.stringMatching(/^Bearer redacted_access_token_/),
    'Content-Type': 'application/json; charset=utf-8',
    'Idempotency-Key': expect.stringMatching(/^[a-z]{3}-[1-9]$/),
    'Sub-Account': 'acc_GC1MXHuNPnhgGheezqGmuk',
  });
});
