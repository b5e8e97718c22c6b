import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../../cli/log/log';
import { createSandbox } from '../../mock-server';
import { maskText, redactUnparsed } from '../../mock-server/wire/redact';
import { bankPayment, card, payment } from '../support/bodies';
import { brokenJson, mutations, pathsOf, asJson } from '../support/json-mutations';
import { places } from '../support/document';
import { openPlatform } from '../support/test-platform';
import { scaled } from '../support/run-scale';
import { webComponentToken } from '../support/web-component-tokens';

/** Lines of the log of `start`. */
const lines: string[] = [];
const stderr = { write: (text: string) => void lines.push(text) };
const { observer } = await createLog({ logLevel: 'debug', logFormat: 'json' }, { stderr, env: {} });
const sandbox = createSandbox({ observer });
const front = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const numbers = [
  '4242424242424242',
  '4242-4242-4242-4242',
  '4000 0000 0000 9995',
  '378282246310005',
  '4242424242424241',
];
const code = '739';
const accountNumber = '000222222227';

/** The digits of a card number, whatever is between them. */
const aCard = new RegExp(numbers.map((number) => [...number.replace(/\D/g, '')].join('[ -]?')).join('|'));

const schema = places.find(({ operation }) => operation.operationId === 'createPayment')?.operation.requestBody
  ?.content['application/json']?.schema;

test('no entry and no line of the log shows a card number, for any body, path and query', async () => {
  const api = await openPlatform(front);
  const { requests } = sandbox.platform(api.id);
  const headers = { Authorization: `Bearer ${await api.testMode.token()}`, 'Content-Type': 'application/json' };
  const number = fc.constantFrom(...numbers, Number(numbers[0]));
  const planted = fc
    .tuple(number, fc.constantFrom('top', 'name', 'metadata', 'list', 'nested', 'month', 'text'))
    .map(([found, where]) => {
      const base = payment({ payment_method: { card: { ...card(), number: String(found), verification: code } } });
      if (where === 'name') return { ...base, [`x${found}`]: code };
      if (where === 'metadata')
        return { ...base, metadata: { note: `pay ${found}!`, cvc: code, deep: [{ pan: found }] } };
      if (where === 'list') return { ...base, fees: [found, { type: found, amount: code }] };
      if (where === 'nested') return { ...base, payment_method: { card: { extra: { cvv: code }, number: [found] } } };
      if (where === 'month') return payment({ payment_method: { card: { ...card(), month: found } } });
      if (where === 'text') return { ...base, description: `of ${found}`, email: `${found}@tea.test` };
      return { ...base, [where]: found };
    });
  const body = fc.oneof(
    planted.map((value) => JSON.stringify(value)),
    fc.tuple(planted, mutations(pathsOf(schema ?? {}))).map(([value, mutate]) => JSON.stringify(mutate(asJson(value)))),
    planted.chain((value) => brokenJson(JSON.stringify(value))),
  );
  const path = fc
    .tuple(number, fc.constantFrom('', '?after_cursor=', '?card_number=', '/'))
    .map(([found, before]) => `/v1/payments${before}${before === '' ? '' : encodeURIComponent(found)}`);
  await fc.assert(
    fc.asyncProperty(body, path, async (text, to) => {
      requests.deleteAll();
      lines.length = 0;
      await sandbox.fetch(`http://sandbox.test${to}`, {
        headers: { ...headers, 'Idempotency-Key': `k ${text.length}` },
        method: 'POST',
        body: text,
      });
      await sandbox.fetch(`http://sandbox.test${to}`, {
        headers: { ...headers, 'Sub-Account': '4242424242424242', 'X-Request-Id': to.replaceAll(/\W/g, '') },
      });
      const shown = JSON.stringify(requests.list());
      expect(requests.list()).toHaveLength(2);
      expect(shown).not.toMatch(aCard);
      expect(lines).toHaveLength(2);
      expect(lines.join('')).not.toMatch(aCard);
    }),
    { numRuns: scaled({ full: 300, short: 60 }) },
  );
});

test('no entry and no line shows security codes, account numbers, secrets and tokens that their names reveal', async () => {
  const api = await openPlatform(front);
  const { requests } = sandbox.platform(api.id);
  lines.length = 0;
  const token = await api.testMode.token();
  const componentToken = await webComponentToken(api.testMode, [`tokenize:${(await api.newSubAccount()).id}`]);
  const { client_secret } = api.keys.test;
  const bodies = [
    payment({
      payment_method: { card: { ...card(), verification: code } },
      metadata: { cvc: code, 'Security-Code': code },
    }),
    payment({ payment_method: { card: { ...card(), verifcation: code, [numbers[0] ?? '']: code } } }),
    JSON.stringify(payment({ payment_method: { card: { ...card(), verification: code } } })).slice(0, -1),
    JSON.stringify({ [code]: code, verification: code }),
    bankPayment({ account_number: accountNumber }),
    {
      ...payment(),
      metadata: { client_secret, access_token: token, note: `Bearer ${token}`, also: `(${client_secret})` },
    },
    payment({ description: `of ${componentToken}`, metadata: { note: componentToken } }),
    `{"access_token":"${token}","client_secret" "${client_secret}"`,
    payment({ description: `${'x'.repeat(5_000)}`, metadata: { cvc: code, secret: 'hush' } }),
  ];
  for (const body of bodies) await api.testMode.post('/v1/payments', body);
  await api.testMode.get(`/v1/payments?access_token=${token}&cvc=${code}`);
  await api.testMode.get('/v1/payments', { 'X-Request-Id': token });
  const shown = JSON.stringify(
    requests.list().map((entry) => [entry.path, entry.request_body, entry.answer_body, entry.violations]),
  );
  for (const secret of [token, componentToken, client_secret, accountNumber, 'hush'])
    expect(shown + lines.join('')).not.toContain(secret);
  expect(shown.replaceAll(`query.${code}`, '')).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])(?!":)`));
  expect(requests.list()).toHaveLength(bodies.length + 5);
});

test.each([
  ['pay 4242 4242 4242 4242 now', 'pay 4242 42** **** 4242 now'],
  ['x4242424242424242y', 'x424242******4242y'],
  ['py_6C7mJJVEVjbPVy0AnL9tpb', 'py_6C7mJJVEVjbPVy0AnL9tpb'],
  ['12345678-1234-4234-8234-12345678901a', '12345678-1234-4234-8234-12345678901a'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['+1 555 0100', '+1 555 0100'],
  ['sigk_0123', '[redacted]'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln-_x, and more', 'Bearer [redacted], and more'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOi', '[redacted]'],
  ['keyJ.eyJ', 'keyJ.eyJ'],
  ['４２４２４２４２４２４２４２４２', '４２４２４２******４２４２'],
])('%j becomes %j', (text, left) => {
  expect(maskText(text)).toBe(left);
});

test('all digits of a text that is not JSON are masked', () => {
  expect(redactUnparsed('{"amount":1000,"number":"\\u0034242","client_secret":"abc"')).toBe(
    '{"amount":****,"number":"\\u*******","client_secret":"[redacted]"',
  );
});

test('long texts are redacted in linear time', () => {
  const started = performance.now();
  for (const text of [
    'a'.repeat(1e6),
    '1'.repeat(1e6),
    '1a'.repeat(5e5),
    'a.'.repeat(5e5),
    '"a":'.repeat(2e5),
    '.eyJ'.repeat(2e5),
  ]) {
    maskText(text);
    redactUnparsed(text);
  }
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('bodies of any depth and length are logged', async () => {
  const api = await openPlatform(front);
  const { requests } = sandbox.platform(api.id);
  const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000);
  const bodies = ['[', '{"a":', '{"metadata":['].map((open) => deep(open, open.includes('{') ? '}' : ']'));
  const arrays = deep('[', ']');
  bodies.push(`{"metadata":${arrays}}`, `{"metadata":{"a":${arrays}}}`, `{"fees":${arrays},"tip":${arrays}}`);
  bodies.push(JSON.stringify(payment({ metadata: { number: numbers, text: `${numbers[0]} `.repeat(10_000) } })));
  for (const body of bodies) await api.testMode.post('/v1/payments', body);
  expect(requests.list()).toHaveLength(bodies.length + 1);
  expect(JSON.stringify(requests.list())).not.toMatch(aCard);
});
