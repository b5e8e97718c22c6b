import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { payment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';

const number = '4242424242424242';

async function open() {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { ...platform, requests: sandbox.platform(platform.id).requests };
}

describe('a card number', () => {
  test.each([number, 'a%204242%204242%204242%204242', 'x4242-4242-4242-4242y'])(
    'is refused in an address, which a program calls as it is: %s',
    async (path) => {
      const { testMode, control, requests } = await open();
      const url = `http://127.0.0.1:2/back/${path}?order=1`;
      const intent = await testMode.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' });
      const session = { payment_intent_id: intent.paymentIntent.id, after_payment_url: 'http://shop.test/ok' };
      const website_url = url.replace('127.0.0.1:2', 'shop.test');
      const refused = [
        ['url', await control('publishers', { url })],
        ['secret', await control('publishers', { url: 'http://127.0.0.1:2/', secret: `sigk_${number}` })],
        ['after_payment_url', await testMode.post('/v1/checkout_sessions', { ...session, after_payment_url: url })],
        ['back_url', await testMode.post('/v1/checkout_sessions', { ...session, back_url: url })],
        ['origin_url', await testMode.post('/v1/checkouts', { amount: 100, description: 'Tea', origin_url: url })],
        ['website_url', await testMode.post('/v1/entities/business', { legal_name: 'Tea', website_url })],
      ] as const;
      for (const [name, { status, error, text }] of refused) {
        expect([name, status, error.code]).toEqual([name, 422, 'parameter_invalid']);
        expect(error.message).toContain(name);
        expect(error.message).toContain(
          'It holds a card number, and is stored as it is sent: send it without the number.',
        );
        expect(text).not.toContain(path);
      }
      const logged = requests.list().find(({ operation }) => operation === 'createCheckoutSession');
      expect(logged?.violations.map(({ kind, where }) => [kind, where])).toEqual([['wrong_value', 'body.back_url']]);
      expect(JSON.stringify(requests.list())).not.toContain(path);
    },
  );

  test('is looked for in every address of a request: each declares its format', () => {
    const undeclared: string[] = [];
    const visit = (schema: Schema, path: string) => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (/(^|_)url$/.test(name) && !/^uri(-reference)?$/.test(field.format ?? ''))
          undeclared.push(`${path}.${name}`);
        visit(field, `${path}.${name}`);
      }
      if (schema.items) visit(schema.items, path);
    };
    const all: Readonly<Record<string, Operation>> = { ...operations, ...controlOperations };
    for (const [id, { body = {} }] of Object.entries(all)) visit(body, id);
    expect(undeclared).toEqual([]);
  });

  test.each([
    'ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12c4111111111111111d56ab12',
    'INV4111111111111111',
    'order_4111111111111111',
    '2027-0101-41111111-11111111',
    'http://127.0.0.1/r/x4111111111111111?back=1',
  ])('is none in %s: it is stored as it was sent', async (text) => {
    const { testMode, events, control } = await open();
    const sent = payment({ description: text, metadata: { [text]: text } });
    const created = await testMode.post('/v1/payments', sent, { 'Idempotency-Key': text });
    expect([created.payment.description, created.payment.metadata]).toEqual([text, { [text]: text }]);
    expect(created.headers.get('sandbox-warning')).toBeNull();
    expect(events().map(({ idempotency_key }) => idempotency_key)).toContain(text);
    const publisher = await control('publishers', { url: `http://127.0.0.1:2/${text}` });
    expect([publisher.status, publisher.text.includes(text)]).toEqual([201, true]);
  });
});
