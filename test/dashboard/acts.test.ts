import { expect, test } from 'vitest';
import type { Action, DashboardPage } from '../../mock-server/pages/dashboard/page';
import { pages } from '../../mock-server/pages/dashboard/pages';
import { bankPayment, payment } from '../support/bodies';
import { textOf } from '../support/hosted-page';
import { dashboardActions } from './support/actions/objects';
import { paid } from './support/actions/states';
import { HtmlHands } from './support/html-hands';
import { openDashboard } from './support/open-dashboard';

/** Returns the actions of a page by their names, as `path action`. */
const actionsOf = (path: string, page: DashboardPage | undefined) =>
  Object.entries(page?.actions ?? {}).map(([name, action]) => [`${path} ${name}`, action] as const);

const registered: ReadonlyMap<string, Action> = new Map<string, Action>(
  Object.entries(pages).flatMap(([path, { list, detail, create }]) => [
    ...actionsOf(path, list),
    ...actionsOf(`${path}/{id}`, detail),
    ...actionsOf(`${path}/new`, create),
  ]),
);

test('each action of each page is carried out here, and no other', () => {
  const forms = dashboardActions.flatMap((action) => action.forms);
  const tested = new Set(forms.map((form) => registered.get(form)));
  // Pages share actions: one that deletes a publisher is on its page and in the list.
  const missing = [...registered].filter(([, action]) => !tested.has(action)).map(([form]) => form);
  expect([missing, forms.filter((form) => !registered.has(form))]).toEqual([[], []]);
});

/** The acts after which there is nothing to undo: they change nothing that the undo log has. */
const notUndoable = [
  'repeat a request',
  'edit a request and send it',
  'deliver an event again',
  'delete the platform',
  'name the platform',
  'create a token of the platform',
  'revoke a token of the platform',
  'release a fault',
  'create a snapshot',
  'delete a snapshot',
  'undo',
];

/** Opens a dashboard that is closed after the test. */
async function opened() {
  const dashboard = await openDashboard();
  const { platform, inProcess } = dashboard;
  /** Returns what an undo brings back. */
  const state = async () => {
    const { text } = await platform.control('export', undefined, 'GET');
    return [text, [...inProcess.rows.walk('publishers', 'newest', 'all', 'descending')], inProcess.faults.list()];
  };
  const visit = (path: string) => HtmlHands.open(dashboard, dashboard.address(path));
  return { ...dashboard, state, visit };
}

/** Whether the sentence about an act has a button that undoes it. */
const offersUndo = ({ page }: HtmlHands) => page.html.includes('id="form-undo_act-');

/** The text of a page as one line, without the states and the JSON of its object, which are folded. */
const shownBy = ({ page }: HtmlHands) => {
  const [main = ''] = (page.html.split('<main')[1] ?? '').split(/id="states"|class="json"/);
  return textOf(main.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
};

test.for(dashboardActions)('$name: says what was done, shows it, and is undone', async (action) => {
  const { name, given, steps, says, seen } = action;
  const { platform, visit, state } = await opened();
  const hands = await visit(await given(platform));
  const before = await state();
  for (const step of typeof steps === 'function' ? await steps(platform) : steps) await hands.carryOut(step);
  expect(hands.page.answer).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  expect(shownBy(hands)).toMatch(seen);
  expect([name, offersUndo(hands)]).toEqual([name, !notUndoable.includes(name)]);
  if (!offersUndo(hands)) return;
  const said = hands.page.answer;
  await hands.carryOut(['press', 'Undo']);
  expect(hands.page.answer).toBe(`Undone: ${said}`);
  expect([offersUndo(hands), await state()]).toEqual([false, before]);
});

/** Refunds a part of a payment on its page. */
async function refunded() {
  const dashboard = await opened();
  const path = await paid(dashboard.platform);
  const before = await dashboard.state();
  const hands = await dashboard.visit(path);
  await hands.carryOut(['type', 'Amount to refund', '4.15']);
  await hands.carryOut(['press', 'Refund']);
  return { ...dashboard, path, before, hands };
}

test('an undo after another change names it, and takes both only when that is confirmed', async () => {
  const { platform, visit, before, hands, state, path } = await refunded();
  await platform.testMode.post('/v1/payments', payment());
  await platform.control('faults', { operation: '*', fault: { status: 500 } });
  const reloaded = await visit(hands.address.split(`${platform.id}/`)[1] ?? '');
  expect(reloaded.page.answer).toBe('Refunded $4.15 of $10.00. $5.85 can still be refunded.');
  expect(reloaded.page.buttons).not.toContain('Undo');
  const [, named = ''] = /2 later changes go with it:<\/p><ul>(.*?)<\/ul>/s.exec(reloaded.page.html) ?? [];
  expect(
    [...named.matchAll(/<li>(.*?)<\/li>/gs)].map(([, each = '']) => each.replace(/<[^>]*>|, 2031.*/g, '')),
  ).toEqual(['Create a fault', 'Create a payment']);
  await reloaded.carryOut(['press', 'Yes, undo all 3']);
  expect(reloaded.page.answer).toBe(
    'Undone: Refunded $4.15 of $10.00. $5.85 can still be refunded. With it: Create a fault, Create a payment.',
  );
  expect([reloaded.address.includes(path), await state()]).toEqual([true, before]);
});

test('an undo from a page that does not name the later change asks first', async () => {
  const { platform, hands, state } = await refunded();
  await platform.testMode.post('/v1/payments', payment());
  const before = await state();
  await hands.carryOut(['press', 'Undo']);
  expect([hands.page.status, hands.page.alert]).toEqual([
    422,
    'Something else has changed since. See what goes with it. Nothing was undone.',
  ]);
  expect(await state()).toEqual(before);
  await hands.carryOut(['press', 'Yes, undo all 2']);
  expect(hands.page.answer).toMatch(/^Undone: Refunded .* With it: Create a payment\.$/);
});

test('the address of the answer has its fragment: a browser would keep that of the form, and put the focus there', async () => {
  const { hands } = await refunded();
  expect(hands.address).toMatch(/\?done=\d+#answer$/);
});

test('what was undone on another page is not undone again', async () => {
  const { platform, hands, state } = await refunded();
  await platform.control('undo', {});
  await platform.testMode.post('/v1/payments', payment());
  const before = await state();
  await hands.carryOut(['press', 'Undo']);
  expect([hands.page.alert, await state()]).toEqual(['It cannot be undone any more.', before]);
});

test('an address with the number of an act that is not known says nothing', async () => {
  const { open } = await opened();
  const page = await open('payments?done=17');
  expect([page.status, page.html.includes('role="status"')]).toEqual([200, false]);
});

test('what was not done says no sentence', async () => {
  const { hands } = await refunded();
  await hands.carryOut(['type', 'Amount to refund', '999']);
  await hands.carryOut(['press', 'Refund']);
  expect([hands.page.status, hands.page.answer]).toEqual([422, undefined]);
});

test.for([
  ['snapshots', 'snapshots', { name: 'base' }, 'Yes, delete', 'Delete the snapshot base? This cannot be undone.'],
  [
    'tokens',
    'tokens',
    { name: 'Ada' },
    'Yes, revoke',
    'Revoke the token of Ada? It opens nothing any more. This cannot be undone.',
  ],
] as const)('an act on %s without undo asks first', async ([path, list, body, yes, question]) => {
  const { platform, visit } = await opened();
  await platform.control(list, body);
  const { page } = await visit(path);
  expect(page.html.replace(/<[^>]*>/g, ' ')).toContain(question);
  expect(page.html).toContain(`>${yes}<`);
});

test('a dispute that a bank return ended says so on its page', async () => {
  const { platform, open } = await opened();
  const { id } = (await platform.testMode.post('/v1/payments', bankPayment())).payment;
  const dispute = (await platform.openDispute(id)).dispute.id;
  await platform.returnPayment(id);
  const page = await open(`disputes/${dispute}`);
  expect(page.html).toContain('The bank returned the payment, so the dispute is lost. The payer keeps the money.');
});
