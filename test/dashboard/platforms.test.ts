import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, openSandboxIn, type Sandbox, type SandboxOptions } from '../../mock-server/server';
import { createOverHttp, targetOf } from '../platforms/support';
import { temporaryDirectory } from '../store/support';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPage, sendForm } from '../support/hosted-page';
import { cellsOf, mainText } from './support/sandbox-pages';

const list = 'http://sandbox.test/_sandbox/dashboard/';
const caption = 'Platforms, by id';

function untilEnd(sandbox: Sandbox): Sandbox {
  onTestFinished(() => sandbox.close());
  return sandbox;
}
const opened = (options: SandboxOptions = {}) => untilEnd(createSandbox(options));

/** Returns the address of a link of a page by its text. */
function linkOf({ html }: { readonly html: string }, text: string, address = list): string {
  const href = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>\\s*${text}`).exec(html)?.[1];
  return href === undefined ? `no link ${text}` : new URL(href.replaceAll('&amp;', '&'), address).href;
}

test('the dashboard lists the platforms, and each page of one leads to others and to the list', async () => {
  const clock = new TestClock();
  const sandbox = opened({ clock });
  const { id, test: pair } = await createOverHttp(targetOf(sandbox));
  clock.advance({ hours: 1 });
  await new Api(targetOf(sandbox), pair).post('/v1/payments', payment());
  const page = await openPage(sandbox, list);
  expect([page.status, page.heading]).toEqual([200, 'Platforms']);
  const shown = (hours: number) =>
    new Date(clock.now() - hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const objects = String(sandbox.platforms.get(id)?.objects);
  const rows = [
    ['default', 'None', '0', 'In memory', shown(1), 'open', 'Rename'],
    [id, 'None', objects, 'In memory', shown(0), 'open', 'Rename Delete'],
  ];
  expect(cellsOf(page, caption)).toEqual(rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
  expect(page.html).not.toContain('<nav class="pages"');
  const overview = await openPage(sandbox, linkOf(page, id));
  expect([overview.status, overview.heading]).toEqual([200, 'Overview']);
  const payments = `${list}${id}/payments`;
  const own = await openPage(sandbox, `${payments}?mode=live`);
  expect(linkOf(own, 'All platforms', payments)).toBe(list);
  expect([linkOf(own, 'default', payments), linkOf(own, id, payments)]).toEqual([
    `${list}default/?mode=live`,
    `no link ${id}`,
  ]);
  expect((await openPage(sandbox, list.slice(0, -1))).location).toBe(list);
});

test('the list can have those only that nobody has used, on each of its pages', async () => {
  const clock = new TestClock();
  const sandbox = opened({ clock });
  for (let i = 0; i < 3; i++) await createOverHttp(targetOf(sandbox));
  clock.advance({ days: 90 });
  const { id } = await createOverHttp(targetOf(sandbox));
  const unused = await openPage(sandbox, linkOf(await openPage(sandbox, list), 'Only those'));
  const ids = (cellsOf(unused, caption) ?? []).map(([each]) => each);
  expect([ids.length, ids.includes(id), ids.includes('default')]).toEqual([3, false, false]);
  const first = await openPage(sandbox, `${list}?unused_for=90d&limit=2`);
  const second = await openPage(sandbox, linkOf(first, 'Next'));
  expect(cellsOf(second, caption)?.map(([each]) => each)).toEqual(ids.slice(2));
  expect(linkOf(second, 'Show all platforms')).toBe(list);
  expect((await openPage(sandbox, `${list}?unused_for=long`)).status).toBe(422);
});

test('closed platforms have their stored bytes, and stay closed; the list has pages', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  for (let i = 0; i < 3; i++) await createOverHttp(targetOf(first));
  await first.close();
  const sandbox = untilEnd(await openSandboxIn(directory));
  const cells = cellsOf(await openPage(sandbox, list), caption) ?? [];
  expect(cells.filter(([id]) => id !== 'default').map(([, , objects, , , state]) => [objects, state])).toEqual(
    Array.from({ length: 3 }, () => ['', 'closed']),
  );
  for (const [, , , bytes] of cells) expect(bytes).toMatch(/^\d\.\d kB$/);
  const start = await openPage(sandbox, `${list}?limit=2`);
  const next = linkOf(start, 'Next');
  const end = await openPage(sandbox, `${next}&limit=2`);
  expect([cellsOf(start, caption), cellsOf(end, caption)]).toEqual([cells.slice(0, 2), cells.slice(2)]);
  expect(linkOf(end, 'Previous', next)).toContain('before_cursor=');
  expect((await openPage(sandbox, `${list}?after_cursor=x`)).status).toBe(422);
});

test('a platform is created by a form, whose response alone has the secrets', async () => {
  const sandbox = opened();
  const page = await sendForm(sandbox, list, { action: 'create' });
  expect([page.status, page.heading]).toEqual([200, 'Platform created']);
  const copied = (label: string) => new RegExp(`data-copy="([^"]*)" aria-label="Copy ${label}"`).exec(page.html)?.[1];
  const [client_id = '', client_secret = ''] = ['client id of test mode', 'client secret of test mode'].map(copied);
  const api = new Api(targetOf(sandbox), { client_id, client_secret });
  expect((await api.get('/v1/payments')).status).toBe(200);
  const own = linkOf(page, 'Open its dashboard');
  expect((await openPage(sandbox, own)).heading).toBe('Overview');
  expect(linkOf(await openPage(sandbox, list), copied('id') ?? '')).toBe(own);
});

test('a platform is deleted after a question, and then no page of it has a dead link', async () => {
  const sandbox = opened();
  const { id } = await createOverHttp(targetOf(sandbox));
  const question = linkOf(await openPage(sandbox, list), `Delete<span class="unseen"> ${id}`);
  const page = await openPage(sandbox, question);
  expect([page.status, page.heading]).toEqual([200, 'Delete the platform']);
  expect(mainText(page)).toContain(`Delete the platform ${id} with its keys, its snapshots and 0 objects?`);
  expect(linkOf(page, 'Keep it', question)).toBe(list);
  const sent = await sendForm(sandbox, question, { action: 'delete' });
  expect([sent.status, sent.location]).toEqual([303, `${list}?deleted=${id}`]);
  expect((await openPage(sandbox, `${list}?deleted=${id}`)).answer).toBe(`Deleted the platform ${id}.`);
  expect((await openPage(sandbox, `${list}?deleted=default`)).answer).toBeUndefined();
  expect((cellsOf(await openPage(sandbox, list), caption) ?? []).map(([each]) => each)).toEqual(['default']);
  for (const path of ['', 'payments', 'delete', 'a/b/c']) {
    const address = `${list}${id}/${path}`;
    const gone = await openPage(sandbox, address);
    expect([gone.status, gone.heading]).toEqual([404, 'Not found']);
    expect(mainText(gone)).toContain(`This sandbox has no platform ${id} .`);
    const links = [...gone.html.matchAll(/<a [^>]*href="([^"#]*)"/g)].map(
      ([, href = '']) => new URL(href, address).href,
    );
    expect([...new Set(links)]).toEqual([list]);
  }
});

test('a platform is renamed by a form, which says so, and shows a name that is refused', async () => {
  const sandbox = opened();
  const { id } = await createOverHttp(targetOf(sandbox));
  const { id: other } = await createOverHttp(targetOf(sandbox));
  await sandbox.platform(other).rename('payouts-team');
  const address = linkOf(await openPage(sandbox, list), `Rename<span class="unseen"> ${id}`);
  const form = await openPage(sandbox, address);
  expect([form.status, form.heading, form.fields['name'] ?? '']).toEqual([200, 'Name the platform', '']);
  const rule = 'It must have 1 to 64 lower-case letters, digits and -, and not be "default".';
  expect(form.answer).toBeUndefined();
  const sent = await sendForm(sandbox, address, { action: 'rename', name: 'checkout-team' });
  expect(sent.status).toBe(303);
  const named = await openPage(sandbox, sent.headers.get('location') ?? '');
  expect([named.answer, named.fields['name']]).toEqual(['The platform is named checkout-team.', 'checkout-team']);
  expect(cellsOf(await openPage(sandbox, list), caption)?.map(([, name]) => name)).toContain('checkout-team');
  expect((await openPage(sandbox, `${list}checkout-team/`)).heading).toBe('Overview');
  for (const [name, message] of [
    ['Checkout Team', rule],
    ['x'.repeat(65), rule],
    ['default', rule],
    ['', rule],
    ['payouts-team', 'another platform has the name payouts-team'],
  ] as const) {
    const refused = await sendForm(sandbox, address, { action: 'rename', name });
    expect([refused.status, refused.answer]).toEqual([422, undefined]);
    expect(/<p class="error"[^>]*>([^<]*)/.exec(refused.html)?.[1]?.replaceAll('&quot;', '"')).toBe(message);
  }
  expect(sandbox.platform(id).name).toBe('checkout-team');
});

test('a token of a platform does not rename it', async () => {
  const controlToken = 'a-control-token-of-the-tests';
  const sandbox = opened({ controlToken });
  const { token } = sandbox.platform().tokens.create('Ada');
  const address = `${list}default/name`;
  const sent = await sendForm(sandbox, address, { action: 'sign_in', control_token: token });
  const Cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect((await openPage(sandbox, address, { Cookie })).status).toBe(403);
  expect((await sendForm(sandbox, address, { action: 'rename', name: 'mine' }, { Cookie })).status).toBe(403);
  expect(sandbox.platform().name).toBeNull();
});

test('the platform default cannot be deleted', async () => {
  const sandbox = opened();
  const address = `${list}default/delete`;
  const page = await openPage(sandbox, address);
  expect(page.html).not.toContain('Yes, delete');
  expect(linkOf(page, 'Reset it instead', address)).toBe(`${list}default/snapshots#reset`);
  expect((await sendForm(sandbox, address, { action: 'delete' })).status).toBe(422);
  expect((await openPage(sandbox, `${list}default/`)).status).toBe(200);
});

test('it is for those who are signed in, and takes its own forms only', async () => {
  const controlToken = 'a-control-token-of-the-tests';
  const sandbox = opened({ controlToken });
  expect([
    (await openPage(sandbox, list)).status,
    (await sendForm(sandbox, list, { action: 'create' })).status,
  ]).toEqual([401, 401]);
  const sent = await sendForm(sandbox, list, { action: 'sign_in', control_token: controlToken });
  expect([sent.status, sent.location]).toEqual([303, list]);
  const Cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect((await openPage(sandbox, list, { Cookie })).heading).toBe('Platforms');
  const foreign = await sendForm(sandbox, list, { action: 'create' }, { Cookie, Origin: 'http://127.0.0.1:1' });
  expect(foreign.status).toBe(403);
  expect(await sandbox.platforms.count()).toBe(1);
});
