import type { PaymentFeeType } from '../../spec/tables/fee-types';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { CheckoutCompletionRow } from './checkout-completions';
import type { Currency, Metadata, ResourceRow } from './shared';
import { paymentModes } from '../../spec/resources/checkout-schemas';
import { checkoutStates, paymentStates } from '../../spec/tables/states';
import { boolean, integer, listOf, nullable, oneOf, optional, ref, stateOf, text, wholeText } from '../fields/field';
import { currency, fieldsOf, metadata, paymentFeeType, resourceFields } from './fields';
import { newestOfOwner, table } from './table-definition';

/** The payment mode of an attempt to pay a checkout, and the status of its payment after the attempt: `ecom failed`. */
export type AttemptOutcome = `${CheckoutCompletionRow['payment_mode']} ${CheckoutCompletionRow['payment_status']}`;

/** The application fee of a payment from each kind of payment method. */
export interface CheckoutApplicationFees {
  readonly card?: { readonly amount: number };
  readonly bank_account?: { readonly amount: number };
}

export interface CheckoutRow extends ResourceRow {
  readonly platform_account_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly description: string;
  readonly metadata: Metadata;
  readonly origin_url: string | null;
  readonly statement_descriptor: string | null;
  /** Sent for the payment only; null: the payment gets the description of the checkout. The same holds for its metadata. */
  readonly payment_description: string | null;
  readonly payment_metadata: Metadata | null;
  readonly expedited: boolean | null;
  /** The group of its saved payment methods. Absent without one. */
  readonly payment_method_group_id?: string;
  /** None beside application fees. */
  readonly fees: readonly { readonly type: PaymentFeeType; readonly amount: number }[];
  readonly application_fees: CheckoutApplicationFees | null;
  readonly status: StateOf<typeof checkoutStates>;
  /** The intent of every attempt to pay the checkout. */
  readonly payment_intent_id: string;
  /** The payment that completed it. A bank payment may still be pending, or may have been returned since. */
  readonly successful_payment_id: string | null;
  /** The outcomes of its attempts, each once, however many attempts there are. Lists of checkouts are filtered by them. */
  readonly attempt_outcomes: readonly AttemptOutcome[];
}

/** Returns the value that the filter by attempts asks for: a payment mode, a payment status, or both of one attempt. */
export function attemptFilter(mode: string | undefined, status: string | undefined): string | undefined {
  return mode === undefined && status === undefined ? undefined : `${mode ?? 'any'} ${status ?? 'any'}`;
}

function attemptValues({ attempt_outcomes }: CheckoutRow): readonly string[] {
  const values = attempt_outcomes.flatMap((outcome) => {
    const [mode = '', status = ''] = outcome.split(' ');
    return [outcome, `${mode} any`, `any ${status}`];
  });
  return [...new Set(values)];
}

const applicationFee = optional(fieldsOf<{ readonly amount: number }>({ amount: integer }));

const attemptOutcomes = paymentModes.flatMap((mode) =>
  Object.keys(paymentStates.states).map((status) => `${mode} ${status}`),
);

export const checkouts = table<CheckoutRow>()({
  type: 'checkout',
  idPrefix: 'cho',
  indexes: { newest: newestOfOwner },
  filters: {
    status: { by: ({ status }) => status },
    attempt: { by: attemptValues },
    successful_payment_id: { by: ({ successful_payment_id }) => successful_payment_id },
  },
  fields: fieldsOf<CheckoutRow>({
    ...resourceFields,
    platform_account_id: ref('accounts'),
    amount: integer,
    currency,
    description: text,
    metadata,
    origin_url: nullable(wholeText),
    statement_descriptor: nullable(text),
    payment_description: nullable(text),
    payment_metadata: nullable(metadata),
    expedited: nullable(boolean),
    payment_method_group_id: optional(ref('payment_method_groups')),
    fees: listOf(fieldsOf<CheckoutRow['fees'][number]>({ type: paymentFeeType, amount: integer })),
    application_fees: nullable(
      fieldsOf<CheckoutApplicationFees>({ card: applicationFee, bank_account: applicationFee }),
    ),
    status: stateOf(checkoutStates),
    payment_intent_id: ref('payment_intents'),
    successful_payment_id: nullable(ref('payments')),
    attempt_outcomes: listOf(oneOf(attemptOutcomes)),
  }),
});
