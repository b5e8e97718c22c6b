import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Command } from 'commander';
import { namedOperations } from '../../cli/control-commands/names';
import { handWrittenCommands } from '../../cli/hand-written-commands';
import { isRow, rowsOf } from '../../cli/lists/row';
import { pathParameters } from '../../spec';
import { sharedDirectory } from '../store/support';
import { builtPackage } from '../support/built';
import { assertDocumented, assertDocumentedSchema, findPlace } from '../support/document';
import { run, silentIo, startHere } from './process-io';
import { serveListedPlatform } from './support/listed-platform';

/** The row of each command on the page. */
const documented = new Map(
  Array.from(
    readFileSync('docs/reference/json-output.md', 'utf8').matchAll(/^\| `([\w. <>-]+)` +\| `([^`]+)`/gm),
    ([, command = '', shape = '']) => [command, shape] as const,
  ),
);

let listed: Awaited<ReturnType<typeof serveListedPlatform>>;
const folder = sharedDirectory();
beforeAll(async () => {
  listed = await serveListedPlatform();
  await listed.platform.testMode.get('/v1/payments?colour=red');
  await (await startHere(['--data', join(folder, '.sandbox')], { cwd: folder })).stop();
});
afterAll(() => listed.close());

/** Runs a command. Returns the object of each line of its output. */
async function printed(args: readonly string[]): Promise<readonly unknown[]> {
  const { stdout, stderr } = await run([...args, '--json'], { cwd: folder, dist: join(builtPackage(), 'dist') });
  expect(stdout, stderr).toMatch(/^([{[].*\n)+$/);
  return stdout.trimEnd().split('\n').map(parsed);
}
const parsed = (line: string): unknown => JSON.parse(line);

/** Returns the names of the fields of a value, at any depth. Names that are numbers count as values. */
function shapeOf(value: unknown): string {
  const inner = Array.isArray(value) ? shapeOf(value[0]) : '';
  if (Array.isArray(value) || !isRow(value)) return inner === '' ? '' : `[${inner}]`;
  const fields = Object.entries(value).filter(([name]) => !/^\d/.test(name));
  const texts = fields.map(([name, field]) => `${name}: ${shapeOf(field)}`.replace(/: $/, ''));
  return texts.length === 0 ? '' : `{ ${texts.join(', ')} }`;
}

/** Returns a recording of requests without a token, of which the API has no operation for the last one. */
const traffic = (nouns: readonly string[]) => ({
  log: {
    entries: nouns.map((noun, at) => ({
      startedDateTime: `2026-03-02T15:00:0${at}Z`,
      time: 90,
      request: { method: 'GET', url: `https://api.example/v1/${noun}`, headers: [] },
      response: {
        status: noun === 'nothing' ? 200 : 401,
        headers: [],
        content: { text: '{"error":{"code":"no_token","message":"No token."}}' },
      },
    })),
  },
});

describe('the reference of --json', () => {
  const own = () => [...listed.options];
  const idOf = async (list: string) => {
    const [page] = await printed([list, 'list', ...own()]);
    return String(rowsOf(isRow(page) ? page['data'] : [])[0]?.['id']);
  };
  /** The arguments with which each command runs. */
  const calls: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
    '--version': () => printed(['--version']),
    start: async () => {
      const { ready, stop } = await startHere(['--json', '--memory'], { cwd: folder });
      await stop();
      return [parsed(ready)];
    },
    doctor: () => printed(['doctor', ...own()]),
    whoami: () => printed(['whoami', ...own()]),
    search: () => printed(['search', 'succeeded', ...own()]),
    open: () => printed(['open', ...own()]),
    clock: () => printed(['clock', ...own()]),
    'clock advance': () => printed(['clock', 'advance', '1d', ...own()]),
    trigger: async () => printed(['trigger', 'payment.refunded', await idOf('payments'), ...own()]),
    review: async () => printed(['review', await idOf('sub-accounts'), 'disable', ...own()]),
    import: async () => {
      await run(['export', '-o', 'shop.json', ...own()], { cwd: folder });
      return printed(['import', 'shop.json', '--yes', ...own()]);
    },
    report: () => printed(['report', ...own()]),
    'report --coverage': () => printed(['report', '--coverage', ...own()]),
    coverage: () => printed(['coverage', ...own()]),
    ready: () => printed(['ready', ...own()]),
    compare: () => {
      const rule = { operation: 'listDisputes', field: 'error.code', kind: 'error_code', reason: 'Another name.' };
      const unused = { operation: 'getPayment', field: 'data.amount', kind: 'value', reason: 'It matches nothing.' };
      writeFileSync(join(folder, 'rules.json'), JSON.stringify([rule, unused]));
      writeFileSync(join(folder, 'traffic.har'), JSON.stringify(traffic(['payments', 'disputes', 'nothing'])));
      return printed(['compare', 'traffic.har', '--rules', 'rules.json']);
    },
    verify: () => printed(['verify']),
    replicas: () => {
      const replica = { id: 'rep_1', url: null, state: 'alive', platforms: 1, more: 1 };
      vi.stubGlobal('fetch', async () => Response.json({ data: [replica] }));
      return printed(['replicas']);
    },
    cards: () => printed(['cards']),
    scenarios: () => printed(['scenarios']),
    errors: () => printed(['errors']),
    'errors <code>': () => printed(['errors', 'card_declined']),
  };
  /** Tests of their own print these. */
  const elsewhere = ['agent setup', 'explore', 'stop', 'start --log', 'listen', 'record', 'store move'];

  test('has a row for each of the commands that have it', () => {
    const withJson = (command: Command, name: string): string[] => [
      ...(command.options.some(({ long }) => long === '--json') ? [name] : []),
      ...command.commands.flatMap((each) => withJson(each, `${name} ${each.name()}`)),
    ];
    const names = handWrittenCommands(silentIo, () => undefined).flatMap((each) => withJson(each, each.name()));
    expect(names.filter((name) => !documented.has(name))).toEqual([]);
    expect([...documented.keys()].sort()).toEqual([...Object.keys(calls), ...elsewhere].sort());
  });

  test.each(Object.entries(calls))('has the shape that %s prints', async (command, call) => {
    const shape = documented.get(command) ?? '';
    for (const value of await call())
      if (/^\w/.test(shape)) assertDocumentedSchema(shape, value);
      else expect(shapeOf(value)).toBe(shape);
  });

  // `resource-requests.test.ts` has those of the API.
  test('is right about the commands of the control API that read', async () => {
    const reads = namedOperations().filter(
      ({ operation, group }) =>
        operation.method === 'get' && !['clock', 'replicas', 'search', 'whoami'].includes(group),
    );
    let count = 0;
    for (const { operation, group, verb } of reads) {
      const { path, success } = operation;
      const place = findPlace('GET', path);
      const parameters = pathParameters(path).filter((name) => name !== 'platform_id');
      const isListed = reads.some((each) => each.group === group && each.verb === 'list');
      const ids = verb === 'get' && parameters.length === 1 && isListed ? [await idOf(group)] : [];
      if (success.wrapping === 'lines' || place === undefined || parameters.length > ids.length) continue;
      // An empty list.
      if (ids.includes('undefined')) continue;
      const options = path.includes('{platform_id}') || !path.startsWith('/_sandbox') ? own() : own().slice(0, 2);
      const [value] = await printed([group, verb, ...ids, ...options]);
      const { id = null } = isRow(value) ? value : {};
      const envelope = { id, type: success.type, data: value, page_info: null };
      assertDocumented(place, success.status, success.wrapping === 'one' ? envelope : value);
      count++;
    }
    expect(count).toBeGreaterThan(15);
  });
});
