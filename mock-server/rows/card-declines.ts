import type { Row } from './row';
import { id, instant, listOf, nullable, sequence } from '../fields/field';
import { fieldsOf } from './fields';
import { byTextThenSequence, everyRow, table } from './table-definition';

/** Recent declines of a card in an account. The id consists of the account and the signature of the card. */
export interface CardDeclinesRow extends Row {
  readonly sequence: number;
  readonly declines: readonly string[];
  readonly blocked_until: string | null;
  readonly forgotten_at: string;
}

export const cardDeclines = table<CardDeclinesRow>()({
  type: 'card_declines',
  indexes: { forgottenFirst: { partitions: everyRow, sortBy: (row) => byTextThenSequence(row.forgotten_at, row) } },
  fields: fieldsOf<CardDeclinesRow>({
    id,
    sequence,
    declines: listOf(instant),
    blocked_until: nullable(instant),
    forgotten_at: instant,
  }),
});
