import fc from 'fast-check';
import type { Fee, FeeType } from './fees';
import { type Command, type NewPayment, payers, type Shop, shops } from './model';

const either = <Value>(often: fc.Arbitrary<Value>, rarely: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: often }, { weight: 1, arbitrary: rarely });

const feesFrom = (min: number, max: number): fc.Arbitrary<readonly Fee[]> =>
  fc.uniqueArray(
    fc.record({
      type: fc.constantFrom<FeeType>('processing_fee', 'platform_fee'),
      amount: fc.integer({ min, max }),
    }),
    { maxLength: 2, selector: ({ type }) => type },
  );

/** Small amounts, which meet one another: as fees and refunds of a payment, and as sums of them. */
const anyPayment: fc.Arbitrary<NewPayment> = fc.record({
  by: fc.constantFrom(...payers),
  amount: fc.integer({ min: 51, max: 120 }),
  // A fee of 0 waives the configured one.
  fees: feesFrom(0, 40),
  applicationFee: either(fc.constant(0), fc.integer({ min: 1, max: 80 })),
});

const which = fc.nat(2);

const pay = fc.record({ kind: fc.constant('pay'), payment: anyPayment });
const capture = fc.record({ kind: fc.constant('capture'), which });
const cancel = fc.record({ kind: fc.constant('void'), which });
const refund = fc.record({
  kind: fc.constant('refund'),
  which,
  refund: fc.record({
    amount: fc.option(either(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 51, max: 130 })), { nil: undefined }),
    fees: fc.oneof(fc.constant([]), feesFrom(1, 15)),
  }),
});
/** Among them steps to the very end of each window, and to a minute before it. */
const minutes = either(
  fc.constantFrom(1, 24, 25, 839, 1_440, 2_880, 7_200),
  fc.constantFrom(10_079, 10_080, 259_199, 259_200),
);
const wait = fc.record({ kind: fc.constant('wait'), minutes });

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: pay },
  { weight: 2, arbitrary: capture },
  { weight: 1, arbitrary: cancel },
  { weight: 5, arbitrary: refund },
  { weight: 3, arbitrary: wait },
);

export interface Sequence {
  readonly shop: Shop;
  readonly commands: readonly Command[];
}

/** A payment, and what may come after it. */
export const anySequence: fc.Arbitrary<Sequence> = fc.record({
  shop: fc.constantFrom(...shops),
  commands: fc.tuple(pay, fc.array(anyCommand, { maxLength: 9 })).map(([first, others]) => [first, ...others]),
});
