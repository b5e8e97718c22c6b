import { mkdtempSync, rmSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSandboxIn, serve } from '../../mock-server/server';
import { payment } from '../support/bodies';
import { report } from './bounded';

const root = `${pathToFileURL(process.cwd()).href}/`;
const isOurs = /^(spec|sdk|mock-server|cli)\//;

interface Called {
  readonly file: string;
  readonly calls: number;
}

/** Returns the named functions of the package that were called. `__name` is one of the loader. */
function calledIn(scripts: readonly Profiler.ScriptCoverage[]): readonly Called[] {
  return scripts.flatMap(({ url, functions }) => {
    const file = url.startsWith(root) ? url.slice(root.length) : '';
    if (!isOurs.test(file)) return [];
    const named = functions.filter(({ functionName }) => functionName !== '' && functionName !== '__name');
    return named.flatMap(({ ranges }) => {
      const calls = ranges[0]?.count ?? 0;
      return calls > 0 ? [{ file, calls }] : [];
    });
  });
}

const filesOf = (called: readonly Called[]) => new Set(called.map(({ file }) => file));

/** The request before which everything has run once. */
const MEASURED_CREATE = 5;

/** Counts what one create of a payment on files goes through, from the socket to the journal, in a server of this process. */
export async function checkPath(): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
  const sandbox = await openSandboxIn(directory);
  const server = await serve(sandbox, { port: 0 });
  const send = await requestTo(server.url);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (let i = 1; i < MEASURED_CREATE; i++) await send(i);
  await session.post('Profiler.takePreciseCoverage');
  await send(MEASURED_CREATE);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  await server.close();
  await sandbox.close();
  rmSync(directory, { recursive: true });
  const called = calledIn(result);
  if (process.argv.includes('--files')) for (const file of [...filesOf(called)].sort()) console.log(file);
  const inStore = [...filesOf(called)].filter((file) => file.startsWith('mock-server/store/'));
  console.log('One POST /v1/payments on files:');
  return report([
    { what: 'files', is: filesOf(called).size, most: 95 },
    { what: 'files of mock-server/store', is: inStore.length, most: 16 },
    { what: 'functions', is: called.length, most: 310 },
    { what: 'calls', is: called.reduce((sum, { calls }) => sum + calls, 0), most: 850 },
  ]);
}

/** Returns a function that creates a payment over a socket, without the SDK. */
async function requestTo(url: string): Promise<(number: number) => Promise<void>> {
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const headers = { 'Content-Type': 'application/json' };
  const granted = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: JSON.stringify(keys) });
  const { access_token: token } = Object(await granted.json());
  return async (number) => {
    const response = await fetch(`${url}/v1/payments`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}`, 'Idempotency-Key': `create ${number}` },
      body: JSON.stringify(payment()),
    });
    if (response.status !== 201) throw new Error(`the create was answered with ${response.status}`);
    await response.text();
  };
}
