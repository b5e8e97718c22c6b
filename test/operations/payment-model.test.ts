import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { TestClock } from '../support/clock';
import type { Schemas } from '../support/document';
import { anySequence, type Sequence } from './payment-model/commands';
import { total } from './payment-model/fees';
import { DAY, MINUTE, type PaymentModel, PlatformModel } from './payment-model/model';
import { RealPlatform } from './payment-model/real';
import { scaled } from '../support/run-scale';

type Payment = Schemas['Payment'];

const SEQUENCES = scaled({ full: 2_000, short: 30 });

const faults: unknown[] = [];
const sandbox = createSandbox({ clock: new TestClock(), onError: (error) => faults.push(error) });
afterAll(() => sandbox.close());

const expected = (payment: PaymentModel) => ({
  amount: payment.made.amount,
  status: payment.status,
  captured: payment.captured,
  amount_refunded: payment.refunded,
  amount_refundable: payment.refundable,
  fee_amount: payment.feeAmount,
  fees: payment.fees.map(({ type, amount, remaining }) => [type, amount, remaining]),
  balance: payment.balance,
});

const seen = (payment: Payment): ReturnType<typeof expected> => ({
  amount: payment.amount,
  status: payment.status,
  captured: payment.captured,
  amount_refunded: payment.amount_refunded,
  amount_refundable: payment.amount_refundable,
  fee_amount: payment.fee_amount,
  fees: payment.fees.map(({ type, amount, remaining_amount }) => [type, amount, remaining_amount]),
  balance: payment.balance,
});

/** What holds of every payment, whatever became of it. */
function assertSound(payment: Payment): void {
  const { amount, amount_refunded, amount_refundable, fees, fee_amount, application_fee } = payment;
  const within = (value: number, most: number) => value >= 0 && value <= most;
  expect(within(amount_refunded, amount) && within(amount_refundable, amount - amount_refunded)).toBe(true);
  expect(fee_amount).toBe(application_fee ? application_fee.amount : total(fees));
  expect(within(fee_amount, amount)).toBe(true);
  for (const fee of fees) expect(within(fee.remaining_amount, fee.amount)).toBe(true);
}

/** The lines of a payment add up to its balance, each line to the balance beside it. */
async function assertBooked(real: RealPlatform, payment: Payment): Promise<void> {
  let balance = 0;
  for (const line of await real.books(payment)) {
    balance += line.amount;
    expect(line.balance).toBe(balance);
  }
  expect(balance).toBe(payment.balance);
}

/** What has been seen of payments so far. */
class Watch {
  #before: readonly Payment[] = [];

  async compare(real: RealPlatform, model: PlatformModel): Promise<void> {
    const payments = await real.payments();
    expect(payments.map(seen)).toEqual(model.payments.map(expected));
    expect(real.proceeds).toBe(model.kept);
    for (const [i, payment] of payments.entries()) {
      assertSound(payment);
      expect(await real.payment(payment)).toEqual(payment);
      // The books of a payment that has not changed are not read again until the end.
      if (JSON.stringify(payment) !== JSON.stringify(this.#before[i])) await assertBooked(real, payment);
    }
    this.#before = payments;
  }
}

async function play({ shop, commands }: Sequence): Promise<void> {
  const real = await RealPlatform.open(sandbox, shop);
  const model = new PlatformModel(real.now, shop);
  const watch = new Watch();
  for (const command of commands) {
    if (command.kind !== 'pay' && model.payments.length === 0) continue;
    const outcome = await real.apply(command);
    expect(outcome).toBe(model.apply(command));
    await watch.compare(real, model);
  }
  await assertPaidOut(real, model);
  // Nobody asks for it again, and thousands of platforms would take much memory.
  real.platform.reset();
}

/** When all banks have answered and the day is over, all that the platform has is paid out; only what it owes waits. */
async function assertPaidOut(real: RealPlatform, model: PlatformModel): Promise<void> {
  const minutes = Math.ceil((7 * DAY - (model.now % DAY)) / MINUTE);
  await real.apply({ kind: 'wait', minutes });
  model.apply({ kind: 'wait', minutes });
  const payments = await real.payments();
  expect(payments.map(seen)).toEqual(model.payments.map(expected));
  for (const payment of payments) await assertBooked(real, payment);
  expect(real.proceeds).toBe(model.kept);
  expect(real.open).toBeLessThanOrEqual(0);
}

test(`${SEQUENCES} sequences of payments, captures, voids, refunds and days`, async () => {
  await fc.assert(fc.asyncProperty(anySequence, play), { numRuns: SEQUENCES });
  expect(faults).toEqual([]);
}, 120_000);
