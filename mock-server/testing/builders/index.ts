export { buildFeeConfiguration, buildSubAccount } from './accounts';
export { buildBalanceTransaction, buildPayout, buildProceedsPayout } from './payouts';
export { buildCheckout, buildCheckoutSession } from './checkouts';
export { buildAddress, buildBusiness, buildEntityBankAccount, buildEntityDocument, buildIdentity } from './entities';
export { buildEvent, type EventOverrides } from './events';
export { bankAccountInput, cardInput, paymentInput } from './inputs';
export type { Overrides } from './overrides';
export { buildPaymentMethod, buildPaymentMethodGroup } from './payment-methods';
export { buildDispute, buildDisputeEvidence, buildPayment, buildPaymentIntent, buildRefund } from './payments';
