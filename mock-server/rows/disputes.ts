import { type DisputeReason, disputeReasonNames } from '../../spec/tables/dispute-reasons';
import { type DisputeResponseField, disputeResponseFieldNames } from '../../spec/tables/dispute-response';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Currency, Metadata, ResourceRow } from './shared';
import { disputeStates } from '../../spec/tables/states';
import { instant, integer, nonEmptyString, nullable, oneOf, optional, ref, stateOf, text } from '../fields/field';
import { currency, fieldsOf, metadata, resourceFields } from './fields';
import { objectOf } from '../fields/object-field';
import { newestOfOwner, ofPayment, table } from './table-definition';

/** The fields of a response that were saved. */
export type SavedResponse = { readonly [Field in DisputeResponseField]?: string };

/** A lost dispute that the card network turned into a won one. */
export interface DisputeReversal {
  readonly description: string;
  readonly created_at: string;
}

/** The reversal that the metadata of the payment asked for. */
export interface DisputeTest {
  /** The decision after a response. */
  readonly expected_result: 'won' | 'lost';
  /** Seconds from the response to the decision. */
  readonly delay_seconds: number;
}

export interface DisputeRow extends ResourceRow {
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: DisputeReason;
  /** The first instant at which it is too late to respond. */
  readonly due_date: string;
  readonly status: StateOf<typeof disputeStates>;
  readonly metadata: Metadata;
  /** The fee for the dispute, which a merchant who wins gets back; 0 without one. */
  readonly fee: number;
  /** Null until a field was saved. */
  readonly response: SavedResponse | null;
  readonly reversal: DisputeReversal | null;
  readonly test_outcome: DisputeTest | null;
  /** The merchant's answer: evidence, or to give up. Absent without one, and in rows of 1.0.0-rc.1 and before. */
  readonly answer?: DisputeAnswer;
}

export type DisputeAnswer = (typeof answers)[number];

const answers = ['evidence', 'forfeit'] as const;

const savedResponse = objectOf(Object.fromEntries(disputeResponseFieldNames.map((name) => [name, optional(text)])));

export const disputes = table<DisputeRow>()({
  type: 'dispute',
  idPrefix: 'dp',
  indexes: {
    ofPayment,
    newest: { ...newestOfOwner, lazy: true },
  },
  filters: { status: { by: ({ status }) => status }, payment_id: { by: ({ payment_id }) => payment_id } },
  fields: fieldsOf<DisputeRow>({
    ...resourceFields,
    payment_id: ref('payments'),
    amount: integer,
    currency,
    reason: oneOf(disputeReasonNames),
    due_date: instant,
    status: stateOf(disputeStates),
    metadata,
    fee: integer,
    response: nullable(savedResponse),
    reversal: nullable(fieldsOf<DisputeReversal>({ description: nonEmptyString, created_at: instant })),
    test_outcome: nullable(fieldsOf<DisputeTest>({ expected_result: oneOf(['won', 'lost']), delay_seconds: integer })),
    answer: optional(oneOf(answers)),
  }),
});
