import type { Row } from './row';

/** Recent declines of a card in an account. The id is the account and the signature of the card. */
export interface CardDeclinesRow extends Row {
  readonly sequence: number;
  readonly declines: readonly string[];
  readonly blocked_until: string | null;
  readonly forgotten_at: string;
}
