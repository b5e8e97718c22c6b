import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '../../sdk';
import { scaled } from '../support/run-scale';
import { clientOf, fakeService, fakeSystem, json, SECRET } from './fake-service';
// Loaded before the first raw call, which otherwise waits for it so long that a refused token is renewed meanwhile and not known any more.
import '../../sdk/transport/raw-client';

const TOKEN = 'access_token_1';
const CODE = '7093';
const CARDS = ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242'];

/** Returns every printed form of a value. Headers are printed by their entries as well. */
function printed(value: unknown): string {
  const inner: string[] = [];
  const text = JSON.stringify(value, (_, each: unknown) => {
    if (each instanceof Headers) inner.push(JSON.stringify([...each]));
    if (each instanceof Error) inner.push(printed({ ...each }), String(each.stack), String(each));
    return each;
  });
  return [inspect(value, { depth: Infinity, showHidden: true }), String(value), text, ...inner].join('\n');
}

function expectNoSecret(value: unknown): void {
  const text = printed(value);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(TOKEN);
  expect(text).not.toContain(CODE);
  expect(text).not.toMatch(/4242[ -]?4242/);
}

/** Text with secrets in it. */
const leak = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(SECRET, TOKEN, `Bearer ${TOKEN}`, ...CARDS)), { maxLength: 4 })
  .map((parts) => parts.join(' '));
const headerLeak = leak.map((text) => text.replaceAll(/[^ -~]/g, '?').trim());
/** An id that a program made of a card number. */
const idLeak = fc.constantFrom('py_1', ...CARDS, ...CARDS.map((card) => `order-${card}`));

const codeName = fc.constantFrom(
  'verification',
  'cvc',
  'cvv',
  'securityCode',
  'cvc_code',
  'Verification',
  'verificaton',
);

/** Sends a payment with a card whose fields may be misspelt, requests a payment, and lists payments. */
async function use(
  client: Client,
  input: { text: string; id: string; header: string; codeName: string },
): Promise<void> {
  const { text, id, header, codeName } = input;
  const metadata = { note: text, [text]: { inner: [text, Number(CARDS[0])] } };
  const card = { name: text, number: CARDS[0] ?? '', month: 1, year: 2040, address_postal_code: '10001' };
  const params = {
    amount: 1,
    currency: 'usd',
    payment_method: { card: { ...card, [codeName]: CODE } },
    metadata,
  } as const;
  const list = client.payments.list({ payment_method_id: text }, { subAccountId: id });
  await Promise.allSettled([
    client.payments.create(params, { idempotencyKey: id }),
    client.payments.get(id, { headers: { 'X-Note': header, 'X-Api-Key': CODE, Cookie: CODE } }),
    list,
    client.raw.GET('/v1/payments', { querySerializer: () => `${codeName}=${CODE}&note=${encodeURIComponent(text)}` }),
  ]);
  expectNoSecret(list);
}

test('hooks, log lines, clients and lists show no secret, security code or card number', async () => {
  const inputs = fc.record({ text: leak, id: idLeak, header: headerLeak, codeName });
  const statuses = fc.constantFrom(200, 401, 422, 500);
  await fc.assert(
    fc.asyncProperty(inputs, statuses, async (input, status) => {
      const shown: unknown[] = [];
      const show = (...values: unknown[]): void => void shown.push(...values);
      const { system } = fakeSystem();
      const body = { data: { note: input.text, card: { cvc: CODE } }, error: { code: 'x', message: input.text } };
      const { fetch } = fakeService(json(status, body, { 'Request-Id': input.id, 'Set-Cookie': CODE }));
      const client = clientOf(fetch, {
        system,
        onRequest: show,
        onResponse: show,
        onRetry: show,
        logger: { error: show, warn: show, info: show, debug: show },
        logLevel: 'debug',
      });
      await use(client, input);
      expect(shown.length).toBeGreaterThan(10);
      for (const value of [...shown, client, client.with({}), client.payments]) expectNoSecret(value);
    }),
    { numRuns: scaled({ full: 500, short: 25 }) },
  );
});
