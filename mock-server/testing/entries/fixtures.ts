export { createFixtures, type FixtureOptions, type Fixtures } from '../fixtures/create-fixtures';
export type { SellerReference } from '../fixtures/account';
export type { DisputeEvidenceAttributes, DisputeEvidenceFactory } from '../fixtures/dispute-evidence';
export type {
  AddressFactory,
  BankAccountFactory,
  BusinessFactory,
  DocumentFactory,
  EntityFactories,
  EntityFactory,
  IdentityFactory,
} from '../fixtures/entities';
export type { FeeConfigurationAttributes, FeeConfigurationFactory } from '../fixtures/fee-configurations';
export type { FixtureDatabase, FixtureModels } from '../fixtures/models';
export type {
  CheckoutAttributes,
  CheckoutFactory,
  CheckoutSessionAttributes,
  CheckoutSessionFactory,
  PaymentIntentAttributes,
  PaymentIntentFactory,
  PaymentMethodAttributes,
  PaymentMethodFactory,
} from '../fixtures/payment-requests';
export type {
  DisputedPaymentAttributes,
  PaymentAttributes,
  PaymentFactory,
  RefundedPaymentAttributes,
} from '../fixtures/payments';
export type { PaymentMethodGroupAttributes, PaymentMethodGroupFactory } from '../fixtures/payment-method-groups';
export type { PayoutAttributes, PayoutFactory } from '../fixtures/payouts';
export type { DisputeAttributes, DisputeFactory, RefundAttributes, RefundFactory } from '../fixtures/refunds';
export type { Seller, SellerAttributes, SellerFactory } from '../fixtures/sellers';
