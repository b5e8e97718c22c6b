import fc from 'fast-check';

/** A random step of a platform. Numbers choose among the objects that exist. */
export type Command =
  | {
      readonly do: 'pay';
      readonly shop: number;
      readonly by: 'card' | 'card, captured later' | 'bank';
      readonly amount: number;
      readonly fees: 'none' | 'both' | 'application fee';
    }
  | { readonly do: 'capture' | 'void' | 'return'; readonly payment: number }
  | { readonly do: 'refund'; readonly payment: number; readonly share: number; readonly withFees: boolean }
  | { readonly do: 'dispute'; readonly payment: number; readonly share: number }
  | { readonly do: 'decide'; readonly dispute: number; readonly outcome: 'respond' | 'win' | 'lose' }
  | { readonly do: 'end'; readonly payout: number }
  | { readonly do: 'review'; readonly shop: number; readonly outcome: 'disable' | 'enable' }
  | { readonly do: 'wait'; readonly hours: number };

const index = fc.nat({ max: 30 });
const share = fc.constantFrom(0.25, 0.5, 1);

const pay: fc.Arbitrary<Command> = fc.record({
  do: fc.constant('pay'),
  shop: index,
  by: fc.constantFrom('card', 'card', 'card, captured later', 'bank'),
  amount: fc.integer({ min: 400, max: 30_000 }),
  fees: fc.constantFrom('none', 'both', 'both', 'application fee'),
});

const others: readonly fc.Arbitrary<Command>[] = [
  fc.record({ do: fc.constantFrom('capture', 'void', 'return'), payment: index }),
  fc.record({ do: fc.constant('refund'), payment: index, share, withFees: fc.boolean() }),
  fc.record({ do: fc.constant('dispute'), payment: index, share }),
  fc.record({ do: fc.constant('decide'), dispute: index, outcome: fc.constantFrom('respond', 'win', 'lose') }),
  fc.record({ do: fc.constant('end'), payout: index }),
  fc.record({ do: fc.constant('review'), shop: index, outcome: fc.constantFrom('disable', 'enable', 'enable') }),
];

const wait: fc.Arbitrary<Command> = fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 60 }) });

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: pay },
    { weight: 7, arbitrary: fc.oneof(...others) },
    { weight: 5, arbitrary: wait },
  ),
  { minLength: 12, maxLength: 45, size: 'max' },
);
