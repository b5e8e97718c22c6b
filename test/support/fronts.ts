import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import {
  createSandbox,
  type OpenOptions,
  openSandboxIn,
  type Sandbox,
  type SandboxOptions,
  serve,
  verifyDataDirectory,
} from '../../mock-server/server';
import type { Fetch, Target } from './api';
import { TestClock } from './clock';
import { openPlatform, type TestPlatform } from './test-platform';
import { startProxy } from './proxy';
import { recordReadFields } from './record-read-fields';
import { scaled } from './run-scale';

recordReadFields();

/** An open sandbox and the way to reach it. */
export interface OpenFront extends Target {
  readonly sandbox: Sandbox;
  readonly close: () => Promise<void>;
}

interface FrontKind {
  readonly name: string;
  readonly open: (options: SandboxOptions) => Promise<OpenFront>;
}

/** Looks up `fetch` at each call, as MSW replaces it. */
const globalFetch: Fetch = (url, init) => fetch(url, init);

async function served(sandbox: Sandbox): Promise<OpenFront> {
  const server = await serve(sandbox);
  const close = async () => {
    await server.close();
    await sandbox.close();
  };
  return { sandbox, baseUrl: server.url, fetch: globalFetch, close };
}

export async function openFileFront(directory: string, options: OpenOptions = {}): Promise<OpenFront> {
  return served(await openSandboxIn(directory, options));
}

export const temporaryDirectory = () => mkdtemp(join(tmpdir(), 'payments-sandbox-'));

const kinds: readonly FrontKind[] = [
  {
    name: 'sandbox.fetch',
    open: async (options) => {
      const sandbox = createSandbox(options);
      return { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch, close: () => sandbox.close() };
    },
  },
  { name: 'node:http', open: (options) => served(createSandbox(options)) },
  {
    name: 'node:http over files',
    open: async (options) => {
      const directory = await temporaryDirectory();
      const front = await openFileFront(directory, options);
      const close = async () => {
        await front.close();
        const { platforms } = await verifyDataDirectory(directory);
        expect(platforms.flatMap(({ problems }) => problems)).toEqual([]);
        await rm(directory, { recursive: true });
      };
      return { ...front, close };
    },
  },
  {
    name: 'MSW',
    open: async (options) => {
      const { setupServer } = await import('msw/node');
      const { handlers } = await import('../../mock-server/msw');
      const sandbox = createSandbox(options);
      const baseUrl = 'http://payments.test/api';
      const server = setupServer(...handlers(sandbox, { baseUrl }));
      server.listen({ onUnhandledRequest: 'error' });
      const close = async () => {
        server.close();
        await sandbox.close();
      };
      return { sandbox, baseUrl, fetch: globalFetch, close };
    },
  },
];

/** Every response of the API passes a validating proxy. It is slow, so `npm run check proxy` is a separate run. */
const behindProxy: FrontKind = {
  name: 'node:http behind a validating proxy',
  open: async (options) => {
    const direct = await served(createSandbox(options));
    const proxy = await startProxy(direct.baseUrl);
    return {
      ...direct,
      baseUrl: proxy.url,
      fetch: (url, init) => fetch(proxy.passes(url, init) ? url : url.replace(proxy.url, direct.baseUrl), init),
    };
  },
};

/**
 * Every request passes a replica that does not own the platform. It needs PostgreSQL, so `npm run check replicated` is a separate
 * run.
 */
const onPostgres: FrontKind = {
  name: 'node:http through a replica that does not own the platform',
  open: async (options) => {
    const { openForwardingFront } = await import('./postgres/front');
    const { sandbox, url, close } = await openForwardingFront(options);
    return { sandbox, baseUrl: url, fetch: globalFetch, close };
  },
};

/** A front during its tests. They share its sandbox and its clock; each test creates its own platform. */
export class Front {
  readonly clock = new TestClock();
  /** Unexpected errors of the sandbox: must stay empty. */
  readonly unexpectedErrors: unknown[] = [];
  #opened: OpenFront | undefined;

  constructor(readonly name: string) {}

  async open(kind: FrontKind): Promise<void> {
    this.#opened = await kind.open({ clock: this.clock, onError: (error) => this.unexpectedErrors.push(error) });
  }

  close(): Promise<void> {
    return this.opened.close();
  }

  get opened(): OpenFront {
    if (this.#opened === undefined) throw new Error('the front is open during tests only');
    return this.#opened;
  }

  newPlatform(): Promise<TestPlatform> {
    return openPlatform(this.opened);
  }
}

export const allFronts: readonly string[] = kinds.map(({ name }) => name);

/** The front of `npm test`, in process: it runs all code of the others but that of HTTP, of files and of MSW. */
const mainFront = 'sandbox.fetch';

/** The main front and HTTP over files run all its code. The check `proxy` and tests that name `allFronts` use it. */
const httpInMemory = 'node:http';

/** The fronts of the tests by the value of `SANDBOX_FRONT`. */
const replacements: Readonly<Record<string, readonly FrontKind[]>> = {
  others: kinds.filter(({ name }) => name !== mainFront && name !== httpInMemory),
  proxy: [behindProxy],
  postgres: [onPostgres],
};

/**
 * Defines the same tests for each front. Default: the one in process; `npm run check fronts` runs the others. A test of what a
 * front does itself names `allFronts`.
 */
export function eachFront(
  define: (front: Front) => void,
  names = scaled({ full: allFronts, short: [mainFront] }),
): void {
  const chosen = replacements[process.env['SANDBOX_FRONT'] ?? ''] ?? kinds.filter(({ name }) => names.includes(name));
  describe.each(chosen)('$name', (kind) => {
    const front = new Front(kind.name);
    beforeAll(() => front.open(kind));
    afterEach(() => expect(front.unexpectedErrors.splice(0)).toEqual([]));
    afterAll(() => front.close());
    define(front);
  });
}
