import type { Event, EventName } from '../../../sdk';
import { buildFeeRate, buildPayoutSettings, buildSubAccount } from './accounts';
import { buildCheckout, buildCheckoutCompletion } from './checkouts';
import { buildAddress, buildBusiness, buildEntityBankAccount, buildEntityDocument, buildIdentity } from './entities';
import { accountIds, BUILT_AT, newId } from './ids';
import { type Overrides, overridden } from './overrides';
import { buildPaymentMethod } from './payment-methods';
import { buildDispute, buildDisputeEvidence, buildPayment, buildPaymentIntent, buildRefund } from './payments';
import { buildPayout, buildPayoutBankAccount, buildProceedsPayout } from './payouts';

/** Values for some fields of an event and of its data. */
export type EventOverrides<Name extends EventName> = Overrides<Omit<Event<Name>, 'event_name' | 'data'>> & {
  readonly data?: Overrides<Event<Name>['data']> | undefined;
};

type Data<Name extends EventName> = (overrides: Overrides<Event<Name>['data']>) => Event<Name>['data'];

/** The data of each event, as it is when the event happens. */
const data: { readonly [Name in EventName]: Data<Name> } = {
  'payment.created': buildPayment,
  'payment.pending': (fields) => buildPayment({ status: 'pending', ...fields }),
  'payment.authorized': (fields) => buildPayment({ status: 'authorized', ...fields }),
  'payment.succeeded': buildPayment,
  'payment.failed': (fields) => buildPayment({ status: 'failed', ...fields }),
  'payment.captured': (fields) => buildPayment({ capture_strategy: 'manual', ...fields }),
  'payment.canceled': (fields) => buildPayment({ status: 'canceled', ...fields }),
  'payment.refunded': buildRefund,
  'payment.refund.updated': buildRefund,
  'payment.dispute.created': buildDispute,
  'payment.dispute.submitted': (fields) => buildDispute({ status: 'under_review', ...fields }),
  'payment.dispute.forfeited': (fields) => buildDispute({ status: 'lost', ...fields }),
  'payment.dispute.closed': (fields) => buildDispute({ status: 'won', ...fields }),
  'payment.dispute.funds_returned': (fields) => buildDispute({ status: 'won', ...fields }),
  'payment.dispute_evidence.created': buildDisputeEvidence,
  'payment.dispute_evidence.uploaded': (fields) => buildDisputeEvidence({ status: 'uploaded', ...fields }),
  'payment_method.created': buildPaymentMethod,
  'payment_method.updated': buildPaymentMethod,
  'payment_method.bin_mapped': buildPaymentMethod,
  'payment_intent.created': buildPaymentIntent,
  'payment_intent.attached': (fields) => buildPaymentIntent({ status: 'requires_capture', ...fields }),
  'payment_intent.requires_capture': (fields) => buildPaymentIntent({ status: 'requires_capture', ...fields }),
  'payment_intent.succeeded': (fields) => buildPaymentIntent({ status: 'succeeded', ...fields }),
  'checkout.created': buildCheckout,
  'checkout.completed': (fields) => buildCheckout({ status: 'completed', ...fields }),
  'checkout.completion.succeeded': buildCheckoutCompletion,
  'checkout.completion.failed': (fields) => buildCheckoutCompletion({ status: 'failed', ...fields }),
  'sub_account.updated': buildSubAccount,
  'seller_account.updated': buildSubAccount,
  'account.payout_setting.updated': buildPayoutSettings,
  'application_fee_rate.created': buildFeeRate,
  'entity.business.created': buildBusiness,
  'entity.business.updated': buildBusiness,
  'entity.identity.created': buildIdentity,
  'entity.identity.updated': buildIdentity,
  'entity.address.created': buildAddress,
  'entity.address.updated': buildAddress,
  'entity.document.created': buildEntityDocument,
  'entity.document.uploaded': (fields) => buildEntityDocument({ status: 'uploaded', ...fields }),
  'entity.bank_account.created': buildEntityBankAccount,
  'payout.bank_account.activated': buildPayoutBankAccount,
  'payout.created': buildPayout,
  'payout.paid': (fields) => buildPayout({ status: 'paid', ...fields }),
  'payout.failed': (fields) => buildPayout({ status: 'failed', ...fields }),
  'proceeds.payout.created': buildProceedsPayout,
  'proceeds.payout.paid': (fields) => buildProceedsPayout({ status: 'paid', ...fields }),
  'proceeds.payout.failed': (fields) => buildProceedsPayout({ status: 'failed', ...fields }),
};

/**
 * The name and the data of an event are of the same type by the table above, which the compiler does not conclude for any name.
 */
export function buildEvent<Name extends EventName>(name: Name, overrides?: EventOverrides<Name>): Event<Name>;
/** Returns an event of the platform account in test mode, with the data that it has when it happens. Source: Events. */
export function buildEvent<Name extends EventName>(name: Name, overrides: EventOverrides<Name> = {}): object {
  const { data: dataOverrides = {}, ...rest } = overrides;
  const envelope: object = {
    id: newId('evt'),
    event_name: name,
    version: 'v1',
    account_id: accountIds.platform,
    account_type: 'test',
    platform_account_id: accountIds.platform,
    idempotency_key: null,
    request_id: null,
    created_at: BUILT_AT,
    data: data[name](dataOverrides),
  };
  return overridden(rest, envelope);
}
