import { describe, expect, test } from 'vitest';
import { createSandbox, type Platform } from '../../mock-server';
import { defaultPlatform } from '../../mock-server/platform/definition';
import { controlOperations, type Operation, type Schema } from '../../spec';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';

const sandbox = createSandbox();
const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
const prefix = '/_sandbox/platforms/default';

/** A field that takes one of several values. */
interface Choice {
  readonly id: string;
  readonly path: readonly string[];
  readonly values: readonly string[];
  readonly operation: Operation;
  readonly place: 'body' | 'query';
}

const allOperations: readonly (readonly [string, Operation])[] = Object.entries(controlOperations);

function choicesIn(
  schema: Schema,
  path: readonly string[] = [],
): { path: readonly string[]; values: readonly string[] }[] {
  const values = (schema.enum ?? []).filter((value) => typeof value === 'string');
  return [
    ...(values.length > 0 ? [{ path, values }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => choicesIn(inner, [...path, name])),
    ...(schema.items ? choicesIn(schema.items, [...path, '0']) : []),
  ];
}

const choices: readonly Choice[] = allOperations.flatMap(([id, operation]) => {
  const inBody = choicesIn(operation.body ?? {}).map((choice) => ({ ...choice, place: 'body' as const }));
  const inQuery = choicesIn({ properties: operation.query ?? {} }).map((choice) => ({
    ...choice,
    place: 'query' as const,
  }));
  return [...inBody, ...inQuery].map((choice) => ({ id, operation, ...choice }));
});

/** Returns a value that fits a schema, with another value at a path. */
function sample(schema: Schema, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (schema.items) return [name === undefined ? 'x' : sample(schema.items, rest, value)];
  if (schema.properties) {
    const names = [...(schema.required ?? []), ...(name === undefined ? [] : [name])];
    return Object.fromEntries(
      names.map((each) => [
        each,
        sample(schema.properties?.[each] ?? {}, each === name ? rest : [], each === name ? value : undefined),
      ]),
    );
  }
  return value ?? schema.enum?.[0] ?? (schema.type === 'integer' ? (schema.minimum ?? 1) : 'x');
}

/** Sends a request whose only mistake is the value of a field. */
function sendChoice({ operation, path, place }: Choice, value: string) {
  const filled = operation.path.replace('{platform_id}', 'default').replace(/\{\w+\}/g, 'x');
  if (place === 'query')
    return exchange(
      target,
      operation.method.toUpperCase(),
      `${filled}?${new URLSearchParams({ [path[0] ?? '']: value })}`,
    );
  const body = sample(operation.body ?? {}, path, value);
  return exchange(target, operation.method.toUpperCase(), filled, { body: JSON.stringify(body) });
}

const endpoint = { fetch: () => new Response() };

test('many fields take one of several values', () => expect(choices.length).toBeGreaterThan(15));

describe.each(choices.map((choice) => [`${choice.id} ${choice.place}.${choice.path.join('.')}`, choice] as const))(
  '%s',
  (_name, choice) => {
    test('a misspelt value: the error names the field and the value that was meant', async () => {
      for (const meant of choice.values.filter((value) => value.length > 4)) {
        const { error, headers } = await sendChoice(choice, `${meant.slice(0, 2)}${meant.slice(3)}`);
        expect(headers.get('sandbox-explain')).toContain('docs/reference/control.md');
        expect(error.message).toContain(choice.path.join('.'));
        // Another value may be as close.
        expect(error.message).toMatch(/Did you mean "\S+"\?$/);
      }
    });

    test('any other value: the error names the field and lists what is allowed', async () => {
      const { error } = await sendChoice(choice, 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz');
      expect(error.message).toContain(choice.path.join('.'));
      for (const value of choice.values) expect(error.message).toContain(value);
    });
  },
);

test.each<[path: string, body: object, message: string]>([
  ['faults', { operation: 'createPaymnt', fault: { status: 503 } }, 'operation. Did you mean "createPayment"?'],
  ['faults', { fault: { error: 'card_declind' } }, 'fault.error. Did you mean "card_declined"?'],
  ['faults', { fault: { webhok: 'lose' } }, 'fault.webhok. Did you mean "webhook"?'],
  ['faults', { fault: { status: 200 } }, 'fault.status. It must be at least 400.'],
  ['faults', { fault: { status: '503' } }, 'fault.status. It must be an integer.'],
  ['faults', { falt: { status: 503 } }, 'parameter fault. "falt" is unknown. Did you mean "fault"?'],
  ['faults', { fault: { status: 503, hold: true } }, 'fault.hold. A fault has one effect: here, status.'],
  ['faults', { operation: '*', fault: { webhook: 'lose' } }, 'operation. A fault of deliveries takes event_name.'],
  ['faults', { event_name: '*', fault: { hold: true } }, 'event_name. A fault of requests takes operation.'],
  ['faults', { seed: 1, fault: { hold: true } }, 'seed. It is for a fault with a probability.'],
  ['publishers', { ulr: 'http://127.0.0.1' }, 'parameter url. "ulr" is unknown. Did you mean "url"?'],
  ['faults', { fault: { hold: false } }, 'fault.hold. It must be one of: true, after_commit, until_webhooks.'],
  ['trigger', { event: 'payment.capture', on: 'py_1' }, 'event. Did you mean "payment.captured"?'],
  ['publishers', { url: 'http://127.0.0.1', events: ['payment.succeded'] }, 'Did you mean "payment.succeeded"?'],
  ['publishers', { url: 'localhost:3000' }, 'url. It must be an http or https URL'],
  [
    'job_settings',
    { settle_payment: 'banana' },
    'settle_payment. It must be default, immediate, manual, or a span such as 2d',
  ],
  ['job_settings', { settle_payment: 'imediate' }, 'Did you mean "immediate"?'],
  ['job_settings', { settle_paymnt: '2d' }, 'settle_paymnt. Did you mean "settle_payment"?'],
  ['clock', { advance: 'tomorrow' }, 'advance. It must be a span such as 8d'],
  ['clock', { set: 'tomorrow' }, 'set. It must be a timestamp such as 2027-01-01T00:00:00Z'],
  ['redeliver', { since: 'yesterday' }, 'since. It must be a timestamp'],
  ['snapshots', { name: 'a b' }, 'name. It has another form than declared: Letters, digits'],
])('%s %j: %s', async (path, body, message) => {
  const { error, headers } = await exchange(target, 'POST', `${prefix}/${path}`, { body });
  expect(error.message).toContain(message);
  expect(headers.get('sandbox-explain')).not.toMatch(/(objects|operations)\.md/);
});

/** Calls by JavaScript, in which nothing checks the names of members. */
const calls = {
  'publishers.create': ({ publishers }: Platform, input: object) => publishers.create(input),
  'disputes.open': ({ disputes }: Platform, input: object) => disputes.open('py_1', input),
  waitForIdle: (platform: Platform, input: object) => platform.waitForIdle(input),
  'clock.move': ({ clock }: Platform, input: object) => clock.move(input),
  'jobSettings.set': ({ jobSettings }: Platform, input: object) => jobSettings.set(input),
  'faults.create': ({ faults }: Platform, input: object) => faults.create({ fault: { status: 503 }, ...input }),
};

test.each<[call: keyof typeof calls, input: object, message: string]>([
  ['publishers.create', { ulr: 'http://127.0.0.1' }, 'unexpected parameter ulr. Did you mean "url"?'],
  ['publishers.create', { ...endpoint, event: ['*'] }, 'unexpected parameter event. Did you mean "events"?'],
  ['publishers.create', { ...endpoint, fetsh: endpoint.fetch }, 'unexpected parameter fetsh. Did you mean "fetch"?'],
  ['publishers.create', { ...endpoint, colour: 'red' }, 'unexpected parameter colour. It must be one of: url, fetch,'],
  ['disputes.open', { amuont: 5 }, 'unexpected parameter amuont. Did you mean "amount"?'],
  ['waitForIdle', { timeout_ms: 5 }, 'unexpected parameter timeout_ms. Did you mean "timeoutMs"?'],
  ['jobSettings.set', { settle_payment: 'banana' }, 'settle_payment. It must be default, immediate'],
  ['jobSettings.set', { settle_paymnt: '2d' }, 'Did you mean "settle_payment"?'],
  ['faults.create', { operation: 'createPaymnt' }, 'Did you mean "createPayment"?'],
  ['clock.move', { frozn: true }, '"frozn" is no change of a clock: it takes to and frozen. Did you mean "frozen"?'],
])('in the same process, %s with %j: %s', async (call, input, message) => {
  const run = async () => calls[call](sandbox.platform(), input);
  await expect(run()).rejects.toThrow(message);
});

test('in the same process, a member that is undefined counts as absent', () => {
  const { publishers } = sandbox.platform();
  const input: object = { ...endpoint, ulr: undefined };
  const { id } = publishers.create(input);
  publishers.delete(id);
});

test('in the same process, an explanation names the page of the control API', () => {
  const { jobSettings, snapshots, publishers, faults } = sandbox.platform();
  const explained = expect.objectContaining({ explanation: expect.stringContaining('docs/reference/control.md') });
  expect(() => jobSettings.set({ settle_payment: 'banana' })).toThrow(explained);
  expect(() => snapshots.create('a b')).toThrow(explained);
  expect(() => publishers.create({ url: 'localhost:3000' })).toThrow(explained);
  expect(() => faults.create({ fault: { status: 200 } })).toThrow(explained);
});

test('an error of the API names the pages of its operations', async () => {
  const { error, headers } = await new Api(target, defaultPlatform.test).post(
    '/v1/payments',
    payment({ description: 5 }),
  );
  expect(error.code).toBe('parameter_invalid');
  expect(headers.get('sandbox-explain')).toContain('docs/reference/objects.md');
});
