import { describe, expect, test } from 'vitest';
import { eventsOfKind } from '../../mock-server/trigger/reachable-events';
import type { SubjectKind } from '../../mock-server/trigger/subject';
import { bankPayment, card, manualPayment, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { cardToken, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { type OpenDashboard, openDashboard } from './support/open-dashboard';
import { newPayout } from './support/payouts';

const paymentOperations = ['capturePayment', 'voidPayment', 'createRefund', 'openDispute', 'returnPayment'] as const;
type PaymentOperation = (typeof paymentOperations)[number];

/** An account that pays, with its dashboard. */
async function open() {
  const dashboard = await openDashboard();
  const shop = await dashboard.platform.newSubAccount();
  return { ...dashboard, shop };
}

type Opened = Awaited<ReturnType<typeof open>>;

const pay = async ({ shop }: Opened, body: object = payment()): Promise<string> =>
  (await shop.api.post('/v1/payments', body)).payment.id;

/** Carries out an operation on a payment by the API or the control API, and returns whether it was accepted. */
async function isAccepted({ platform, inProcess }: Opened, operation: PaymentOperation, id: string): Promise<boolean> {
  try {
    if (operation === 'openDispute') inProcess.disputes.open(id);
    else if (operation === 'returnPayment') inProcess.payments.return(id);
    else {
      const paths = { capturePayment: 'capture', voidPayment: 'void', createRefund: 'refunds' } as const;
      return (await platform.testMode.renewed().post(`/v1/payments/${id}/${paths[operation]}`)).status < 400;
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns which of some actions are accepted. Each is carried out from the same state. */
async function accepted<Name>(
  { inProcess }: OpenDashboard,
  names: readonly Name[],
  act: (name: Name) => Promise<boolean>,
): Promise<Name[]> {
  const found: Name[] = [];
  inProcess.snapshots.create('before');
  for (const name of names) {
    if (await act(name)) found.push(name);
    inProcess.snapshots.restore('before');
  }
  return found;
}

const acceptedEvents = (opened: Opened, kind: SubjectKind, id: string) =>
  accepted(opened, eventsOfKind(kind), async (event) => {
    try {
      opened.inProcess.trigger(event, id);
      return true;
    } catch {
      return false;
    }
  });

const states: Readonly<
  Record<string, { readonly make: (opened: Opened) => Promise<string>; readonly offers: readonly PaymentOperation[] }>
> = {
  'a card payment': { make: pay, offers: ['voidPayment', 'createRefund', 'openDispute'] },
  'an authorized one': {
    make: (opened) => pay(opened, manualPayment()),
    offers: ['capturePayment', 'voidPayment'],
  },
  'an authorized one after the void window': {
    make: async (opened) => {
      const id = await pay(opened, manualPayment());
      opened.clock.advance({ days: 1 });
      return id;
    },
    offers: ['capturePayment'],
  },
  'one whose authorization lapsed': {
    make: async (opened) => {
      const id = await pay(opened, manualPayment());
      opened.clock.advance({ days: 8 });
      return id;
    },
    offers: [],
  },
  'a declined one': {
    make: async (opened) => {
      await opened.shop.api.post('/v1/payments', scenarioPayment('insufficient_funds'));
      const [failed] = (await opened.shop.api.get('/v1/payments')).as('PaymentList').data;
      return failed?.id ?? '';
    },
    offers: [],
  },
  'a voided one': {
    make: async (opened) => {
      const id = await pay(opened);
      await opened.shop.api.post(`/v1/payments/${id}/void`);
      return id;
    },
    offers: [],
  },
  'one that is refunded in part': {
    make: async (opened) => {
      const id = await pay(opened);
      await opened.shop.api.post(`/v1/payments/${id}/refunds`, { amount: 1 });
      return id;
    },
    offers: ['createRefund', 'openDispute'],
  },
  'one that is refunded fully': {
    make: async (opened) => {
      const id = await pay(opened);
      await opened.shop.api.post(`/v1/payments/${id}/refunds`);
      return id;
    },
    offers: [],
  },
  'one that is too old for a refund': {
    make: async (opened) => {
      const id = await pay(opened);
      opened.clock.advance({ days: 400 });
      return id;
    },
    offers: ['openDispute'],
  },
  'a disputed one': {
    make: async (opened) => {
      const id = await pay(opened);
      opened.inProcess.disputes.open(id);
      return id;
    },
    offers: [],
  },
  'one that is disputed in part': {
    make: async (opened) => {
      const id = await pay(opened);
      opened.inProcess.disputes.open(id, { amount: 1 });
      return id;
    },
    offers: ['createRefund'],
  },
  'one of a disabled account': {
    make: async (opened) => {
      const id = await pay(opened);
      opened.inProcess.review(opened.shop.id, 'disable');
      return id;
    },
    offers: ['voidPayment', 'openDispute'],
  },
  'a bank payment that is pending': {
    make: (opened) => {
      opened.inProcess.jobSettings.set({ settle_payment: 'manual' });
      return pay(opened, bankPayment());
    },
    offers: [],
  },
  'a bank payment that settled': {
    make: (opened) => pay(opened, bankPayment()),
    offers: ['voidPayment', 'createRefund', 'openDispute', 'returnPayment'],
  },
  'a bank payment with a pending refund': {
    make: async (opened) => {
      opened.inProcess.jobSettings.set({ settle_refund: 'manual' });
      const id = await pay(opened, bankPayment());
      await opened.shop.api.post(`/v1/payments/${id}/refunds`, { amount: 1 });
      return id;
    },
    offers: [],
  },
  'a bank payment that was returned': {
    make: async (opened) => {
      const id = await pay(opened, bankPayment());
      opened.inProcess.payments.return(id);
      return id;
    },
    offers: [],
  },
};

describe('the page of a payment offers exactly what is accepted:', () => {
  test.each(Object.entries(states))('%s', async (_, { make, offers }) => {
    const opened = await open();
    const id = await make(opened);
    const page = await opened.open(`payments/${id}`);
    const shown = paymentOperations.filter((operation) => page.form(operation) !== undefined);
    expect(shown).toEqual(offers);
    expect(await accepted(opened, paymentOperations, (operation) => isAccepted(opened, operation, id))).toEqual(offers);
    expect(page.form('trigger')?.options['event'] ?? []).toEqual(await acceptedEvents(opened, 'payment', id));
    expect(page.repeatedIds).toEqual([]);
  });
});

const objects: Readonly<
  Record<string, readonly [kind: SubjectKind, make: (opened: Opened) => Promise<readonly [list: string, id: string]>]>
> = {
  'a refund that succeeded': [
    'refund',
    async (opened) => {
      const id = await pay(opened);
      return ['refunds', (await opened.shop.api.post(`/v1/payments/${id}/refunds`)).refund.id];
    },
  ],
  'a payment intent without a payment method': [
    'payment_intent',
    async ({ shop }) => [
      'payment_intents',
      (await shop.api.post('/v1/payment_intents', paymentIntent())).paymentIntent.id,
    ],
  ],
  'a checkout that was attempted': [
    'checkout',
    async ({ shop }) => {
      const { id } = await makeCheckout(shop.api);
      await complete(shop.api, id, await cardToken(shop.api, decliningCard));
      return ['checkouts', id];
    },
  ],
  'a completed checkout': [
    'checkout',
    async ({ shop }) => {
      const { id } = await makeCheckout(shop.api);
      await complete(shop.api, id, await cardToken(shop.api));
      return ['checkouts', id];
    },
  ],
  'a payment method': ['payment_method', async ({ shop }) => ['payment_methods', await cardToken(shop.api)]],
  'a scheduled payout': ['proceeds_payout', async (opened) => ['proceeds_payouts', (await newPayout(opened)).id]],
  'an account with something to pay out': [
    'sub_account',
    async (opened) => {
      await pay(opened);
      return ['sub_accounts', opened.shop.id];
    },
  ],
  'an account with nothing to pay out': ['sub_account', async ({ shop }) => ['sub_accounts', shop.id]],
  'an archived account': [
    'sub_account',
    async ({ inProcess, shop }) => {
      inProcess.review(shop.id, 'archive');
      return ['sub_accounts', shop.id];
    },
  ],
};

describe('the events that are offered are exactly those that can be triggered, the last of them by the form:', () => {
  test.each(Object.entries(objects))('%s', async (_, [kind, make]) => {
    const opened = await open();
    const [list, id] = await make(opened);
    const path = `${list}/${id}`;
    const page = await opened.open(path);
    const form = page.form('trigger');
    const events = form?.options['event'] ?? [];
    expect([page.status, events]).toEqual([200, await acceptedEvents(opened, kind, id)]);
    const event = events.at(-1);
    if (event === undefined) return;
    const before = opened.platform.countEvents();
    const sent = await opened.send(path, { ...form?.hidden, event });
    expect([sent.status, sent.location]).toEqual([303, opened.address(path)]);
    expect(opened.platform.eventNames().slice(before)).toContain(event);
  });
});

const newIntent =
  (body: object, move?: 'capture' | 'cancel') =>
  async ({ shop }: Opened): Promise<string> => {
    const { id } = (await shop.api.post('/v1/payment_intents', body)).paymentIntent;
    if (move) await shop.api.post(`/v1/payment_intents/${id}/${move}`);
    return `payment_intents/${id}`;
  };

const newCheckout =
  (isExpired = false) =>
  async ({ shop }: Opened): Promise<string> => {
    const { id } = await makeCheckout(shop.api);
    if (isExpired) await shop.api.post(`/v1/checkouts/${id}/expire`);
    return `checkouts/${id}`;
  };

const withCard = paymentIntent({ payment_method: { card: card() } });
const moves = { capturePaymentIntent: 'capture', cancelPaymentIntent: 'cancel', expireCheckout: 'expire' } as const;

describe('the buttons of a payment intent or checkout are exactly those that the API accepts:', () => {
  test.each<[what: string, make: (opened: Opened) => Promise<string>, offered: readonly (keyof typeof moves)[]]>([
    ['an intent with a card', newIntent(withCard), ['capturePaymentIntent', 'cancelPaymentIntent']],
    ['an intent without a payment method', newIntent(paymentIntent()), ['cancelPaymentIntent']],
    ['a captured intent', newIntent(withCard, 'capture'), []],
    ['a canceled intent', newIntent(withCard, 'cancel'), []],
    ['an open checkout', newCheckout(), ['expireCheckout']],
    ['an expired checkout', newCheckout(true), []],
  ])('%s', async (_, make, offered) => {
    const opened = await open();
    const path = await make(opened);
    const page = await opened.open(path);
    const own = Object.entries(moves).filter(([name]) => name.includes('Checkout') === path.startsWith('checkouts'));
    expect(own.map(([name]) => name).filter((name) => page.form(name) !== undefined)).toEqual(offered);
    const api = opened.platform.testMode.renewed();
    const send = async ([, move]: readonly [string, string]) => (await api.post(`/v1/${path}/${move}`)).status < 400;
    expect((await accepted(opened, own, send)).map(([name]) => name)).toEqual(offered);
  });
});
