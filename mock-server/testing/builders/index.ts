export { buildFeeConfiguration, buildPayout, buildSubAccount } from './accounts';
export { buildCheckout, buildCheckoutSession } from './checkouts';
export { buildEvent, type EventOverrides } from './events';
export { bankAccountInput, cardInput, paymentInput } from './inputs';
export type { Overrides } from './overrides';
export { buildPaymentMethod } from './payment-methods';
export { buildDispute, buildPayment, buildPaymentIntent, buildRefund } from './payments';
