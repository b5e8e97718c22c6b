import { mkdtempSync, rmSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox, openSandboxIn, type Sandbox, serve } from '../../mock-server/server';
import { payment } from '../support/bodies';

/**
 * Counts what one request goes through in a server of this process, from the socket to the journal and back, once everything has
 * run before. `--files` prints the files.
 */

const root = `${pathToFileURL(process.cwd()).href}/`;
const isOurs = /^(spec|sdk|mock-server|cli)\//;
/** So many requests come before the one that is measured. */
const WARM_UP_REQUESTS = 4;

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

/** Prints how much was called. */
function printCalled(title: string, called: readonly Called[]): void {
  const files = [...new Set(called.map(({ file }) => file))].sort();
  const ofStore = files.filter((file) => file.startsWith('mock-server/store/'));
  const calls = called.reduce((sum, each) => sum + each.calls, 0);
  console.log(
    `${title}: ${files.length} files (${ofStore.length} of the store), ${called.length} functions, ${calls} calls`,
  );
  if (process.argv.includes('--files')) for (const file of files) console.log(`  ${file}`);
}

/** Returns what the request after the warm-up calls. */
async function measure(session: Session, send: (number: number) => Promise<unknown>): Promise<readonly Called[]> {
  for (let i = 0; i < WARM_UP_REQUESTS; i++) await send(i);
  await session.post('Profiler.takePreciseCoverage');
  await send(WARM_UP_REQUESTS);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return calledIn(result);
}

/** Measures with a server of a sandbox, which is closed after it. */
async function withServer<Result>(sandbox: Sandbox, use: (requests: Requests) => Promise<Result>): Promise<Result> {
  const server = await serve(sandbox, { port: 0 });
  try {
    return await use(await requestsTo(server.url));
  } finally {
    await server.close();
    await sandbox.close();
  }
}

interface Requests {
  /** Creates a payment with the idempotency key of a number. Returns its id. */
  readonly create: (number: number) => Promise<string>;
  readonly get: (id: string) => Promise<void>;
}

/** Returns requests over a socket, without the SDK. */
async function requestsTo(url: string): Promise<Requests> {
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const json = { 'Content-Type': 'application/json' };
  const granted = await fetch(`${url}/oauth/token`, { method: 'POST', headers: json, body: JSON.stringify(keys) });
  const { access_token: token } = Object(await granted.json());
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const answered = async (response: Response, status: number) => {
    if (response.status !== status) throw new Error(`${response.url} was answered with ${response.status}`);
    return Object(await response.json());
  };
  return {
    create: async (number) => {
      const init = {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': `create ${number}` },
        body: JSON.stringify(payment()),
      };
      const { data } = await answered(await fetch(`${url}/v1/payments`, init), 201);
      return data.id;
    },
    get: async (id) => {
      await answered(await fetch(`${url}/v1/payments/${id}`, { headers }), 200);
    },
  };
}

const directory = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const [onFiles, read] = await withServer(await openSandboxIn(directory), async ({ create, get }) => {
  const created = await measure(session, create);
  const id = await create(WARM_UP_REQUESTS + 1);
  return [created, await measure(session, () => get(id))];
});
const inMemory = await withServer(createSandbox(), ({ create }) => measure(session, create));
session.disconnect();
rmSync(directory, { recursive: true });

printCalled('One POST /v1/payments on files', onFiles);
printCalled('One POST /v1/payments in memory', inMemory);
printCalled('One GET /v1/payments/{id} on files', read);
