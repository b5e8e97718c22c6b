/** An object of JSON, as far as the table of documented exchanges states it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns an id. A replay binds it to that of the sandbox where it appears first. */
export const id = (prefix: string, name: string): string => `${prefix}_${name.padEnd(22, '0')}`;

/** Returns fields with one value. Their names are separated by spaces. */
export const each = (value: unknown, names: string): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Instants are compared by their form only. */
const times = each('2027-06-07T10:00:00Z', 'created_at updated_at');

export const platform = id('acc', 'platform');
export const bookshop = id('acc', 'bookshop');
export const cafe = id('acc', 'cafe');

export const subAccount = (account: string, name: string, fields: Fields = {}): Fields => ({
  id: account,
  name,
  account_type: 'test',
  status: 'enabled',
  currency: 'usd',
  platform_account_id: platform,
  payout_account_id: id('ba', name.toLowerCase().replaceAll(' ', '')),
  application_fee_rates: [
    { id: id('afr', 'card'), transaction_fee: 50, currency: 'usd', basis_point_rate: 250, rate_type: 'cc', ...times },
  ],
  related_accounts: { test_account_id: account },
  ...each(true, 'processing_ready payout_ready'),
  ...each(null, 'business_id payments_activated_on'),
  ...times,
  ...fields,
});

export const payoutAccount = (name: string, owner: string): Fields => ({
  id: id('ba', name),
  full_name: owner,
  bank_name: 'a bank',
  account_number_last4: 6789,
  routing_number: '110000000',
  country: 'US',
  currency: 'usd',
  nickname: 'a name',
  account_type: 'checking',
});

export const address = (name: string, fields: Fields): Fields => ({ id: id('addr', name), ...fields, ...times });

/** `sent` is the request: everything but the number of a person is returned. */
export const identity = (name: string, sent: Fields, fields: Fields): Fields => {
  const { identification_number: _, address: place, ...rest } = sent;
  const placed = typeof place === 'object' ? { address: address(name, { ...place }) } : {};
  return {
    id: id('idty', name),
    platform_account_id: platform,
    business_id: null,
    documents: [],
    ...rest,
    ...placed,
    ...times,
    ...fields,
  };
};

export const business = (fields: Fields): Fields => ({
  id: id('biz', 'library'),
  platform_account_id: platform,
  country_of_establishment: 'USA',
  metadata: {},
  ...each(false, 'archived terms_conditions_accepted'),
  ...each([], 'associated_accounts owners documents bank_accounts'),
  ...each(
    null,
    'website_url email phone doing_business_as business_type business_structure classification industry mcc',
  ),
  ...each(null, 'tax_id tax_id_last4 date_of_incorporation legal_address representative additional_questions'),
  ...times,
  ...fields,
});

export const feeConfiguration = (name: string, fields: Fields): Fields => ({
  id: id('sfc', name),
  account_id: bookshop,
  platform_account_id: platform,
  transaction_fee_currency: 'usd',
  effective_start: '2027-06-07T10:00:00Z',
  ...each(null, 'fee_cap_cents effective_end'),
  ...fields,
});

const visaDetails = {
  ...each('Credit', 'type funding_source'),
  card_brand: 'Visa',
  card_class: 'Consumer',
  country: 'United States of America',
  issuer: 'a bank',
};

export const card = (name: string, fields: Fields = {}): Fields => ({
  ...each(id('pm', name), 'id token'),
  name: 'Mary Shelley',
  acct_last_four: '4242',
  brand: 'visa',
  digital_wallet: null,
  month: '9',
  year: '2039',
  metadata: {},
  address_line1_check: 'unchecked',
  address_postal_code_check: 'pass',
  bin_details: visaDetails,
  ...fields,
});

export const bankAccount = { ...each(id('pm', 'bank'), 'id token'), name: 'Mary Shelley', brand: 'a bank' };

/** `part` is the card or the bank account. */
export const paymentMethod = (part: Fields, fields: Fields = {}): Fields => ({
  signature: 'a-signature',
  customer_id: null,
  account_id: bookshop,
  status: 'valid',
  invalid_reason: null,
  ...times,
  ...part,
  ...fields,
});

/** A payment repeats its method, whose instants are in the card or bank account. */
const withinPayment = ({ card: ofCard, bank_account: ofBank, signature, customer_id, account_id }: Fields): Fields => ({
  ...each(account_id, 'account_id'),
  ...(typeof ofCard === 'object' && { card: { ...ofCard, ...times } }),
  ...(typeof ofBank === 'object' && { bank_account: { ...ofBank, ...times } }),
  signature,
  customer_id,
});

export const payment = (name: string, amount: number, method: Fields, fields: Fields = {}): Fields => ({
  id: id('py', name),
  account_id: bookshop,
  application_fee_rate_id: id('afr', 'card'),
  financial_transaction_id: id('ft', name),
  payment_intent_id: id('pi', name),
  capture_strategy: 'automatic',
  currency: 'usd',
  status: 'succeeded',
  payment_mode: 'ecom',
  metadata: {},
  payment_method: withinPayment(method),
  ...each(amount, 'amount amount_refundable balance'),
  ...each(0, 'amount_disputed amount_refunded amount_returned fee_amount'),
  ...each(true, 'captured is_test'),
  ...each(false, 'disputed refunded returned'),
  ...each([], 'fees refunds disputes'),
  ...each(null, 'description error_code error_description checkout_id terminal_id transaction_hold expedited'),
  application_fee: null,
  ...times,
  ...fields,
});

export const fee = (name: string, type: string, amount: number, fields: Fields = {}): Fields => ({
  id: id('pyfee', name),
  type,
  currency: 'usd',
  ...each(amount, 'amount remaining_amount'),
  ...each(null, 'source_configuration_id source_fee_type'),
  ...fields,
});

export const refund = (name: string, paymentName: string, amount: number, fields: Fields = {}): Fields => ({
  id: id('re', name),
  payment_id: id('py', paymentName),
  amount,
  status: 'succeeded',
  metadata: {},
  returned_fees: [],
  ...each(null, 'description reason'),
  ...times,
  ...fields,
});

export const paymentIntent = (name: string, amount: number, fields: Fields = {}): Fields => ({
  id: id('pi', name),
  account_id: bookshop,
  amount,
  currency: 'usd',
  metadata: {},
  status: 'requires_payment_method',
  ...each(null, 'description payment_method successful_payment_id'),
  ...times,
  ...fields,
});

export const checkout = (fields: Fields = {}): Fields => ({
  id: id('cho', 'basket'),
  account_id: bookshop,
  platform_account_id: platform,
  payment_intent_id: id('pi', 'basket'),
  payment_currency: 'usd',
  status: 'created',
  mode: 'test',
  metadata: {},
  payment_settings: {
    ...each(true, 'ach_payments credit_card_payments'),
    ...each(false, 'bnpl_payments insurance_payments bank_account_verification'),
  },
  ...each([], 'payment_methods completions'),
  ...each(null, 'payment_method_group_id successful_payment_id statement_descriptor application_fees'),
  ...times,
  ...fields,
});

export const completion = (fields: Fields): Fields => ({
  id: id('chc', 'basket'),
  checkout_id: id('cho', 'basket'),
  payment_mode: 'ecom',
  additional_transactions: [],
  payment_id: id('py', 'basket'),
  ...each('succeeded', 'status payment_status'),
  ...each(id('pm', 'ledger'), 'payment_token payment_method_id'),
  ...each(null, 'payment_error_code payment_error_description terminal_id'),
  ...times,
  ...fields,
});

export const dispute = (fields: Fields = {}): Fields => ({
  id: id('dp', 'claim'),
  payment_id: id('py', 'claim'),
  account_id: bookshop,
  amount: 4200,
  currency: 'usd',
  reason: 'fraudulent',
  due_date: '2027-06-21',
  status: 'needs_response',
  metadata: {},
  ...each(null, 'dispute_response dispute_reversal'),
  ...times,
  ...fields,
});

/** A field of a dispute response: a text, or null until it is sent. */
export const disputeResponse = (fields: Fields): Fields => ({
  ...each(null, 'additional_statement cancellation_policy_disclosure cancellation_rebuttal customer_billing_address'),
  ...each(null, 'customer_email_address customer_name customer_purchase_ip_address duplicate_charge_explanation'),
  ...each(
    null,
    'product_description refund_policy_disclosure refund_refusal_explanation service_date shipping_address',
  ),
  ...each(null, 'shipping_carrier shipping_date shipping_tracking_number duplicate_charge_original_payment_id'),
  ...fields,
});

export const payout = (name: string, account: string, fields: Fields): Fields => ({
  id: id('po', name),
  account_id: account,
  currency: 'usd',
  delivery_method: 'standard',
  deposits_at: '2027-06-10T00:00:00Z',
  metadata: {},
  ...each(0, 'refunds_count refunds_total other_total'),
  ...times,
  ...fields,
});

export const balanceTransaction = (name: string, amount: number, fields: Fields): Fields => ({
  id: id('bt', name),
  account_id: cafe,
  available_on: '2027-06-07T10:00:00Z',
  currency: 'usd',
  fee: 0,
  financial_transaction_id: id('ft', 'catering'),
  payout_id: id('po', 'catering'),
  ...each(amount, 'amount net'),
  ...each(null, 'description source_payment_id'),
  ...times,
  ...fields,
});
