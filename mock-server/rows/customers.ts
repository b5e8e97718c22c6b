import type { ResourceRow } from './shared';

/** Who an e-mail address stands for in one account. */
export interface CustomerRow extends ResourceRow {
  /** In lower case. */
  readonly email: string;
  /** How many payment methods it has. */
  readonly payment_methods: number;
}
