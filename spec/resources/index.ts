import { accessTokens } from './access-tokens';
import { paymentIntents } from './payment-intents';
import { paymentMethods } from './payment-methods';
import { payments } from './payments';
import { refunds } from './refunds';
import { subAccounts } from './sub-accounts';

/** The nouns of the API in the order in which they are read. */
export const resources = [accessTokens, subAccounts, paymentMethods, payments, paymentIntents, refunds] as const;

/** Every operation of the API by its id. */
export const operations = {
  ...accessTokens.operations,
  ...subAccounts.operations,
  ...paymentMethods.operations,
  ...payments.operations,
  ...paymentIntents.operations,
  ...refunds.operations,
};

export type OperationId = keyof typeof operations;
