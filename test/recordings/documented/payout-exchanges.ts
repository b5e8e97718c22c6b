import { feeExchanges } from './account-exchanges';
import { type DocumentedEntry, read, send } from './exchange';
import {
  balanceTransaction,
  cafe,
  card,
  each,
  fee,
  id,
  payment,
  paymentMethod,
  payout,
  payoutAccount,
  platform,
} from './objects';
import { cardSent } from './payment-method-exchanges';

const copied = paymentMethod(
  { card: card('copy', { month: '10', year: '2040', address_line1_check: 'pass' }) },
  { account_id: cafe },
);
const paid = payment('catering', 90_000, copied, { account_id: cafe, balance: 86_000, fee_amount: 4000 });
const scheduled = payout('catering', cafe, {
  amount: 86_000,
  fees_total: 4000,
  payments_count: 1,
  payments_total: 90_000,
  payout_type: 'cc',
  status: 'scheduled',
  description: 'free',
  settlement_priority: 'standard',
  bank_account: { ...payoutAccount('cafe', 'Cafe'), account_number_last4: 4321 },
});
const settled = { ...scheduled, status: 'paid' };
const noted = { ...settled, metadata: { book: '9' } };
const ofPayment = {
  ...each(id('py', 'catering'), 'source_id source_payment_id'),
  source_type: 'payment',
  txn_type: 'seller_payment',
};
const entry = balanceTransaction('catering1', 90_000, ofPayment);
const proceeds = payout('proceeds', platform, {
  amount: 390,
  refunds_count: 0,
  refunds_total: 0,
  payments_count: 2,
  payments_total: 390,
  payout_type: 'proceeds',
  status: 'paid',
  description: null,
  bank_account: payoutAccount('platform', 'Platform'),
});
const amex = paymentMethod({
  card: card('amex', { acct_last_four: '0005', brand: 'american_express', bin_details: null }),
});
const sentCard = { ...cardSent, number: '378282246310005', verification: '4321' };
/** Payments with a fee by its configuration: 3.4 % and 20. */
const configured = ['first', 'second'].flatMap((name): readonly DocumentedEntry[] => {
  const paid = payment(name, 5000, amex, { balance: 4810, fee_amount: 190 });
  const source = { source_configuration_id: id('sfc', 'amex'), source_fee_type: 'amex_brand_ecomm' };
  const fees = [fee(name, 'processing_fee', 190, source)];
  return [
    send(
      'POST /v1/payments',
      { amount: 5000, currency: 'usd', payment_method: { card: sentCard } },
      { status: 201, type: 'payment', data: paid },
    ),
    read(`GET /v1/payments/${id('py', name)}`, { status: 200, type: 'payment', data: { ...paid, fees } }),
  ];
});
const ofCafe = { account: cafe };
const path = `/v1/payouts/${id('po', 'catering')}`;

export const payoutExchanges: readonly DocumentedEntry[] = [
  ...feeExchanges,
  ...configured,
  send(
    'POST /v1/payments',
    {
      amount: 90_000,
      currency: 'usd',
      payment_method: { token: id('pm', 'copy') },
      fees: [{ type: 'processing_fee', amount: 4000 }],
    },
    { status: 201, type: 'payment', data: paid, ...ofCafe },
  ),
  read('GET /v1/payouts', { status: 200, list: [scheduled], ...ofCafe, after: 86_400 }),
  read(`GET ${path}`, { status: 200, type: 'payout', data: settled, ...ofCafe, after: 3 * 86_400 }),
  send(`PATCH ${path}`, { metadata: { book: '9' } }, { status: 200, type: 'payout', data: noted, ...ofCafe }),
  read(`GET /v1/reports/payouts/${id('po', 'catering')}`, {
    status: 200,
    type: 'payout',
    data: { id: id('po', 'catering'), csv_url: 'https://files.example/payout.csv' },
    ...ofCafe,
  }),
  read(`GET /v1/balance_transactions?payout_id=${id('po', 'catering')}`, {
    status: 200,
    list: [
      balanceTransaction('catering3', -86_000, {
        source_id: id('po', 'catering'),
        ...each('payout', 'source_type txn_type'),
      }),
      balanceTransaction('catering2', -4000, {
        source_id: id('pyfee', 'catering'),
        source_type: 'payment_fee',
        txn_type: 'processing_fee',
        source_payment_id: id('py', 'catering'),
      }),
      entry,
    ],
    ...ofCafe,
  }),
  read(`GET /v1/balance_transactions/${id('bt', 'catering1')}`, {
    status: 200,
    type: 'balance_transaction',
    data: entry,
    ...ofCafe,
  }),
  read('GET /v1/proceeds', { status: 200, list: [proceeds] }),
  read(`GET /v1/proceeds/${id('po', 'proceeds')}`, { status: 200, type: 'payout', data: proceeds }),
  read(`POST /v1/payments/${id('py', 'held')}/void`, { status: 422, code: 'payment_outside_void_window' }),
];
