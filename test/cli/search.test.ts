import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { run } from './process-io';
import { serveListedPlatform } from './support/listed-platform';

let listed: Awaited<ReturnType<typeof serveListedPlatform>>;
beforeAll(async () => {
  listed = await serveListedPlatform();
  const { testMode, liveMode } = listed.platform;
  const shop = await listed.platform.newSubAccount({ name: 'Heron & Sons' });
  for (let cups = 1; cups <= 12; cups++)
    await testMode.post(
      '/v1/payments',
      payment({ amount: 100 * cups, description: 'A cup', email: 'ida@cup.example' }),
    );
  await shop.api.post('/v1/payments', payment({ description: 'A kettle', email: 'Ida@Kettle.example' }));
  await liveMode.post('/v1/payment_intents', { amount: 500, currency: 'usd', description: 'A samovar for real' });
});
afterAll(() => listed.close());

/** Runs a command, without a terminal unless columns are given. */
const command = (line: string, columns?: number) =>
  run(
    [...(line.match(/(?:'[^']*'|\S)+/g) ?? []).map((word) => word.replaceAll("'", '')), ...listed.options],
    columns === undefined ? {} : { isTTY: true, columns, env: { NO_COLOR: '1' } },
  );

/** Runs a command that a result has, which names the sandbox already. */
const pasted = (line: string) =>
  run(
    (line.replace(/^ *payments-sandbox /, '').match(/(?:'[^']*'|\S)+/g) ?? []).map((word) => word.replaceAll("'", '')),
  );

const pastedIn = (text: string, heading: string): string => text.split(`${heading}\n`)[1]?.split('\n')[0] ?? '';

const idsIn = (text: string): string[] => text.match(/\bpy_\w+/g) ?? [];

describe('search', () => {
  test.each([60, 100, 160])('prints kind, what it is and id in a terminal of %i columns', async (columns) => {
    const { code, stdout } = await command('search kettle 10 --kind payments', columns);
    const [header = '', row = ''] = stdout.split('\n');
    expect(code).toBe(0);
    expect(header).toMatch(/^kind +title .*id *$/);
    expect(row).toMatch(/^payments +\$10\.00 · succ.* py_/);
    for (const line of stdout.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
  });

  test('prints whose it is where there is space', async () => {
    expect((await command('search kettle --kind payments', 120)).stdout).toMatch(
      /\$10\.00 · succeeded · A kettle +Ada Lovelace +py_/,
    );
  });

  test('has whole ids at 100 columns, and shortens texts', async () => {
    const { stdout } = await command('search ida@kettle.example', 100);
    expect(stdout).toMatch(/ cust_\w{22}\n.* py_\w{22}\n.* pm_\w{22}\n/s);
  });

  test('leads on by a command for the next page, which has the rest', async () => {
    const many = await command("search 'A cup' --kind payments --limit 7");
    const next = await pasted(pastedIn(many.stdout, 'Next page:'));
    const ids = [...idsIn(many.stdout), ...idsIn(next.stdout)];
    expect([idsIn(many.stdout).length, ids.length, new Set(ids).size]).toEqual([7, 12, 12]);
    expect(next.stdout).not.toContain('Next page');
  });

  test('--json has the page of the control API', async () => {
    const { stdout } = await command('search ida@kettle.example --json');
    expect(JSON.parse(stdout)).toMatchObject({
      type: 'array',
      data: [
        { kind: 'customers' },
        { kind: 'payments', title: '$10.00 · succeeded · A kettle' },
        { kind: 'payment_methods' },
      ],
      page_info: { has_next: false },
    });
  });

  test('nothing found says where, what is searched, and which command searches the other mode', async () => {
    const { code, stdout } = await command('search samovar --platform ' + listed.platform.id);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`Nothing in test mode of the platform ${listed.platform.id} matches samovar.`),
    ]);
    expect(stdout).toContain('keys and values of metadata');
    expect(await pasted(pastedIn(stdout, 'To search in live mode:'))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('A samovar for real'),
    });
    expect((await pasted(pastedIn(stdout, 'To see the newest payments:'))).stdout).toContain('py_');
  });

  test('an unknown kind or platform says so', async () => {
    const wrong = await command('search cup --kind payment');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('Did you mean "payments"?')]);
    const nowhere = await run(['search', 'cup', ...listed.options.slice(0, 2), '--platform', 'nobody']);
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('has no platform "nobody"')]);
  });
});

describe('payments list by the payer', () => {
  test('has the columns and the JSON of the other list, and goes on', async () => {
    const first = await command('payments list --email @CUP. --limit 7');
    const next = await pasted(pastedIn(first.stdout, 'Next page:'));
    expect([idsIn(first.stdout).length, idsIn(next.stdout).length]).toEqual([7, 5]);
    expect(first.stdout.split('\n')[0]).toBe((await command('payments list')).stdout.split('\n')[0]);
    const all = JSON.parse((await command('payments list --json --limit 100')).stdout);
    const some = JSON.parse((await command('payments list --email @cup --json --limit 100')).stdout);
    const ids = [...idsIn(first.stdout), ...idsIn(next.stdout)];
    expect(some.data).toEqual(all.data.filter(({ id }: { readonly id: string }) => ids.includes(id)));
    expect({ ...some, data: [] }).toEqual({ ...all, data: [], page_info: expect.anything() });
  });

  test('takes the other filters, a sub account and a name', async () => {
    const kettle = idsIn((await command('payments list --email kettle')).stdout);
    const [account = ''] = (await command('sub-accounts list')).stdout.match(/acc_\w+/) ?? [];
    expect(kettle).toHaveLength(1);
    expect(idsIn((await command(`payments list --email ida --sub-account ${account}`)).stdout)).toEqual(kettle);
    expect(idsIn((await command('payments list --email ida --status failed')).stdout)).toEqual([]);
    expect(idsIn((await command('payments list --name LOVE --email kettle')).stdout)).toEqual(kettle);
    const unknown = await command('payments list --name love --sub-account acc_0a1B2c3D4e5F6g7H8i9J0k');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('has no sub account acc_0a1B')]);
  });

  test('nobody found leads to the search', async () => {
    const { code, stdout } = await command('payments list --email kettle --live');
    expect([code, stdout]).toEqual([0, expect.stringContaining('No payment in live mode')]);
    expect((await pasted(pastedIn(stdout, 'To search all kinds of objects:'))).stdout).toContain('in live mode');
  });
});

test('platforms list has the platform first that was written last, on its first page', async () => {
  const [sandbox = '', url = ''] = listed.options;
  const platforms = async (...args: string[]) => (await run(['platforms', ...args, sandbox, url])).stdout;
  const create = async (name: string): Promise<string> =>
    JSON.parse(await platforms('create', '--name', name, '--json')).id;
  const made = [await create('one'), await create('two'), await create('three')];
  const first = await platforms('list', '--limit', '2');
  const next = (await pasted(pastedIn(first, 'Next page:'))).stdout;
  const idsOf = (text: string) => text.match(/\bpf_\w+/g) ?? [];
  expect(idsOf(first)).toHaveLength(2);
  expect([...idsOf(first), ...idsOf(next)].filter((id) => made.includes(id)).slice(0, 3)).toEqual([...made].reverse());
  const byId = JSON.parse(await platforms('list', '--order', 'id', '--json')).data.map(({ id }: { id: string }) => id);
  expect(byId).toEqual([...byId].sort());
});
