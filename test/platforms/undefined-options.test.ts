import { expect, test } from 'vitest';
import { createSandbox, type FaultInput } from '../../mock-server';
import { defaultLimits } from '../../mock-server/domain/platform-limits';

test('limits that are undefined have their defaults', () => {
  const unset = { customerPaymentMethods: undefined, declineLimit: undefined };
  const limits = { ...unset, webhookTimeoutMs: undefined, publisherQueue: undefined };
  expect(createSandbox({ limits }).platform().settings.limits).toEqual(defaultLimits);
});

const unset = { times: undefined, probability: undefined, seed: undefined };

test.each<[effect: string, input: FaultInput]>([
  ['an error', { ...unset, operation: undefined, fault: { error: 'service_unavailable', status: undefined } }],
  ['a status', { ...unset, operation: undefined, fault: { status: 503, error: undefined, hold: undefined } }],
  ['a delay', { ...unset, operation: undefined, fault: { delay_ms: 1, drop: undefined, status: undefined } }],
  ['a lost delivery', { ...unset, event_name: undefined, fault: { webhook: 'lose', delay_ms: undefined } }],
])('fields of a fault with %s count as absent when they are undefined', (_, input) => {
  const created = createSandbox().platform().faults.create(input);
  expect(created.fault).toStrictEqual(JSON.parse(JSON.stringify(input.fault)));
  expect(created).toMatchObject({ times: null, probability: null, seed: null });
});
