import { type DocumentedEntry, read, send } from './exchange';
import { bankAccount, bookshop, cafe, card, id, paymentMethod, platform } from './objects';

export const cardSent = {
  name: 'Mary Shelley',
  number: '4242424242424242',
  verification: '321',
  month: '9',
  year: '2039',
  address_postal_code: '97301',
};
const unknownBin = { bin_details: null };
const customer = { customer_id: id('cust', 'reader') };
const created = paymentMethod({ card: card('ledger', unknownBin) }, customer);
export const createdCard = paymentMethod({ card: card('ledger') }, customer);
const updated = { month: '10', year: '2040', address_line1_check: 'pass' };
/** The card that later exchanges pay with. */
export const updatedCard = paymentMethod({ card: card('ledger', updated) }, customer);
const grouped = paymentMethod({ card: card('spare') });
export const bank = paymentMethod({ bank_account: { ...bankAccount, acct_last_four: '4321', metadata: {} } });
const group = { id: id('pmg', 'readers'), account_id: bookshop, platform_account_id: platform };
const groups = '/v1/payment_method_groups';
export const token = { token: id('pm', 'ledger') };

export const paymentMethodExchanges: readonly DocumentedEntry[] = [
  send(`POST ${groups}`, {}, { status: 201, type: 'payment_method_group', data: group }),
  send(
    'POST /v1/payment_methods',
    { email: 'reader@mail.example', payment_method: { card: cardSent } },
    { status: 201, type: 'payment_method', data: created, id: token.token },
  ),
  { event: 'payment_method.bin_mapped', about: createdCard },
  send(
    'POST /v1/payment_methods',
    { payment_method: { payment_method_group_id: group.id, card: cardSent } },
    {
      status: 201,
      type: 'payment_method',
      data: paymentMethod({ card: card('spare', unknownBin) }),
      id: id('pm', 'spare'),
    },
  ),
  { event: 'payment_method.bin_mapped', about: grouped },
  send(
    'POST /v1/payment_methods',
    {
      payment_method: {
        bank_account: {
          account_owner_name: 'Mary Shelley',
          routing_number: '110000000',
          account_number: '000987654321',
          account_type: 'checking',
          account_owner_type: 'individual',
          country: 'US',
          currency: 'usd',
          bank_name: 'Valley Bank',
        },
      },
    },
    { status: 201, type: 'payment_method', data: bank, id: id('pm', 'bank') },
  ),
  send(
    'POST /v1/payment_methods',
    { payment_method: { card: { ...cardSent, number: '4242424242424241' } } },
    { status: 402, code: 'card_number_invalid' },
  ),
  send('POST /v1/payment_methods', { payment_method: { card: { ...cardSent, year: '2021' } } }, { status: 402 }),
  send(
    'POST /v1/payment_methods',
    { payment_method: { card: cardSent } },
    { status: 400, code: 'full_pan_not_allowed' },
  ),
  read(`GET /v1/payment_methods/${token.token}`, {
    status: 200,
    type: 'payment_method',
    data: createdCard,
    id: token.token,
  }),
  send(
    `PATCH /v1/payment_methods/${token.token}`,
    {
      card: {
        month: '10',
        year: '2040',
        address_line1: '7 Elm Road',
        address_city: 'Salem',
        address_state: 'OR',
        address_postal_code: '97301',
        address_country: 'US',
      },
    },
    { status: 200, type: 'payment_method', data: updatedCard, id: token.token },
  ),
  send(
    `POST /v1/payment_methods/${token.token}/clone`,
    { destination_account_id: cafe },
    {
      status: 200,
      type: 'payment_method',
      data: paymentMethod({ card: card('copy', updated) }, { account_id: cafe }),
      id: id('pm', 'copy'),
    },
  ),
  read(`GET /v1/payment_methods?payment_method_group_id=${group.id}`, { status: 200, list: [grouped] }),
  send(`PATCH ${groups}/${group.id}`, { payment_method_ids: [token.token] }, { status: 200 }),
  read(`GET ${groups}/${group.id}`, { status: 200, type: 'payment_method_group', data: group }),
  read(`DELETE ${groups}/${group.id}/payment_methods/${token.token}`, { status: 200 }),
  read(`GET ${groups}`, { status: 200, list: [group] }),
];
