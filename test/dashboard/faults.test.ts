import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { faultsOf } from '../support/faults';
import { cellsOf, mainText, openPages } from './support/sandbox-pages';

const listed = 'Injected faults, newest first';
const unknown = 'flt_0000000000000000000000';

const newPages = async () => {
  const pages = await openPages();
  return { ...pages, faults: faultsOf(pages.platform) };
};

test('an error is injected, and the page shows what it hit', async () => {
  const { platform, faults, open, carryOut } = await newPages();
  const empty = await open('faults');
  expect([empty.status, empty.heading, cellsOf(empty, listed)]).toEqual([200, 'Faults', []]);
  expect(empty.buttons).not.toContain('Delete all');
  const labels = empty.inputs.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Operation', 'Times', 'Error', 'Webhook', 'Event name', 'Probability']),
  );

  const fields = { action: 'add', operation: 'createPayment', times: '2', 'fault.error': 'gateway_timeout_error' };
  const added = await carryOut('faults', fields);
  const [{ id } = { id: '' }] = await faults.list();
  const row = [id, 'createPayment', 'error: gateway_timeout_error'];
  expect(cellsOf(added, listed)).toEqual([[...row, '0', '2', '0', 'Delete']]);
  await platform.testMode.post('/v1/payments', payment());
  expect(cellsOf(await open('faults'), listed)).toEqual([[...row, '1', '1', '0', 'Delete']]);
  await platform.testMode.post('/v1/payments', payment());
  expect(cellsOf(await open('faults'), listed)).toEqual([[...row, '2', 'exhausted', '0', 'Delete']]);
});

test.each([
  [{ 'fault.scenario': 'expired_card' }, ['All charges', 'scenario: expired_card']],
  [{ 'fault.status': '503' }, ['All operations', 'status: 503']],
  [{ 'fault.delay_ms': '250', operation: '*' }, ['All operations', 'delay_ms: 250']],
  [{ 'fault.drop': 'after_commit' }, ['All operations', 'drop: after_commit']],
  [{ 'fault.hold': 'true' }, ['All operations', 'hold: true']],
  [{ 'fault.hold': 'until_webhooks' }, ['All operations', 'hold: until_webhooks']],
  [{ 'fault.body': 'empty' }, ['All operations', 'body: empty']],
  [
    { 'fault.delay_ms': '250', 'fault.at': 'after_commit', after: '2' },
    ['All operations', 'delay_ms: 250, at: after_commit, after: 2'],
  ],
  [{ 'fault.webhook': 'lose', event_name: 'payment.*' }, ['Deliveries of payment.*', 'webhook: lose']],
  [
    { 'fault.webhook': 'delay', 'fault.delay_ms': '5', probability: '0.5', seed: '7' },
    ['Deliveries of all events', 'webhook: delay, delay_ms: 5, probability: 0.5'],
  ],
])('%j is an effect', async (fields, shown) => {
  const { carryOut } = await newPages();
  const [row] = cellsOf(await carryOut('faults', { action: 'add', times: '', ...fields }), listed) ?? [];
  expect(row?.slice(1, 3)).toEqual(shown);
});

test.each([
  [{ 'fault.error': 'no_such_error' }, 'fault.error', 'parameter fault.error'],
  [{ 'fault.error': 'expired_card', operation: 'createPayment' }, 'fault.error', 'pass scenario "expired_card"'],
  [{ 'fault.status': '200' }, 'fault.status', 'parameter fault.status'],
  [{ 'fault.status': 'x"><script>' }, 'fault.status', 'parameter fault.status'],
  [{ 'fault.error': 'gateway_timeout_error', times: '0' }, 'times', 'parameter times'],
  [{ 'fault.error': 'gateway_timeout_error', times: 'many' }, 'times', 'parameter times'],
  [{ 'fault.error': 'gateway_timeout_error', after: '-1' }, 'after', 'parameter after'],
  [{ 'fault.error': 'gateway_timeout_error', probability: '2' }, 'probability', 'parameter probability'],
  [{ 'fault.error': 'gateway_timeout_error', event_name: '*' }, 'event_name', 'event_name'],
  [{ 'fault.error': 'gateway_timeout_error', 'fault.status': '500' }, 'fault.status', 'A fault has one effect'],
])('%j is refused at the field %s, with what was sent', async (fields, name, message) => {
  const { faults, send } = await newPages();
  const page = await send('faults', { action: 'add', ...fields });
  expect([page.status, page.heading]).toEqual([422, 'Faults']);
  expect(page.errors[name]).toContain(message);
  expect(page.fields).toMatchObject(fields);
  expect(page.html).not.toContain('<script>"');
  const [group] = /<details (?!id="more-pages")[^>]*open[^>]*>/.exec(page.html) ?? [];
  expect(group !== undefined).toBe(!['fault.error', 'times'].includes(name));
  expect(await faults.list()).toEqual([]);
});

test('a fault without an effect is refused', async () => {
  const { send } = await newPages();
  const page = await send('faults', { action: 'add', operation: '*' });
  expect([page.status, page.alert]).toEqual([422, expect.stringContaining('fault.error, scenario, status')]);
  expect(page.fields['operation']).toBe('*');
});

test('requests that a fault holds are counted and released', async () => {
  const { platform, inProcess, open, carryOut } = await newPages();
  const { faults } = inProcess;
  const { id } = faults.create({ operation: 'createPayment', times: 1, fault: { hold: true } });
  const pending = platform.testMode.post('/v1/payments', payment());
  await faults.waitUntilHeld(id);
  expect(cellsOf(await open('faults'), listed)?.[0]?.slice(3)).toEqual(['1', 'exhausted', '1', 'Release Delete']);
  const released = await carryOut(`faults/${id}`, { action: 'release', fault_id: id });
  expect([released.heading, mainText(released)]).toEqual(['createPayment', expect.stringContaining('Held 0')]);
  expect((await pending).status).toBe(201);
});

test('one fault has a page, and is deleted there', async () => {
  const { faults, open, carryOut } = await newPages();
  const { id } = await faults.add({ probability: 0.25, seed: 9, fault: { status: 500 } });
  expect((await open('faults')).html).toContain(`href="faults/${id}"`);
  const page = await open(`faults/${id}`);
  expect([page.status, page.heading]).toEqual([200, 'All operations']);
  expect(mainText(page)).toContain('State active Matches All operations Effect status: 500, probability: 0.25 Seed 9');
  const after = await carryOut(`faults/${id}`, { action: 'delete', fault_id: id });
  expect([after.heading, cellsOf(after, listed)]).toEqual(['Faults', []]);
  expect((await open(`faults/${id}`)).status).toBe(404);
  expect((await open(`faults/${unknown}`)).heading).toBe('Not found');
});

test('one or all of them are deleted', async () => {
  const { faults, send, carryOut } = await newPages();
  const ids: string[] = [];
  for (const status of [500, 502, 503]) ids.push((await faults.add({ fault: { status } })).id);
  await carryOut('faults', { action: 'delete', fault_id: ids[1] ?? '' });
  expect((await faults.list()).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  const gone = await send('faults', { action: 'delete', fault_id: ids[1] ?? '' });
  expect([gone.status, gone.heading]).toEqual([404, 'Faults']);
  expect(cellsOf(await carryOut('faults', { action: 'delete_all' }), listed)).toEqual([]);
  expect(await faults.list()).toEqual([]);
});
