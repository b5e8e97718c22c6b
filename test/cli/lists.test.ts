import fc from 'fast-check';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedOperations } from '../../cli/control-commands/names';
import type { Row } from '../../cli/lists/row';
import { cellOf } from '../../cli/lists/cell';
import { type Column, columnsOf } from '../../cli/lists/column';
import { formatList } from '../../cli/lists/format-list';
import { type Ask, withJoinedFields } from '../../cli/lists/joined-fields';
import { leastColumns } from '../../cli/lists/terminal-table';
import { namedResourceOperations } from '../../cli/resource-commands/names';
import { pathParameters } from '../../spec';
import { scaled } from '../support/run-scale';
import { run } from './process-io';
import { serveListedPlatform } from './support/listed-platform';

const widths = [60, 80, 120, 200];
const reserved = ['clock', 'replicas'];
const lists = [
  ...namedResourceOperations(),
  ...namedOperations().filter(({ group }) => !reserved.includes(group)),
].filter(({ operation }) => operation.success.wrapping === 'page');
const schemas = [...new Set(lists.map(({ operation }) => operation.success.schema))];

/** The output of a terminal with this many columns. */
const terminal = (columns: number, env = {}) => ({
  stdout: { write: () => true, isTTY: true, columns },
  env: { NO_COLOR: '1', ...env },
});

/**
 * Checks that a table is no wider than its terminal and has all rows and all priority columns, except empty ones and those whose
 * space the names of others need.
 */
function assertFits(text: string, schema: string, given: readonly Row[], width: number): void {
  const lines = text.replace(/\n$/, '').split('\n');
  expect(lines).toHaveLength(given.length + 1);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
  const [header = ''] = lines;
  const titles = header.trim().split(/ +/);
  const columns = columnsOf(schema).filter(({ isPriority }) => isPriority);
  const isIn = ({ name }: Column) =>
    titles.some(
      (title) =>
        title === name || (title.includes('…') && title.startsWith(name.slice(0, 1)) && title.endsWith(name.slice(-1))),
    );
  for (const column of columns)
    if (!isIn(column) && !isEmptyIn(given, column))
      expect(spaceOf([...columns.filter(isIn), column], given), `${column.name} in ${header}`).toBeGreaterThan(width);
}

const isEmptyIn = (rows: readonly Row[], column: Column) => rows.every((row) => cellOf(row, column).text === '');

/** The columns of a terminal that columns of a table need without a shortened name. */
const spaceOf = (columns: readonly Column[], rows: readonly Row[]) =>
  columns.reduce((sum, column) => {
    const cells = rows.map((row) => cellOf(row, column));
    const kind = cells.find(({ text }) => text !== '')?.kind ?? 'text';
    const whole = Math.max(
      ...[column.name, ...cells.map(({ text, shown: [longest = text] }) => longest)].map((each) => stringWidth(each)),
    );
    return sum + 2 + leastColumns({ kind, cells, whole });
  }, -2);

describe('any rows', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '日本語の名前はとても長いです',
      '\u001b[31mred\u001b[39m',
      'a\nb',
      'evt_0a1B2c3D4e5F6g7H8i9J0k',
      null,
    ),
    fc.constantFrom('2026-11-26T12:18:20.000Z', 'http://127.0.0.1:9999/webhooks/payments/of/the/shop'),
    fc.integer(),
    fc.boolean(),
  );
  /** Returns a row with values at the fields of its columns. */
  const rowOf = (schema: string) =>
    fc.record(
      Object.fromEntries(columnsOf(schema).map(({ fields: [field = ''] }) => [field.replace(/[. ].*/, ''), value])),
    );

  test.each(schemas)('%s: every width has the priority columns, and no line is longer', async (schema) => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowOf(schema), { minLength: 1, maxLength: 5 }), async (rows) => {
        for (const width of widths)
          assertFits(await formatList(schema, rows, {}, terminal(width)), schema, rows, width);
      }),
      { numRuns: scaled({ full: 100, short: 2 }) },
    );
  });
});

test('each list names its columns, and no column shows the field of another one', () => {
  for (const schema of schemas) {
    const names = columnsOf(schema).map(({ name }) => name);
    const shown = columnsOf(schema).map(({ fields }) => fields.join());
    expect(names, schema).not.toEqual([]);
    expect([new Set(names).size, new Set(shown).size], schema).toEqual([names.length, names.length]);
  }
});

test('a delivery has the address of its publisher on any page of them', async () => {
  const ask: Ask = (path, { after_cursor: after } = {}) => {
    if (path[0] !== 'publishers') return Promise.resolve({ data: { event_name: 'payment.created' } });
    const publisher = after === undefined ? { id: 'pub_1', url: 'http://one' } : { id: 'pub_2', url: 'http://two' };
    return Promise.resolve({ data: [publisher], page_info: { has_next: after === undefined, end_cursor: 'next' } });
  };
  const deliveries = ['pub_2', 'pub_1'].map((publisher_id) => ({ event_id: 'evt_1', publisher_id }));
  const joined = await withJoinedFields('Delivery', deliveries, undefined, ask);
  expect(joined.map(({ url }) => url)).toEqual(['http://two', 'http://one']);
});

test.each<[list: string, schema: string, row: Row, whole: string[], without: string[]]>([
  [
    'a delivery',
    'Delivery',
    {
      event_name: 'payment.dispute.funds_returned',
      url: 'http://127.0.0.1:3000/webhooks/payments',
      status: 'delivered',
      attempts: [{ status: null, failure: 'connection_failed' }],
      next_attempt_at: '2026-01-01T00:00:00.000Z',
    },
    ['payment.dispute.funds_returned', 'delivered', 'connection_failed'],
    ['next_attempt'],
  ],
  [
    'a request',
    'RequestEntry',
    {
      clock: '2026-01-01T00:00:00.000Z',
      method: 'POST',
      path: '/v1/payments/py_0a1B2c3D4e5F6g7H8i9J0k/capture?a=b',
      status: 402,
      verdict: 'violation',
    },
    ['/v1/payments/py_…J0k/capture?…', 'violation'],
    ['time'],
  ],
  [
    'an intent',
    'PaymentIntent',
    { id: 'pi_0a1B2c3D4e5F6g7H8i9J0k', amount: 100, currency: 'usd', status: 'requires_payment_method' },
    ['requires_payment_method', '1.00 USD'],
    ['time'],
  ],
])(
  'at 60 columns %s has its names and states whole; empty columns go first',
  async (_list, schema, row, whole, without) => {
    const text = await formatList(schema, [row], {}, terminal(60));
    for (const name of whole) expect(text).toContain(name);
    for (const column of without) expect(text.split('\n')[0]).not.toContain(column);
  },
);

describe('on a running sandbox', () => {
  let listed: Awaited<ReturnType<typeof serveListedPlatform>>;
  beforeAll(async () => {
    listed = await serveListedPlatform();
  });
  afterAll(() => listed.close());
  const ask = (args: readonly string[], io = {}) => run([...args, ...listed.options], io);

  const isOfPlatform = ({ operation }: (typeof lists)[number]) =>
    pathParameters(operation.path).every((name) => name === 'platform_id') &&
    (operation.path.includes('{platform_id}') || operation.authentication === 'bearer');

  test.each(lists.filter(isOfPlatform).map((each) => [`${each.group} ${each.verb}`, each] as const))(
    '%s: every terminal shows the rows of --json',
    async (_name, { group, verb, operation: { success } }) => {
      const command = group === 'search' ? ['search', 'succeeded'] : [group, verb];
      const { code, stdout } = await ask([...command, '--json']);
      expect(code).toBe(0);
      const { data: rows }: { data: readonly Row[] } = JSON.parse(stdout);
      const printed = await ask(command);
      if (rows.length === 0) return expect(printed.stdout).toBe('The list is empty.\n');
      const lines = printed.stdout.split('\n\nNext page')[0]?.trimEnd().split('\n') ?? [];
      const columns = columnsOf(success.schema);
      expect(lines).toHaveLength(rows.length + 1);
      for (const line of lines) expect(line.split('\t')).toHaveLength(columns.length);
      const ids = (await ask([...command, '--columns', 'created_at' in (rows[0] ?? {}) ? 'created_at' : 'id'])).stdout;
      expect(ids.split('\n').slice(1, rows.length + 1)).toEqual(
        rows.map((row) => String('created_at' in row ? row['created_at'] : row['id'])),
      );
      for (const width of widths)
        assertFits(await formatList(success.schema, rows, {}, terminal(width)), success.schema, rows, width);
    },
  );

  test('--columns chooses, in its order, also without a terminal', async () => {
    const { stdout } = await ask(['payments', 'list', '--columns', 'status, payment_method.card.brand,amount']);
    expect(stdout).toBe(
      'status\tpayment_method.card.brand\tamount\n' +
        'succeeded\tvisa\t12345.67 USD\nfailed\tvisa\t10.00 USD\nsucceeded\tvisa\t10.00 USD\n',
    );
  });

  test('--wide shows every field and shortens none', async () => {
    let stdout = '';
    const output = { write: (text: string) => (stdout += text), isTTY: true, columns: 60 };
    await ask(['deliveries', 'list', '--wide'], { stdout: output, env: { NO_COLOR: '1' } });
    const [header = '', first = ''] = stdout.split('\n');
    expect(header.trim().split(/ +/)).toEqual(expect.arrayContaining(['event', 'url', 'attempts', 'publisher', 'id']));
    expect(first).toContain('http://127.0.0.1:3000/webhooks/payments');
    expect(first).toMatch(/dlv_\w{22}$/);
  });

  test.each<[columns: string, message: string]>([
    ['time,statsu', 'Unknown column "statsu". Did you mean "status"?'],
    ['colour', 'Unknown column "colour". Columns are time, amount, status, method, id,'],
  ])('--columns %s is a usage error before any request', async (columns, message) => {
    const { code, stdout, stderr } = await run([
      'payments',
      'list',
      '--columns',
      columns,
      '--url',
      'http://127.0.0.1:1',
    ]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('--wide, --columns and --json exclude each other', async () => {
    for (const args of [
      ['--wide', '--columns', 'id'],
      ['--wide', '--json'],
      ['--columns', 'id', '--json'],
    ])
      expect((await run(['events', 'list', ...args])).code).toBe(2);
  });

  test('a status has a colour on a terminal', async () => {
    const rows = [{ status: 'succeeded' }, { status: 'failed' }, { status: 'other' }];
    const lines = (await formatList('Payment', rows, {}, terminal(80, { NO_COLOR: '' }))).split('\n');
    expect(lines[1]).toContain('\u001b[32msucceeded\u001b[39m');
    expect(lines[2]).toContain('\u001b[31mfailed\u001b[39m');
    expect(lines[3]).not.toContain('\u001b');
    expect(
      await formatList('Payment', rows, {}, { stdout: { write: () => true }, env: { FORCE_COLOR: '1' } }),
    ).not.toContain('\u001b');
  });
});
