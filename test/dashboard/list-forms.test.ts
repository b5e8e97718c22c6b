import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import type { ShownPage } from './support/dashboard';
import { openDashboard } from './support/open-dashboard';

test.each([
  ['payments', 'account=&amount=19.99&payment_status=&created_after=&mode=live', 'amount=19.99&mode=live'],
  ['requests', 'verdict=&status=402', 'status=402'],
  ['events', 'event_name=', ''],
])('fields of /%s that a form sends empty leave the address', async (path, sent, kept) => {
  const { open: show, address } = await openDashboard();
  const page = await show(`${path}?${sent}`);
  const url = new URL(page.headers.get('location') ?? '');
  expect([page.status, url.pathname, url.search]).toEqual([
    303,
    new URL(address(path)).pathname,
    kept === '' ? '' : `?${kept}`,
  ]);
});

test('no link of a list has an empty parameter', async () => {
  const { open: show, platform } = await openDashboard();
  await platform.testMode.post('/v1/payments', payment());
  for (const path of ['payments?amount=10', 'requests?status=2xx', 'sub_accounts', '', 'search?q=tea']) {
    const empty = Object.entries((await show(path)).links).filter(([, address]) => /[?&][^=]*=(?:&|$)/.test(address));
    expect(empty, path).toEqual([]);
  }
});

/** The names that the field of an account suggests or lists. */
const namesOf = ({ html }: ShownPage, tag: 'datalist' | 'select') => {
  const [, options = ''] =
    new RegExp(`<${tag} id="field-[\\w-]*account(?:-list)?"[^>]*>(.*?)</${tag}>`, 's').exec(html) ?? [];
  return [...options.matchAll(/<option value="([^"]+)"/g)].map(([, name]) => name);
};

test('a filter by account is a list of up to ten names, and a field with suggestions beyond', async () => {
  const { open: show, platform, inProcess } = await openDashboard();
  for (const name of ['walrus', 'Heron 10', 'Heron 9']) await platform.newSubAccount({ name });
  const own = inProcess.rows.require('accounts', inProcess.keyPair('test').account_id).name;
  const few = await show('payments');
  expect(namesOf(few, 'select')).toEqual(['Heron 9', 'Heron 10', own, 'walrus']);
  for (let i = 0; i < 7; i++) await platform.newSubAccount({ name: `Wren ${i}` });
  const many = await show('payments');
  expect([namesOf(many, 'select'), namesOf(many, 'datalist')]).toEqual([
    [],
    ['Heron 9', 'Heron 10', own, 'walrus', ...Array.from({ length: 7 }, (_, i) => `Wren ${i}`)],
  ]);
});

test('a form takes the account by its name, where there are more than ten', async () => {
  const { open: show, send, platform, inProcess } = await openDashboard();
  for (let i = 0; i < 11; i++) await platform.newSubAccount({ name: `Wren ${i}` });
  expect(namesOf(await show('payments/new'), 'datalist')).toContain('Wren 10');
  const sent = await send('payments/new', {
    action: 'create',
    amount: '10',
    account: 'Wren 10',
    payment_method: 'card_4242',
  });
  expect(sent.status, sent.html).toBe(303);
  const [paid] = inProcess.rows.walk('payments', 'newest', 'test', 'descending');
  expect(inProcess.rows.find('accounts', paid?.account_id ?? '')?.name).toBe('Wren 10');
});
