import { card } from '../../support/bodies';
import { bankToken, cardToken, complete, decliningCard, makeCheckout } from '../../support/checkouts';
import { type Attempt, type RefusedTransitions, type Start, after, wait } from './situation';

const created: Start = async ({ api }) => (await makeCheckout(api)).id;

const completeWith =
  (number?: string): Attempt =>
  async ({ api }, id) =>
    complete(api, id, await cardToken(api, number));

const byBank: Attempt = async ({ api }, id) => complete(api, id, await bankToken(api, '000555555559'));

const on =
  (action: string): Attempt =>
  ({ api }, id) =>
    api.post(`/v1/checkouts/${id}/${action}`);

const onIntent =
  (action: string, body?: object): Attempt =>
  async (timed, id) => {
    const { payment_intent_id } = (await timed.get(`/v1/checkouts/${id}`)).checkout;
    return timed.api.post(`/v1/payment_intents/${payment_intent_id}/${action}`, body);
  };

const dispute: Attempt = async (timed, id) => {
  const { successful_payment_id } = (await timed.get(`/v1/checkouts/${id}`)).checkout;
  return timed.platform.openDispute(successful_payment_id ?? '');
};

const completed = after(created, completeWith());

/** The situations of checkouts. */
export const checkouts: RefusedTransitions = {
  situations: {
    created: { status: 'created', start: created, says: /waits for the first.*Complete it first/ },
    attempted: {
      status: 'attempted',
      start: after(created, completeWith(decliningCard)),
      says: /attempt failed.*Complete it first/,
    },
    'whose intent was paid by itself': {
      status: 'created',
      start: after(created, onIntent('capture', { payment_method: { card: card() } })),
      says: /was paid by py_|Let it expire/,
    },
    'whose intent was canceled': {
      status: 'created',
      start: after(created, onIntent('cancel')),
      says: /was canceled|Let it expire/,
    },
    completed: { status: 'completed', start: completed, says: /was paid by py_/ },
    'completed by a pending bank payment': {
      status: 'completed',
      start: after(created, byBank),
      says: /bank has not decided/,
    },
    'completed, refunded': {
      status: 'completed',
      start: after(completed, on('refunds')),
      says: /All of the money was refunded/,
    },
    'completed, disputed': { status: 'completed', start: after(completed, dispute), says: /Answer the dispute/ },
    'expired by the clock': {
      status: 'expired',
      start: after(created, wait('7d')),
      says: /not paid within 7 days, by /,
    },
    'expired by a call': { status: 'expired', start: after(created, on('expire')), says: /expired by a call/ },
  },
  attempts: {
    complete: completeWith(),
    attempt: completeWith(decliningCard),
    'a new amount': ({ api }, id) => api.patch(`/v1/checkouts/${id}`, { amount: 700 }),
    expire: on('expire'),
    'a refund': on('refunds'),
  },
  byOthers: [],
};
