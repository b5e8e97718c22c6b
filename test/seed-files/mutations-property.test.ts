import { expect, test } from 'vitest';
import { createDemoSeedFile } from '../../cli/demo/demo';
import { createSandbox, type Sandbox, SeedFileError } from '../../mock-server';
import { pages } from '../../mock-server/pages/dashboard/pages';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { scaled } from '../support/run-scale';
import { parseSeedFile, seedFileText, textOf } from '../support/seed-files';

const END = Date.UTC(2027, 0, 4);
const text = await textOf(await createDemoSeedFile(END));
const demo = parseSeedFile(text);

type Path = readonly (string | number)[];
interface Mutation {
  /** From the table on; that of the head begins with a field of it. */
  readonly path: Path;
  readonly value: unknown;
}

const gone = 'gone_0123456789ABCDEFGHIJKL';
const textValues = ['', 'x', '\ud800', 'a b', gone, '=1+1', '9999-12-31T23:59:59.999Z', '__proto__', 'é'.repeat(300)];
const numberValues = [-1, 0, 1.5, 2 ** 53 - 1, 1e300];

function valuesFor(value: unknown): readonly unknown[] {
  const same = typeof value === 'string' ? textValues : typeof value === 'number' ? numberValues : [];
  return [...same, null, undefined, true, 7, 'x', [], {}, [null], { constructor: 1 }];
}

/** Returns each field once, at the first row that has it with a value, however many rows and items have it. */
function fieldsOf(value: unknown, path: Path, pattern: string, found: Map<string, Path>): void {
  if (!found.has(pattern) && value !== null) found.set(pattern, path);
  if (Array.isArray(value)) value.forEach((item, i) => fieldsOf(item, [...path, i], `${pattern}[]`, found));
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) fieldsOf(inner, [...path, name], `${pattern}.${name}`, found);
}

function valueAt(path: Path): unknown {
  return path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), demo);
}

const fields = new Map<string, Path>();
for (const [table, rows] of Object.entries(demo.rows))
  for (const [i, row] of rows.entries()) fieldsOf(row, ['rows', table, i], table, fields);
for (const name of ['currency', 'accounts', 'clock', 'sequence', 'counts'] as const)
  fieldsOf(demo[name], [name], name, fields);

const mutations: readonly Mutation[] = [...fields.values()].flatMap((path) =>
  valuesFor(valueAt(path)).map((value) => ({ path, value })),
);

function mutated({ path, value }: Mutation): string {
  const copy: unknown = structuredClone(demo);
  const parent = path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return seedFileText(Object(copy));
}

const newSandbox = (): Sandbox => createSandbox({ clock: { now: () => END } });

const reads = Object.values<Operation>(operations)
  .filter(({ method }) => method === 'get')
  .map(({ path }) => path);

/** Returns the addresses that show a row, and those of all lists. */
function addressesOf(id: string): readonly string[] {
  const row = encodeURIComponent(id);
  const dashboard = Object.entries(pages).flatMap(([name, { detail }]) =>
    ['test', 'live'].flatMap((mode) => [`${name}?mode=${mode}`, ...(detail ? [`${name}/${row}?mode=${mode}`] : [])]),
  );
  return [
    ...dashboard.map((page) => `/_sandbox/dashboard/default/${page}`),
    ...['events', 'jobs', 'clock', 'totals', 'publishers'].map((name) => `/_sandbox/platforms/default/${name}`),
    ...reads.map((path) => path.replace(/\{\w+\}/g, row)),
  ];
}

/** Returns what cannot be read of a platform: nothing, for one that can be shown and exported. */
async function unreadable(sandbox: Sandbox, id: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const { fetch } = sandbox;
  const base = 'http://sandbox.test';
  const tokens = await Promise.all(
    (['test', 'live'] as const).map(async (mode) => {
      const body = new URLSearchParams({ client_id: `${mode}_default`, client_secret: `${mode}_default_secret` });
      const { access_token } = Object(await (await fetch(`${base}/oauth/token`, { method: 'POST', body })).json());
      return String(access_token);
    }),
  );
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${base}${address}`, { headers });
    const body = await response.text();
    if (response.status >= 500) problems.push(`${address} is ${response.status}`);
    return body;
  };
  for (const address of addressesOf(id)) {
    if (!address.startsWith('/v1/')) await read(address);
    else for (const token of tokens) await read(address, { Authorization: `Bearer ${token}` });
  }
  const headers = { Authorization: `Bearer ${tokens[0]}` };
  for (const { id: account } of demo.rows.accounts.slice(0, 4))
    for (const address of ['/v1/payments', '/v1/balance_transactions', '/v1/payouts', `/v1/payments/${id}`])
      await read(address, { ...headers, 'Sub-Account': account });
  for (const payout of demo.rows.payouts.slice(0, 2)) {
    const sub = { ...headers, 'Sub-Account': payout.account_id };
    const report = await read(`/v1/reports/payouts/${payout.id}`, sub);
    const url: unknown = Object(Object(JSON.parse(report)).data).csv_url;
    if (typeof url === 'string') await read(url.replace(base, ''));
  }
  const exported = await textOf(sandbox.platform().export());
  const again = newSandbox();
  await again.platform().import(exported);
  if ((await textOf(again.platform().export())) !== exported) problems.push('the export of an import differs');
  await again.close();
  return problems;
}

/** Prime, so that a few mutations are of all kinds of fields and values. */
const STRIDE = 7_919;
const COUNT = scaled({ full: 200, short: 4 });

/** Returns why a mutation breaks the rule; undefined if it is refused with a place, or accepted and readable. */
async function problemOf(mutation: Mutation): Promise<string | undefined> {
  const sandbox = newSandbox();
  try {
    await sandbox.platform().import(mutated(mutation));
    const row = valueAt(mutation.path.slice(0, 3));
    const problems = await unreadable(sandbox, String(Object(row).id));
    return problems.length === 0 ? undefined : problems.slice(0, 3).join(', ');
  } catch (error) {
    if (!(error instanceof SeedFileError)) return String(error);
    return error.place === '' ? `no place in: ${error.message}` : undefined;
  } finally {
    await sandbox.close();
  }
}

test('a file with another value in any field is refused, or everything in it can be shown and exported again', async () => {
  const failures: string[] = [];
  for (let i = 0; i < COUNT; i++) {
    const mutation = mutations[(i * STRIDE) % mutations.length];
    const problem = mutation && (await problemOf(mutation));
    if (problem !== undefined)
      failures.push(`${mutation?.path.join('.')} is ${JSON.stringify(mutation?.value)}: ${problem}`);
  }
  expect(failures).toEqual([]);
}, 1_800_000);

test('the demo itself can be shown and exported again', async () => {
  const sandbox = newSandbox();
  await sandbox.platform().import(text);
  expect(await unreadable(sandbox, demo.rows.payments[0]?.id ?? '')).toEqual([]);
});
