import type { CardBrand } from '../../tables/card-brands';
import type { DeclineCode } from '../../tables/decline-codes';
import { type TestCardRow, testCards as table } from '../../tables/test-cards';
import type { Outcome } from '../../vocabulary/outcome';

/** A card with a fixed result in test mode, as a case of a table of tests. */
export interface TestCardCase {
  /** Digits only. */
  readonly number: string;
  /** The brand of the card; null for one of another network. */
  readonly brand: CardBrand | null;
  /**
   * The result of a payment with the card and its security code: `approved`; `declined` with a decline code; `refused` with
   * another error code, stored as failed; `invalid`, as the card cannot be tokenized.
   */
  readonly result: Outcome['result'] | 'invalid';
  /** Null if the result is not `declined`. */
  readonly declineCode: DeclineCode | null;
}

/** The cards with a fixed result in test mode. Source: Test scenarios. */
export const testCards: readonly TestCardCase[] = table.map(
  ({ number, brand, tokenization, outcome }: TestCardRow) => ({
    number,
    brand,
    result: tokenization || outcome === null ? 'invalid' : outcome.result,
    declineCode: outcome?.result === 'declined' ? outcome.declineCode : null,
  }),
);
