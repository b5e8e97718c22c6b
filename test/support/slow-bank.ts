import type { Sandbox } from '../../mock-server';
import type { Context } from '../../mock-server/context';
import { charge } from '../../mock-server/actions/charge';
import { secondsAfter } from '../../mock-server/time/clock';

/** The settlement delay of the slow bank. */
export const slowBankDelay = { seconds: 60 };

/**
 * Captures an intent with a bank that takes a minute of the clock. The default bank settles before the next request, so no
 * request would find an intent with a pending bank payment.
 */
export function captureSlowly(sandbox: Sandbox, platformId: string, intentId: string): void {
  sandbox.platform(platformId).transact({ request_id: null, idempotency_key: null, operation: null }, (work) => {
    const { rows } = work;
    const intent = rows.require('payment_intents', intentId);
    const { amount, currency, description, metadata, mode, account_id, payment_method_id } = intent;
    const context: Context = {
      ...work,
      mode,
      account: rows.require('accounts', account_id),
      selected: false,
      warn: () => undefined,
      ownBaseUrl: () => 'http://sandbox.test',
      callerAddress: () => '127.0.0.1',
      schedule: (kind, subject) => work.schedule(kind, subject, secondsAfter(work.now, slowBankDelay.seconds)),
    };
    const method = rows.require('payment_methods', payment_method_id ?? '');
    charge(context, method, { amount, currency, description, metadata, capture_strategy: 'automatic' }, intent);
  });
}
