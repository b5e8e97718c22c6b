import type { Child } from 'hono/jsx';
import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { AccountLink, Metadata, PaymentMethodLink, PlainId, YesNo } from '../parts/object-values';
import { Amount, Facts, IdLink, Instant, State, Text } from '../parts/values';

/** A payment, as a part of its page shows it. */
export interface PaymentProps {
  readonly visit: Visit;
  readonly payment: Resources['Payment'];
}

/** The fields of a payment. */
export function PaymentFacts({ visit, payment }: PaymentProps) {
  return <Facts of={[...state(payment), ...amounts(payment), ...links(visit, payment), ...details(payment)]} />;
}

type Payment = PaymentProps['payment'];
type NamedValues = readonly (readonly [name: string, value: Child])[];

const state = ({ status, error_code, error_description, created_at, updated_at }: Payment): NamedValues => [
  ['Status', <State of={status} />],
  ...(error_code === null ? [] : [['Error code', <Text of={error_code} />] as const]),
  ...(error_description === null ? [] : [['Error', <Text of={error_description} />] as const]),
  ['Created', <Instant at={created_at} />],
  ['Updated', <Instant at={updated_at} />],
];

function amounts(payment: Payment): NamedValues {
  const { currency } = payment;
  const amount = (cents: number) => <Amount cents={cents} currency={currency} />;
  return [
    ['Amount', amount(payment.amount)],
    ['Balance', amount(payment.balance)],
    ['Fees', amount(payment.fee_amount)],
    ['Refundable', amount(payment.amount_refundable)],
    ['Refunded', amount(payment.amount_refunded)],
    ['Disputed', amount(payment.amount_disputed)],
    ['Returned', amount(payment.amount_returned)],
  ];
}

const links = (visit: Visit, payment: Payment): NamedValues => [
  ['Account', <AccountLink visit={visit} id={payment.account_id} />],
  ['Payment intent', <IdLink links={visit.links} list="payment_intents" id={payment.payment_intent_id} />],
  ['Payment method', <PaymentMethodLink visit={visit} of={payment.payment_method} />],
  [
    'Checkout',
    payment.checkout_id === null ? (
      <Text of={null} />
    ) : (
      <IdLink links={visit.links} list="checkouts" id={payment.checkout_id} />
    ),
  ],
];

const details = (payment: Payment): NamedValues => [
  ['Captured', <YesNo of={payment.captured} />],
  ['Capture strategy', payment.capture_strategy],
  ['Payment mode', payment.payment_mode],
  ['Expedited', payment.expedited === null ? <Text of={null} /> : <YesNo of={payment.expedited} />],
  ['Description', <Text of={payment.description} />],
  ['Statement descriptor', <Text of={payment.statement_descriptor} />],
  ['Financial transaction', <PlainId of={payment.financial_transaction_id} />],
  ['Application fee rate', <PlainId of={payment.application_fee_rate_id} />],
  ['Terminal', <PlainId of={payment.terminal_id} />],
  ['Transaction hold', <PlainId of={payment.transaction_hold} />],
  ...(payment.success === undefined ? [] : [['Success requested', <YesNo of={payment.success} />] as const]),
  ['Metadata', <Metadata of={payment.metadata} />],
];
