import { createSandbox, type SandboxClientOptions, type SandboxEvent, type SandboxOptions } from '../../mock-server';
import type { Event, Payment } from '../../sdk';

declare const options: SandboxClientOptions;
const sandbox = createSandbox();
const platform = sandbox.platform();

// The events of a platform are those of the SDK, and the name decides the data.
export const events: Event[] = platform.events();
export const triggered: Event[] = platform.trigger('payment.captured', 'py_1');
export const back = (event: Event): SandboxEvent => event;
for (const event of platform.events()) {
  if (event.event_name !== 'payment.created') continue;
  const payment: Payment = event.data;
  // @ts-expect-error a payment has no such field
  void payment.amuont;
}

// Filters take the values that there are.
platform.deliveries({ status: 'dead' });
platform.jobs.list({ kind: 'settle_payment' });
platform.publishers.create({ url: 'http://127.0.0.1/', events: ['payment.*'] });
platform.faults.create({ event_name: 'payment.created', fault: { webhook: 'lose' } });
platform.faults.create({ operation: 'createPayment', fault: { scenario: 'expired_card' } });
platform.faults.create({ fault: { scenario: 'no_account' } });
platform.faults.create({ after: 2, times: 1, fault: { hold: 'until_webhooks' } });
platform.faults.create({ after: undefined, fault: { hold: true } });
platform.faults.create({ fault: { delay_ms: 5, at: 'after_commit' } });
platform.faults.create({ fault: { delay_ms: 5, at: undefined } });
platform.faults.create({ fault: { body: 'truncated' } });
// @ts-expect-error unknown moment
platform.faults.create({ fault: { hold: 'before_commit' } });
// @ts-expect-error a moment is that of a delay
platform.faults.create({ fault: { at: 'after_commit' } });
// @ts-expect-error two effects
platform.faults.create({ fault: { body: 'empty', hold: true } });
// @ts-expect-error a delay of deliveries has no moment
platform.faults.create({ fault: { webhook: 'delay', delay_ms: 5, at: 'after_commit' } });
// @ts-expect-error unknown scenario
platform.faults.create({ fault: { scenario: 'expird_card' } });
// @ts-expect-error an operation that charges nothing
platform.faults.create({ operation: 'createRefund', fault: { scenario: 'expired_card' } });
// @ts-expect-error unknown status
platform.deliveries({ status: 'died' });
// @ts-expect-error unknown job
platform.jobs.list({ kind: 'settle' });
// @ts-expect-error unknown event
platform.publishers.create({ url: 'http://127.0.0.1/', events: ['payment.made'] });
// @ts-expect-error unknown event
platform.faults.create({ event_name: 'payment.made', fault: { webhook: 'lose' } });

// A client of the sandbox needs no key pair, URL or fetch, and takes none.
sandbox.client({ ...options, platform, subAccount: { id: 'acc_1' }, mode: 'live', maxRetries: 0 });
// @ts-expect-error the sandbox has its own key pair
sandbox.client({ clientId: 'test_default' });
// @ts-expect-error the sandbox has its own fetch
sandbox.client({ fetch: sandbox.fetch });
// @ts-expect-error unknown mode
sandbox.client({ mode: 'demo' });

// Optional inputs accept undefined.
export const undefinedOptions: Required<{ [Name in keyof SandboxOptions]: undefined }> extends SandboxOptions
  ? true
  : false = true;
sandbox.client({ platform: undefined, subAccount: undefined, mode: undefined });
platform.publishers.create({ url: undefined, fetch: () => new Response(), events: undefined, secret: undefined });
platform.publishers.create({ fetch: () => new Response(), account_id: undefined, account_type: undefined });
platform.deliveries({ status: undefined, event_id: undefined, publisher_id: undefined });
platform.jobs.list({ kind: undefined, subject_id: undefined });
platform.faults.create({
  operation: undefined,
  times: undefined,
  probability: undefined,
  seed: undefined,
  fault: { error: 'service_unavailable' },
});
export const created = sandbox.createPlatform({ currency: undefined });
export const idle = platform.waitForIdle({ timeoutMs: undefined });
