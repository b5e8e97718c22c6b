import { passesLuhn } from '../../mock-server/domain/card-number';

type Fields = Readonly<Record<string, unknown>>;

/** Bodies of requests that succeed. Tests override fields to make them invalid. */
export const card = (fields: Fields = {}) => ({
  name: 'Ada Lovelace',
  number: '4242424242424242',
  month: '12',
  year: '2048',
  address_postal_code: '94107',
  ...fields,
});

/** A card that is no test card: another one for each index. */
export const otherCard = (index: number, fields: Fields = {}) => {
  const head = `411111${String(index).padStart(9, '0')}`;
  const digit = [...'0123456789'].find((last) => passesLuhn(head + last)) ?? '';
  return card({ number: head + digit, ...fields });
};

export const bankAccount = (fields: Fields = {}) => ({
  account_owner_name: 'Ada Lovelace',
  routing_number: '110000000',
  account_number: '000123456789',
  account_type: 'checking',
  account_owner_type: 'individual',
  country: 'US',
  currency: 'usd',
  ...fields,
});

export const payment = (fields: Fields = {}) => ({
  amount: 1_000,
  currency: 'usd',
  payment_method: { card: card() },
  ...fields,
});

/** A payment with a card without details: it has five events. */
export const plainPayment = () => payment({ payment_method: { card: otherCard(1) } });

export const cardPayment = (fields: Fields) => payment({ payment_method: { card: card(fields) } });

export const bankPayment = (fields: Fields = {}) => payment({ payment_method: { bank_account: bankAccount(fields) } });

export const scenarioPayment = (scenario: string, fields: Fields = {}) =>
  payment({ metadata: { payment_test: { scenario } }, ...fields });

export const manualPayment = (fields: Fields = {}) => payment({ capture_strategy: 'manual', ...fields });

/** A payment intent without a payment method. */
export const paymentIntent = (fields: Fields = {}) => ({ amount: 1_000, currency: 'usd', ...fields });
