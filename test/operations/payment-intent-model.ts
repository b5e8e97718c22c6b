/** A second, much smaller telling of what an intent does, to hold the sandbox against. */

export const methods = ['good card', 'bad card', 'good bank', 'bad bank'] as const;
export type Method = (typeof methods)[number];

/** How an intent comes about: by itself, or with a payment that is made directly. */
export type Start =
  | { readonly kind: 'intent'; readonly method: Method | undefined }
  | { readonly kind: 'payment'; readonly method: Method }
  | { readonly kind: 'manual payment'; readonly method: 'good card' | 'bad card' };

export type Command =
  | { readonly kind: 'update the amount'; readonly amount: number }
  | { readonly kind: 'update the method'; readonly method: Method }
  | { readonly kind: 'update to the same token' }
  | { readonly kind: 'capture'; readonly method: Method | undefined }
  | { readonly kind: 'capture by a slow bank' }
  | { readonly kind: 'capture the payment' }
  | { readonly kind: 'void the payment' }
  | { readonly kind: 'advance'; readonly minutes: number };

export type Outcome = 'ok' | 'declined' | 'refused';

interface Attempt {
  status: 'pending' | 'authorized' | 'succeeded' | 'failed' | 'canceled';
  readonly amount: number;
  readonly method: Method;
  readonly direct: boolean;
  age: number;
}

const isBank = (method: Method) => method.endsWith('bank');
const isGood = (method: Method) => method.startsWith('good');

export class IntentModel {
  status = 'requires_payment_method';
  amount = 1_000;
  method: Method | undefined;
  /** The oldest one first. */
  readonly attempts: Attempt[] = [];

  constructor(start: Start) {
    if (start.kind === 'intent') {
      if (start.method) this.#attach(start.method);
      return;
    }
    this.#attach(start.method);
    this.#charge(start.method, { direct: true, status: start.kind === 'payment' ? 'succeeded' : 'authorized' });
    this.#hearFromBank();
  }

  get newest(): Attempt | undefined {
    return this.attempts.at(-1);
  }

  get isCapturable(): boolean {
    return this.status === 'requires_capture';
  }

  /** Does a command, and tells how it ends. */
  apply(command: Command): Outcome {
    const open = this.status === 'requires_payment_method' || this.status === 'pending';
    switch (command.kind) {
      case 'update the amount':
        if (!open) return 'refused';
        this.amount = command.amount;
        return 'ok';
      case 'update the method':
        if (!open) return 'refused';
        this.#attach(command.method);
        return 'ok';
      case 'update to the same token':
        return 'ok';
      case 'capture':
        return this.#capture(command.method, 'at once');
      case 'capture by a slow bank':
        return this.#capture(undefined, 'in a minute');
      case 'capture the payment':
        if (this.newest?.status !== 'authorized') return 'refused';
        this.#take(this.newest);
        return 'ok';
      case 'void the payment':
        return this.#void();
      case 'advance':
        this.#advance(command.minutes);
        return 'ok';
    }
  }

  #attach(method: Method): void {
    this.method = method;
    if (this.status === 'requires_payment_method') this.status = 'requires_capture';
  }

  #capture(brought: Method | undefined, bankAnswers: 'at once' | 'in a minute'): Outcome {
    if (brought && this.status !== 'requires_payment_method') return 'refused';
    if (brought) this.#attach(brought);
    if (!this.isCapturable || this.method === undefined) return 'refused';
    if (this.newest?.status === 'authorized') {
      this.#take(this.newest);
      return 'ok';
    }
    this.#charge(this.method, { direct: false, status: 'succeeded' });
    if (!isBank(this.method) && !isGood(this.method)) return 'declined';
    if (bankAnswers === 'at once') this.#hearFromBank();
    return 'ok';
  }

  #charge(method: Method, { direct, status }: { direct: boolean; status: 'succeeded' | 'authorized' }): void {
    const attempt: Attempt = { status: 'pending', amount: this.amount, method, direct, age: 0 };
    this.attempts.push(attempt);
    if (isBank(method)) this.status = 'pending';
    else if (!isGood(method)) this.#fail(attempt);
    else if (status === 'authorized') attempt.status = 'authorized';
    else this.#take(attempt);
  }

  #take(attempt: Attempt): void {
    attempt.status = 'succeeded';
    this.status = 'succeeded';
    this.amount = attempt.amount;
    this.method = attempt.method;
  }

  #fail(attempt: Attempt): void {
    attempt.status = 'failed';
    this.status = 'requires_capture';
    if (!attempt.direct) return;
    this.status = 'requires_payment_method';
    this.method = undefined;
  }

  #hearFromBank(): void {
    const { newest } = this;
    if (newest?.status !== 'pending') return;
    if (isGood(newest.method)) this.#take(newest);
    else this.#fail(newest);
  }

  #void(): Outcome {
    const { newest } = this;
    const isOpen = newest?.status === 'authorized' || newest?.status === 'succeeded';
    if (newest === undefined || !isOpen || newest.age >= 25) return 'refused';
    if (newest.status === 'authorized') this.status = 'canceled';
    newest.status = 'canceled';
    return 'ok';
  }

  #advance(minutes: number): void {
    for (const attempt of this.attempts) attempt.age += minutes;
    this.#hearFromBank();
    const { newest } = this;
    if (newest?.status !== 'authorized' || newest.age < 7 * 1_440) return;
    newest.status = 'canceled';
    this.status = 'canceled';
  }
}
