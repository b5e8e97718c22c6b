import { describe, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { HostedPage } from '../support/hosted-page';
import { cellsOf, mainText, openPages } from './support/sandbox-pages';
import { limits } from '../../spec/tables/limits';

const listed = 'Named states of the platform, newest first';
const markup = `"><script>alert(1)</script>`;

type Pages = Awaited<ReturnType<typeof openPages>>;

const newPages = async () => {
  const pages = await openPages();
  const { platform } = pages;
  const pay = async (fields = {}) =>
    (await platform.testMode.renewed().post('/v1/payments', payment(fields))).payment.id;
  const payments = async () =>
    (await platform.testMode.renewed().get('/v1/payments')).as('PaymentList').data.map(({ id }) => id);
  return { ...pages, pay, payments };
};
const now = ({ clock }: Pick<Pages, 'clock'>) => new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ');
const actions = 'Compare with now Restore Delete Delete the snapshot one? This cannot be undone. Yes, delete';

test('a snapshot is created, restored and deleted', async () => {
  const { clock, pay, payments, open, carryOut } = await newPages();
  const empty = await open('snapshots');
  expect([empty.status, empty.heading, cellsOf(empty, listed)]).toEqual([200, 'Snapshots', []]);
  expect(empty.inputs.map(({ label }) => label)).toContain('Name');
  const first = await pay();
  const created = await carryOut('snapshots', { action: 'create', name: 'one' });
  expect(cellsOf(created, listed)).toEqual([['one', expect.stringMatching(/^\d+$/), now({ clock }), actions]]);
  await pay();
  expect(await payments()).toHaveLength(2);
  const restored = await carryOut('snapshots', { action: 'restore', snapshot_name: 'one' });
  expect(cellsOf(restored, listed)).toHaveLength(1);
  expect(await payments()).toEqual([first]);
  expect(cellsOf(await carryOut('snapshots', { action: 'delete', snapshot_name: 'one' }), listed)).toEqual([]);
});

test.each(['', 'a b', 'now', markup])('the name %j is refused at its field', async (name) => {
  const { open, send } = await newPages();
  const page = await send('snapshots', { action: 'create', name });
  expect([page.status, page.heading]).toEqual([422, 'Snapshots']);
  expect(page.errors['name']).toContain('parameter name');
  expect(page.fields['name']).toBe(name);
  expect(page.html).not.toContain('<script>alert');
  expect(cellsOf(await open('snapshots'), listed)).toEqual([]);
});

test('the limit is told, and a snapshot that is gone is refused', async () => {
  const { inProcess, send } = await newPages();
  const { snapshots } = inProcess;
  for (let i = 0; i < 100; i++) snapshots.create(`s${i}`);
  const full = await send('snapshots', { action: 'create', name: 'more' });
  expect([full.status, full.alert]).toEqual([422, 'a platform has at most 100 snapshots: delete one first']);
  for (const action of ['restore', 'delete'])
    expect((await send('snapshots', { action, snapshot_name: 'none' })).status).toBe(404);
});

test('two states are compared field by field', async () => {
  const { platform, pay, open, carryOut } = await newPages();
  const id = await pay({ capture_strategy: 'manual', description: 'before' });
  await carryOut('snapshots', { action: 'create', name: 'one' });
  await platform.testMode.patch(`/v1/payments/${id}`, { description: `after \u202e ${markup}` });
  const second = await pay();
  await carryOut('snapshots', { action: 'create', name: 'two' });
  const page = await open('snapshots?from=one&to=two');
  expect(mainText(page)).toMatch(/From one to two : \d+ added, 0 removed, \d+ changed\./);
  expect(cellsOf(page, 'Changed fields')).toContainEqual([
    'payment',
    id,
    'description',
    '"before"',
    expect.stringContaining('after \\u202e'),
  ]);
  expect(cellsOf(page, 'Added records')).toContainEqual(['payment', second]);
  expect(page.html).not.toContain('<script>alert');
  expect(cellsOf(await open('snapshots?from=two&to=one'), 'Removed records')).toContainEqual(['payment', second]);
  expect(mainText(await open('snapshots?from=two'))).toContain('From two to now : 0 added, 0 removed, 0 changed.');
  const unknown = await open('snapshots?from=one&to=none');
  expect([unknown.status, unknown.heading]).toEqual([404, 'Not found']);
});

test('a comparison that is long ends, and says so', async () => {
  const { pay, open, carryOut } = await newPages();
  await carryOut('snapshots', { action: 'create', name: 'empty' });
  for (let i = 0; i < 20; i++) await pay({ description: 'x'.repeat(1000) });
  const page = await open('snapshots?from=empty&to=now');
  const caption = /Added records: the first 50 of \d+/.exec(page.html)?.[0] ?? '';
  expect(cellsOf(page, caption)).toHaveLength(50);
  expect(page.html.length).toBeLessThan(40_000);
});

test('the last transactions are undone', async () => {
  const { inProcess, pay, payments, open, carryOut, send } = await newPages();
  const none = await open('snapshots');
  expect(none.html).toMatch(/<button[^>]* disabled[^>]*>Undo/);
  expect(mainText(none)).toContain('Nothing can be undone.');
  const ids = [await pay(), await pay(), await pay(), await pay()];
  const { undoable } = inProcess.snapshots;
  expect(mainText(await open('snapshots'))).toContain(`${undoable} can be undone.`);
  await carryOut('snapshots', { action: 'undo', transactions: '' });
  expect(await payments()).toEqual(ids.slice(0, 3).reverse());
  await carryOut('snapshots', { action: 'undo', transactions: '2' });
  expect(await payments()).toEqual(ids.slice(0, 1));
  for (const transactions of ['0', 'two', '1001']) {
    const refused = await send('snapshots', { action: 'undo', transactions });
    expect([refused.status, refused.errors['transactions']]).toEqual([
      422,
      expect.stringContaining('parameter transactions'),
    ]);
  }
  const tooMany = await send('snapshots', { action: 'undo', transactions: '900' });
  expect([tooMany.status, tooMany.alert]).toEqual([422, expect.stringContaining('too many transactions')]);
  expect(await payments()).toEqual(ids.slice(0, 1));
});

describe('seed files', () => {
  test('a platform is exported as a file to save, the same as from the control API', async () => {
    const { platform, fetch, open, address } = await newPages();
    await platform.testMode.post('/v1/payments', payment());
    expect((await open('snapshots')).html).toContain('href="snapshots/export"');
    const file = await fetch(address('snapshots/export'));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${platform.id}.ndjson"`);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(await file.text()).toBe((await platform.control('export', undefined, 'GET')).text);
    expect((await open('snapshots/other')).status).toBe(404);
  });

  /** Sends the form of the import as a browser does. */
  const sendFile = async ({ address, fetch }: Pages, file: string, isConfirmed = false) => {
    const body = new FormData();
    body.append('action', 'import');
    for (const value of isConfirmed ? ['', 'true'] : ['']) body.append('replace', value);
    body.append('seed_file', new Blob([file]), 'shop.json');
    const headers = { Origin: new URL(address('')).origin };
    const response = await fetch(address('import'), { method: 'POST', body, headers, redirect: 'manual' });
    return new HostedPage(response.status, response.headers, await response.text());
  };

  test('a file is imported by its form, and has to be confirmed where it replaces objects', async () => {
    const from = await newPages();
    const { id } = (await from.platform.testMode.post('/v1/payments', payment())).payment;
    const text = await (await from.fetch(from.address('snapshots/export'))).text();
    const to = await newPages();
    const form = await to.open('import');
    expect(form.html).toContain('enctype="multipart/form-data"');
    expect(form.inputs.map(({ name }) => name)).toEqual(['q', 'seed_file']);
    const sent = await sendFile(to, text.replaceAll('\n', '\r\n'));
    expect([sent.status, sent.location]).toEqual([303, to.address('')]);
    expect(await to.payments()).toEqual([id]);

    const other = (await to.platform.testMode.renewed().post('/v1/payments', payment())).payment;
    expect((await to.open('import')).inputs.at(-1)?.label).toMatch(/^Replace the \d+ objects of this platform$/);
    const refused = await sendFile(to, text);
    expect([refused.status, refused.errors['replace']]).toEqual([422, expect.stringContaining('Tick this')]);
    expect(await to.payments()).toEqual([other.id, id]);
    expect((await sendFile(to, text, true)).status).toBe(303);
    expect(await to.payments()).toEqual([id]);
  });

  test('what is not a seed file is refused at its field, and changes nothing', async () => {
    const pages = await newPages();
    const id = await pages.pay();
    for (const file of ['', '{}', '<script>alert(1)</script>', '\u0000\ufffd']) {
      const page = await sendFile(pages, file, true);
      expect([page.status, page.errors['seed_file']]).toEqual([422, expect.stringContaining('cannot be imported')]);
      expect(page.html).not.toContain('<script>alert');
    }
    expect(await pages.payments()).toEqual([id]);
  });

  test('a file that is too long for a form is refused; the hint says what to do', async () => {
    const pages = await openPages();
    const most = limits.upload.bytes;
    expect((await sendFile(pages, 'x'.repeat(most - 1000))).status).toBe(422);
    const longer = await sendFile(pages, 'x'.repeat(most));
    expect([longer.status, longer.alert]).toEqual([413, 'the request body is too large']);
    expect(mainText(await pages.open('import'))).toContain('with the command payments-sandbox import');
  });

  test('a form without parts, and one that breaks off, is refused', async () => {
    const { fetch, address } = await openPages();
    const type = 'multipart/form-data; boundary=x';
    const headers = { Origin: new URL(address('')).origin, 'Content-Type': type };
    for (const body of ['', '--x\r\nContent-Disposition: form-data; name="action"\r\n\r\nimp'])
      expect((await fetch(address('import'), { method: 'POST', body, headers })).status).toBe(400);
  });
});

describe('reset', () => {
  test('a reset asks once, then deletes everything except keys and snapshots', async () => {
    const { platform, open, carryOut } = await openPages();
    await platform.testMode.post('/v1/payments', payment());
    await carryOut('snapshots', { action: 'create', name: 'kept' });
    const page = await open('snapshots');
    expect(page.html).toMatch(/<form method="get" action="#reset".*name="reset" value="ask".*>Reset<\/button>/s);
    expect(page.html).not.toContain('Yes, reset');

    const question = await open('snapshots?reset=ask');
    expect(mainText(question)).toContain(`Reset the platform ${platform.id} ? Yes, reset Keep everything`);
    expect(question.html).toContain('<a href="snapshots">Keep everything</a>');
    expect(await platform.testMode.get('/v1/payments').then((each) => each.as('PaymentList').data)).toHaveLength(1);

    const after = await carryOut('snapshots?reset=ask', { action: 'reset' });
    expect(cellsOf(after, 'Named states of the platform, newest first')).toHaveLength(1);
    expect(after.html).not.toContain('Yes, reset');
    expect(await platform.testMode.get('/v1/payments').then((each) => each.as('PaymentList').data)).toEqual([]);
  });

  test('the question keeps the mode', async () => {
    const { open, send } = await openPages();
    const question = await open('snapshots?reset=ask&mode=live');
    expect(question.html).toContain('<a href="snapshots?mode=live">Keep everything</a>');
    const sent = await send('snapshots?reset=ask&mode=live', { action: 'reset' });
    expect(sent.location).toMatch(/\/snapshots\?mode=live$/);
  });
});
