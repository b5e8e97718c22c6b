import { describe, expect, test } from 'vitest';
import { machines } from '../../spec/tables/states';
import { stateCodes } from '../../spec/tables/situations';
import type { Machine } from '../../spec/vocabulary/machine';
import { type ApiResponse, exchange } from '../support/api';
import { card, payment, paymentIntent } from '../support/bodies';
import { cardToken, checkout } from '../support/checkouts';
import { findPlace } from '../support/document';
import { eachFront } from '../support/fronts';
import { TimedPlatform } from '../support/timed-platform';
import { checkouts } from './refused-transitions/checkouts';
import { disputes, payouts, refunds } from './refused-transitions/others';
import { paymentIntents } from './refused-transitions/payment-intents';
import { payments } from './refused-transitions/payments';
import type { RefusedTransitions } from './refused-transitions/situation';

const tables: readonly (readonly [string, RefusedTransitions, Machine<string, string>])[] = [
  ['payment', payments, machines.payment],
  ['payment_intent', paymentIntents, machines.payment_intent],
  ['checkout', checkouts, machines.checkout],
  ['dispute', disputes, machines.dispute],
  ['payout', payouts, machines.payout],
  ['refund', refunds, machines.refund],
];

/** A request that an explanation names, with the body that it names, if it does. */
interface Named {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

function namedIn(explanation: string): Named[] {
  return [...explanation.matchAll(/\b(GET|POST|PATCH) (\/\w+(?:\/\w+)*)(?: (\{[^}]*\}))?/g)].map(
    ([, method = '', path = '', body]) => ({ method, path, ...(body !== undefined && { body: JSON.parse(body) }) }),
  );
}

type Body = (timed: TimedPlatform, explanation: string) => object | undefined | Promise<object>;
const none: Body = () => undefined;

/** The bodies of what explanations name, by operation. One that is named with its body takes that. */
const bodies: Readonly<Record<string, Body>> = {
  createPayment: () => payment(),
  createPaymentIntent: () => paymentIntent(),
  createCheckout: () => checkout(),
  createRefund: none,
  refundCheckout: none,
  voidPayment: none,
  capturePayment: none,
  capturePaymentIntent: none,
  cancelPaymentIntent: none,
  updatePaymentIntent: () => ({ payment_method: { card: card() } }),
  createCheckoutSession: (_, explanation) => ({
    payment_intent_id: /\bpi_\w+/.exec(explanation)?.[0],
    after_payment_url: 'https://shop.test/paid',
  }),
  completeCheckout: async ({ api }) => ({ payment_token: await cardToken(api) }),
  expireCheckout: none,
  submitDisputeResponse: () => ({ forfeit: false }),
  openDispute: () => ({}),
  runJob: none,
};

async function carryOut(
  timed: TimedPlatform,
  explanation: string,
  { method, path, body }: Named,
): Promise<ApiResponse> {
  const id = findPlace(method, path)?.operation.operationId ?? 'none';
  const sent =
    body ?? (await (bodies[id] ?? (() => Promise.reject(new Error(`${id}: no body for ${path}`))))(timed, explanation));
  if (!path.startsWith('/_sandbox')) return timed.api.send(method, path, { ...(sent && { body: sent }) });
  const headers = { 'Content-Type': 'application/json' };
  return exchange(timed.api.target, method, path, { ...(sent && { body: sent, headers }) });
}

const cases = tables.flatMap(([noun, { situations, attempts }]) =>
  Object.entries(situations).flatMap(([name, situation]) =>
    Object.entries(attempts).map(([attempted, attempt]) => ({ noun, name, situation, attempted, attempt })),
  ),
);

describe.each(tables)('the situations of a %s', (_, { situations, attempts, byOthers }, machine) => {
  test('cover every state and every transition', () => {
    expect(new Set(Object.values(situations).map(({ status }) => status))).toEqual(
      new Set(Object.keys(machine.states)),
    );
    const transitions = Object.keys(machine.transitions);
    expect(transitions.filter((name) => !(name in attempts))).toEqual(byOthers);
  });
});

eachFront((front) => {
  const refusedCodes = new Set<string>();
  const unmoved = new Set(cases.map(({ noun, name }) => `${noun} ${name}`));

  test.each(cases)('$noun, $name: $attempted', async ({ noun, name, situation, attempt }) => {
    for (let index = 0, count = 1; index < count; index++) {
      const timed = new TimedPlatform(await front.newPlatform());
      const id = await situation.start(timed);
      const refused = await attempt(timed, id);
      if (refused.status < 400 || refused.status === 402) return;
      refusedCodes.add(refused.error.code);
      unmoved.delete(`${noun} ${name}`);
      const explanation = refused.headers.get('Sandbox-Explain') ?? '';
      expect(explanation).toMatch(situation.says);
      const named = namedIn(explanation);
      count = named.length;
      const next = named[index];
      if (next === undefined) throw new Error(`names no operation: ${explanation}`);
      const answer = await carryOut(timed, explanation, next);
      expect(answer.status, `${explanation}\n${next.method} ${next.path}: ${answer.text}`).toBeLessThan(300);
    }
  });

  test('each situation refuses something, and each code of a state is met', () => {
    expect([...unmoved]).toEqual([]);
    expect([...refusedCodes].sort()).toEqual([...stateCodes]);
  });
});
