import { describe, expect, test } from 'vitest';
import { defaultPlatform } from '../../mock-server/platform/definition';
import { createSandbox, type Sandbox } from '../../mock-server/server';
import { controlOperations } from '../../spec/control';
import { neededStates } from '../../spec/derive/needed-states';
import { examples } from '../../spec/generated/examples';
import { operations } from '../../spec/resources';
import { machineNames, machines } from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';
import { type Operation, pathParameters } from '../../spec/vocabulary/operation';
import { card, payment } from '../support/bodies';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { TimedPlatform } from '../support/timed-platform';
import { type Read, type Recipe, recipes } from '../support/transitions';
import { after, type MachineName, type Start } from '../support/transitions/recipe';
import { docs } from './support';

const base = 'http://localhost:4010';

/** Opens a sandbox, and its default platform. */
async function opened(): Promise<{ readonly sandbox: Sandbox; readonly platform: TestPlatform }> {
  const sandbox = createSandbox({ docs });
  const ofDefault = {
    createPlatform: () => Promise.resolve({ ...defaultPlatform, name: null }),
    platform: () => sandbox.platform(),
  };
  return { sandbox, platform: await openPlatform({ baseUrl: base, fetch: sandbox.fetch, sandbox: ofDefault }) };
}

const pageOf = async ({ fetch }: Sandbox, id: string) => (await fetch(`${base}/docs/operations/${id}`)).text();
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
/** Returns what a form has. */
const valuesIn = (html: string): Record<string, string> => {
  const inputs = Array.from(html.matchAll(/<input [^>]*?name="([^"]+)"[^>]*? value="([^"]*)"/g));
  const texts = Array.from(html.matchAll(/<textarea [^>]*?name="([^"]+)"[^>]*>\n?([^<]*)/g));
  return Object.fromEntries([...inputs, ...texts].map(([, name = '', value = '']) => [name, unescaped(value)]));
};
const send = async ({ fetch }: Sandbox, id: string, values: Record<string, string>) => {
  const response = await fetch(`${base}/docs/operations/${id}`, {
    method: 'POST',
    headers: { Origin: base, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  });
  return (await response.text()).match(/id="response"[^]*?<pre[^]*?<\/pre>/)?.[0] ?? 'no response';
};

/** Returns the operation that leads to what a page is missing. */
const firstOf = (html: string): string | undefined => /<p[^>]* id="first">.*?<a href="(\w+)">/.exec(html)?.[1];

/** The recipes without the names in their types, so that they can be iterated. */
const tables: Readonly<
  Record<string, { readonly read: Read; readonly recipes: Readonly<Record<string, Readonly<Record<string, Recipe>>>> }>
> = recipes;

/** Returns what creates an object of a machine in a state: the start of a transition out of it, or a transition into it. */
function startIn(name: MachineName, state: string): Start | undefined {
  const { read, recipes: byTransition = {} } = tables[name] ?? {};
  const machine: Machine<string, string> = machines[name];
  const all = Object.entries(byTransition).flatMap(([transition, froms]) =>
    Object.entries(froms).map(([from, recipe]) => ({ from, to: machine.transitions[transition]?.to, recipe })),
  );
  const out = all.find(({ from }) => from === state)?.recipe.start;
  const into = all.find(({ to }) => to === state)?.recipe;
  return out ?? (into && read && after(into.start, into.move, read));
}

/** The operations that need an object in a state, with the states and how to make one. */
const cases = Object.entries<Operation>({ ...operations, ...controlOperations }).flatMap(([id, operation]) =>
  machineNames
    .filter((name) => pathParameters(operation.path).includes(`${name}_id`))
    .flatMap((name) => {
      const machine: Machine<string, string> = machines[name];
      const sent = examples.operations[id]?.request.body;
      const outcome = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'outcome') : undefined;
      const states = neededStates({ id, operation, outcome }, machine);
      return states.map((state) => ({ id, name, state, start: startIn(name, state) }));
    }),
);

test('operations that need a state are those of captures, refunds, disputes and their like', () => {
  expect(cases.map(({ id, state }) => `${id} ${state}`)).toMatchInlineSnapshot(`
    [
      "createOnboardingEntry created",
      "createOnboardingEntry information_needed",
      "createOnboardingEntry enabled",
      "capturePayment authorized",
      "voidPayment authorized",
      "voidPayment succeeded",
      "capturePaymentIntent requires_capture",
      "cancelPaymentIntent requires_payment_method",
      "cancelPaymentIntent requires_capture",
      "createRefund succeeded",
      "createRefund partially_refunded",
      "updateDisputeResponse needs_response",
      "submitDisputeResponse needs_response",
      "createDisputeEvidence needs_response",
      "completeCheckout created",
      "completeCheckout attempted",
      "expireCheckout created",
      "expireCheckout attempted",
      "refundCheckout completed",
      "reviewSubAccount enabled",
      "openDispute succeeded",
      "openDispute partially_refunded",
      "decideDispute needs_response",
      "decideDispute under_review",
      "endPayout scheduled",
    ]
  `);
});

test.each(cases)(
  '$id fills in a $name that is $state, and says before how to make one',
  async ({ id, name, start }) => {
    const { sandbox, platform } = await opened();
    expect(firstOf(await pageOf(sandbox, id))).toBeDefined();
    const made = await start?.(new TimedPlatform(platform));
    const next = firstOf(await pageOf(sandbox, id));
    // What else is missing, its page creates: the payment method of a checkout.
    if (next !== undefined) await send(sandbox, next, valuesIn(await pageOf(sandbox, next)));
    const html = await pageOf(sandbox, id);
    // Recipes of sub accounts are in live mode, as test accounts enable themselves: the form has their test accounts.
    if (name === 'sub_account') expect(valuesIn(html)[`path.${name}_id`]).toMatch(/^acc_/);
    else expect(valuesIn(html)[`path.${name}_id`]).toBe(made?.id);
    expect(firstOf(html)).toBeUndefined();
    expect(await send(sandbox, id, valuesIn(html))).toMatch(/>20\d</);
  },
);

describe('of several objects', () => {
  test('the newest is taken that is in the state, not the newest of all', async () => {
    const { sandbox, platform } = await opened();
    const { id } = (await platform.testMode.post('/v1/payments', payment({ capture_strategy: 'manual' }))).payment;
    await platform.testMode.post('/v1/payments', payment());
    expect(valuesIn(await pageOf(sandbox, 'capturePayment'))['path.payment_id']).toBe(id);
  });

  test('a kind without states leads to the operation that creates it, and then names the newest', async () => {
    const { sandbox } = await opened();
    expect(firstOf(await pageOf(sandbox, 'updateBusiness'))).toBe('createBusiness');
    await send(sandbox, 'createBusiness', valuesIn(await pageOf(sandbox, 'createBusiness')));
    const html = await pageOf(sandbox, 'updateBusiness');
    expect(firstOf(html)).toBeUndefined();
    expect(await send(sandbox, 'updateBusiness', valuesIn(html))).toContain('>200<');
  });

  test('a reader who may not see the platform is told nothing of its objects', async () => {
    const sandbox = createSandbox({ docs, controlToken: 'a-token-of-32-characters-or-more' });
    const { id } = await sandbox.client().payments.create({
      amount: 1_000,
      currency: 'usd',
      capture_strategy: 'manual',
      payment_method: { card: card() },
    });
    const html = await pageOf(sandbox, 'capturePayment');
    expect(html).not.toContain(id);
    expect(firstOf(html)).toBeUndefined();
  });

  test('one that left its state since its last event is not taken', async () => {
    const { sandbox, platform } = await opened();
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    await platform.testMode.post(`/v1/payments/${id}/refunds`, {});
    const html = await pageOf(sandbox, 'createRefund');
    expect(html).toContain('id="first"');
    expect(valuesIn(html)['path.payment_id']).toBe('');
  });
});
