import { canadianFees, configuredFees, feesOf, type Fee, type FeeType, total } from './fees';

/**
 * What may become of payments, told a second time and much shorter, to hold the sandbox against. It knows amounts and
 * instants, and of the sandbox nothing.
 */

export const payers = ['card', 'card, captured later', 'bank', 'slow bank'] as const;

/** What sets the fees of the account that is paid: nothing, fee configurations, or the rate of Canadian accounts. */
export const shops = ['plain', 'configured', 'canadian'] as const;
export type Shop = (typeof shops)[number];

export interface NewPayment {
  readonly by: (typeof payers)[number];
  readonly amount: number;
  readonly fees: readonly Fee[];
  readonly applicationFee: number;
}

export interface NewRefund {
  /** Absent: all that is left. */
  readonly amount: number | undefined;
  readonly fees: readonly Fee[];
}

export type Command =
  | { readonly kind: 'pay'; readonly payment: NewPayment }
  | { readonly kind: 'capture'; readonly which: number }
  | { readonly kind: 'void'; readonly which: number }
  | { readonly kind: 'refund'; readonly which: number; readonly refund: NewRefund }
  | { readonly kind: 'wait'; readonly minutes: number };

/** Carried out, or the code of the error. */
export type Outcome = string;

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** When the bank answers: at once, or as the second day that is no Saturday and no Sunday begins in UTC. */
function bankAnswersAt(by: NewPayment['by'], now: number): number {
  if (by !== 'slow bank') return now;
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  for (let days = 0; days < 2;) {
    midnight.setUTCDate(midnight.getUTCDate() + 1);
    if (![0, 6].includes(midnight.getUTCDay())) days++;
  }
  return midnight.getTime();
}

interface ComingRefund {
  readonly amount: number;
  readonly fees: readonly Fee[];
  readonly arrivesAt: number;
}

export class PaymentModel {
  status = 'authorized';
  captured = false;
  refunded = 0;
  /** What is not given back of each fee. */
  readonly fees: { readonly type: FeeType; readonly amount: number; remaining: number }[];
  #capturedAt = 0;
  #settlesAt = Infinity;
  #lapsed = false;
  #coming: ComingRefund | undefined;

  constructor(
    readonly made: NewPayment,
    readonly createdAt: number,
    fees: readonly Fee[],
  ) {
    this.fees = fees.map((fee) => ({ ...fee, remaining: fee.amount }));
    if (made.by === 'card') this.#take(createdAt);
    if (this.#isByBank) {
      this.status = 'pending';
      this.#settlesAt = bankAnswersAt(made.by, createdAt);
    }
  }

  get #isByBank(): boolean {
    return this.made.by.endsWith('bank');
  }

  get #isPaid(): boolean {
    return this.captured && this.status !== 'canceled';
  }

  get refundable(): number {
    return this.#isPaid ? this.made.amount - this.refunded : 0;
  }

  get feeAmount(): number {
    return this.made.applicationFee + total(this.fees);
  }

  get balance(): number {
    if (!this.#isPaid) return 0;
    return this.refundable - this.made.applicationFee - this.fees.reduce((sum, { remaining }) => sum + remaining, 0);
  }

  /** What the platform has of it. */
  get kept(): number {
    return this.#isPaid ? this.made.applicationFee + (this.#feeOf('platform_fee')?.remaining ?? 0) : 0;
  }

  /** What happens by itself until an instant. */
  catchUp(now: number): void {
    if (this.status === 'pending' && this.#settlesAt <= now) this.#take(this.#settlesAt);
    if (this.status === 'authorized' && this.createdAt + 7 * DAY <= now) this.#cancel('lapsed');
    if (this.#coming && this.#coming.arrivesAt <= now) this.#giveBack(this.#coming);
  }

  capture(now: number): Outcome {
    if (this.#lapsed) return 'charge_expired_for_capture';
    if (this.#isPaid) return 'payment_already_captured';
    if (this.status !== 'authorized') return 'payment_cannot_be_captured';
    this.#take(now);
    return 'ok';
  }

  void(now: number): Outcome {
    if (this.status !== 'authorized' && this.status !== 'succeeded') return 'payment_cannot_be_voided';
    if (now >= this.createdAt + 25 * MINUTE) return 'payment_outside_void_window';
    this.#cancel('voided');
    return 'ok';
  }

  refund({ amount = this.refundable, fees }: NewRefund, now: number): Outcome {
    if (this.status === 'fully_refunded') return 'payment_fully_refunded';
    if (!this.#isPaid) return 'refund_error';
    if (amount > this.made.amount) return 'refund_exceeds_payment_amount';
    if (this.#coming) return 'refund_in_progress';
    if (amount > this.refundable) return 'refund_exceeds_amount_available';
    if (now >= this.#capturedAt + 180 * DAY) return 'payment_outside_refund_window';
    if (fees.some(({ type }) => !this.#feeOf(type))) return 'fee_type_must_exist_on_payment_fees';
    if (fees.some((fee) => fee.amount > (this.#feeOf(fee.type)?.remaining ?? 0))) {
      return 'returned_fee_exceeds_remaining_amount';
    }
    this.#coming = { amount, fees, arrivesAt: bankAnswersAt(this.made.by, now) };
    return 'ok';
  }

  #take(now: number): void {
    this.status = 'succeeded';
    this.captured = true;
    this.#capturedAt = now;
  }

  #cancel(why: 'lapsed' | 'voided'): void {
    this.status = 'canceled';
    this.#lapsed = why === 'lapsed';
    for (const fee of this.fees) fee.remaining = 0;
  }

  #giveBack({ amount, fees }: ComingRefund): void {
    this.#coming = undefined;
    this.refunded += amount;
    this.status = this.refundable === 0 ? 'fully_refunded' : 'partially_refunded';
    for (const { type, amount: back } of fees) {
      const fee = this.#feeOf(type);
      if (fee) fee.remaining -= back;
    }
  }

  #feeOf(type: FeeType) {
    return this.fees.find((fee) => fee.type === type);
  }
}

const feesOfShop = { plain: () => [], configured: configuredFees, canadian: canadianFees } as const;

export class PlatformModel {
  readonly payments: PaymentModel[] = [];

  constructor(
    public now: number,
    readonly shop: Shop,
  ) {}

  /** What the platform has of all payments. */
  get kept(): number {
    return this.payments.reduce((sum, { kept }) => sum + kept, 0);
  }

  /** Does a command, and what follows from it by itself. */
  apply(command: Command): Outcome {
    const outcome = this.#carryOut(command);
    for (const payment of this.payments) payment.catchUp(this.now);
    return outcome;
  }

  /** The payment that a number means: there are more numbers than payments. */
  find(which: number): PaymentModel {
    const payment = this.payments[which % this.payments.length];
    if (payment === undefined) throw new Error('there is no payment yet');
    return payment;
  }

  #carryOut(command: Command): Outcome {
    switch (command.kind) {
      case 'pay':
        return this.#pay(command.payment);
      case 'capture':
        return this.find(command.which).capture(this.now);
      case 'void':
        return this.find(command.which).void(this.now);
      case 'refund':
        return this.find(command.which).refund(command.refund, this.now);
      case 'wait':
        this.now += command.minutes * MINUTE;
        return 'ok';
    }
  }

  #pay(made: NewPayment): Outcome {
    const { amount, fees, applicationFee } = made;
    const isCanadian = this.shop === 'canadian';
    if (isCanadian && (fees.length > 0 || applicationFee > 0)) return 'unexpected_parameter';
    if (isCanadian && made.by.endsWith('bank')) return 'currency_invalid';
    if (fees.length > 0 && applicationFee > 0) return 'fee_and_application_fee_declared';
    if (total(fees) > amount || applicationFee > amount) return 'fee_amount_greater_than_payment_amount';
    const configured = applicationFee === 0 ? feesOfShop[this.shop](made) : [];
    this.payments.push(new PaymentModel(made, this.now, feesOf(amount, fees, configured)));
    return 'ok';
  }
}
