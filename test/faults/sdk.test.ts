import { describe, expect, test } from 'vitest';
import { ApiError, PaymentError, TimeoutError } from '../../sdk';
import { faultValues, type RequestFault } from '../../spec/tables/faults';
import { clientOf, failureOf, faultsOf, openInProcess, order, paymentsOf } from '../support/faults';
import { allFronts, eachFront } from '../support/fronts';

const bodies = faultValues('body');

// What a merchant's program sees, with the default settings of the SDK.
eachFront((front) => {
  test.each(bodies)('body %s: the SDK sends the payment again, with the same key: one payment', async (body) => {
    const platform = await front.newPlatform();
    const { id } = await faultsOf(platform).add({ operation: 'createPayment', times: 1, fault: { body } });
    const made = await clientOf(front.opened, platform).payments.create(order);
    expect((await paymentsOf(platform)).map((one) => one.id)).toEqual([made.id]);
    const sent = front.opened.sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
    expect(sent.map(({ idempotency, fault_id }) => [idempotency?.outcome, fault_id])).toEqual([
      ['replay', null],
      ['new', id],
    ]);
  });
}, allFronts);

describe('in the same process', () => {
  test.each(bodies)('body %s of every response: an error that says what to do', async (body) => {
    const { api, target, platform } = await openInProcess();
    platform.faults.create({ operation: 'createPayment', fault: { body } });
    const failure = await failureOf(clientOf(target, api, { maxRetries: 0 }).payments.create(order));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 201, code: 'answer_unreadable', idempotencyKey: expect.any(String) });
    expect(String(failure)).toContain('Send it again, a write with the same idempotencyKey: its response is stored.');
    expect(await paymentsOf(api)).toHaveLength(1);
  });

  test.each(bodies)('body %s of a list: the SDK reads again', async (body) => {
    const { api, target, platform } = await openInProcess();
    platform.faults.create({ operation: 'listPayments', times: 1, fault: { body } });
    expect((await clientOf(target, api).payments.list()).data).toEqual([]);
    expect(platform.faults.list()).toMatchObject([{ left: 0 }]);
  });

  test.each(bodies)(
    'body %s of a decline, which the service advises not to repeat: its status is known',
    async (body) => {
      const { api, target, platform } = await openInProcess();
      platform.faults.create({ operation: 'createPayment', times: 1, fault: { body } });
      const declined = {
        ...order,
        payment_method: { card: { ...order.payment_method.card, number: '4000000000000002' } },
      };
      const failure = await failureOf(clientOf(target, api).payments.create(declined));
      expect(failure).toBeInstanceOf(PaymentError);
      expect(failure).toMatchObject({ status: 402, code: 'answer_unreadable', shouldRetry: false });
    },
  );

  test('body truncated of an access token: the SDK asks for another one', async () => {
    const { api, target, platform } = await openInProcess();
    platform.faults.create({ operation: 'createAccessToken', times: 1, fault: { body: 'truncated' } });
    expect((await clientOf(target, api).payments.list()).data).toEqual([]);
  });

  test.each<RequestFault>([{ hold: 'after_commit' }, { delay_ms: 300_000, at: 'after_commit' }])(
    '%j: the SDK times out, and its retry gets the stored response',
    async (fault) => {
      const { api, target, platform } = await openInProcess();
      platform.faults.create({ operation: 'createPayment', times: 1, fault });
      const made = await clientOf(target, api, { timeoutMs: 50 }).payments.create(order);
      expect((await paymentsOf(api)).map(({ id }) => id)).toEqual([made.id]);
      // The caller of the first one hung up.
      expect(platform.faultInjector.heldRequests.size).toBe(0);

      platform.faults.create({ operation: 'createPayment', times: 1, fault });
      const impatient = clientOf(target, api, { timeoutMs: 50, maxRetries: 0 });
      expect(await failureOf(impatient.payments.create(order))).toBeInstanceOf(TimeoutError);
      expect(await paymentsOf(api)).toHaveLength(2);
    },
  );
});
