import { type DocumentedEntry, read, send } from './exchange';
import { bookshop, cafe, each, feeConfiguration, id, payoutAccount, subAccount } from './objects';
const shop = subAccount(bookshop, 'Bookshop');
const inReview = { status: 'created', ...each(false, 'processing_ready payout_ready'), payout_account_id: null };
const tokenRequest = { client_id: 'an_id', client_secret: 'a_secret' };

const fees = `/v1/sub_accounts/${bookshop}/fee_configurations`;
const base = { fee_type: 'processing_ecomm', variable_rate: 2.9, transaction_fee_cents: 30, fee_cap_cents: 900 };
const amex = { fee_type: 'amex_brand_ecomm', variable_rate: 3.4, transaction_fee_cents: 20 };
const next = { fee_type: 'processing_ecomm', variable_rate: 2.6, transaction_fee_cents: 35 };
const july = '2027-07-01T00:00:00Z';

export const accountExchanges: readonly DocumentedEntry[] = [
  send('POST /oauth/token', tokenRequest, { status: 200, body: { access_token: 'a_token_of_the_service' } }),
  send('POST /oauth/token', tokenRequest, { status: 401 }),
  send(
    'POST /v1/sub_accounts',
    { name: 'Bookshop' },
    { status: 201, type: 'sub_account', data: { ...shop, ...inReview } },
  ),
  { event: 'sub_account.updated', about: shop },
  send('POST /v1/sub_accounts', { name: 'Bookshop' }, { status: 403 }),
  read(`GET /v1/sub_accounts/${bookshop}`, { status: 200, type: 'sub_account', data: shop }),
  send(
    'POST /v1/sub_accounts',
    { name: 'Cafe' },
    { status: 201, type: 'sub_account', data: { ...subAccount(cafe, 'Cafe'), ...inReview } },
  ),
  { event: 'sub_account.updated', account: cafe, about: subAccount(cafe, 'Cafe') },
  read('GET /v1/sub_accounts', { status: 200, list: [shop, subAccount(cafe, 'Cafe')] }),
  read('GET /v1/sub_accounts?status=archived', { status: 200, list: [] }),
  read(`GET /v1/sub_accounts/${id('acc', 'nobody')}`, { status: 404 }),
  read(`GET /v1/sub_accounts/${bookshop}/settings`, {
    status: 200,
    type: 'sub_account_settings',
    data: {
      payments: {
        id: id('stpy', 'bookshop'),
        account_id: bookshop,
        mcc_code: '5942',
        ...each(true, 'credit_card_payments ach_payments'),
        ...each(false, 'card_present bnpl_payments apple_payments google_payments bank_account_verification'),
        ...each(false, 'insurance_payments platform_wallet_account'),
      },
      payouts: {
        id: id('stpo', 'bookshop'),
        enabled: true,
        statement_descriptor: 'Bookshop',
        settlement_priority: 'standard',
      },
    },
  }),
  read(`GET /v1/sub_accounts/${bookshop}/payout_account`, {
    status: 200,
    type: 'payout_bank_account',
    data: payoutAccount('bookshop', 'Bookshop'),
  }),
];

/** They make each later payment cost a fee, so they are last. */
export const feeExchanges: readonly DocumentedEntry[] = [
  send(
    `POST ${fees}/amex_brand_ecomm`,
    { variable_rate: 3.4 },
    { status: 422, code: 'fee_type_must_be_inside_hierarchy' },
  ),
  read(`GET ${fees}/processing_ecomm`, { status: 404 }),
  send(
    `POST ${fees}/processing_ecomm`,
    { variable_rate: 2.9, transaction_fee_cents: 30, fee_cap_cents: 900 },
    { status: 201, type: 'standard_fee_configuration', data: feeConfiguration('base', base) },
  ),
  send(
    `POST ${fees}/amex_brand_ecomm`,
    { variable_rate: 3.4, transaction_fee_cents: 20 },
    { status: 201, type: 'standard_fee_configuration', data: feeConfiguration('amex', amex) },
  ),
  send(
    `POST ${fees}/processing_ecomm`,
    { variable_rate: 2.6, effective_end: july },
    { status: 422, code: 'effective_end_must_be_nil_for_fee_type' },
  ),
  read(`GET ${fees}`, { status: 200, list: [feeConfiguration('base', base), feeConfiguration('amex', amex)] }),
  read(`GET ${fees}/processing_ecomm`, {
    status: 200,
    type: 'standard_fee_configuration',
    data: feeConfiguration('base', base),
  }),
  send(
    `POST ${fees}/processing_ecomm`,
    { variable_rate: 2.6, transaction_fee_cents: 35, effective_start: july },
    {
      status: 201,
      type: 'standard_fee_configuration',
      data: feeConfiguration('next', { ...next, effective_start: july }),
    },
  ),
  read(`GET ${fees}/scheduled`, { status: 200, list: [feeConfiguration('next', { ...next, effective_start: july })] }),
  read(`GET ${fees}/processing_ecomm/history`, {
    status: 200,
    list: [
      feeConfiguration('next', { ...next, effective_start: july }),
      feeConfiguration('base', { ...base, effective_end: july }),
    ],
  }),
];
