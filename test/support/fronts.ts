import { setupServer } from 'msw/node';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { handlers } from '../../mock-server/msw';
import {
  createSandbox,
  type OpenOptions,
  openSandboxIn,
  type Sandbox,
  type SandboxOptions,
  serve,
} from '../../mock-server/server';
import type { Fetch, Target } from './api';
import { TestClock } from './clock';
import { openPlatform, type TestPlatform } from './test-platform';
import { startProxy } from './proxy';

/** A way to reach a sandbox, set up. */
export interface OpenFront extends Target {
  readonly sandbox: Sandbox;
  readonly close: () => Promise<void>;
}

interface Kind {
  readonly name: string;
  readonly open: (options: SandboxOptions) => Promise<OpenFront>;
}

/** Bound late: MSW puts another one in its place. */
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

/** Receivers of webhooks are real servers, also where requests are intercepted. */
const isReceiver = (url: string) => new URL(url).hostname === '127.0.0.1';

export const temporaryDirectory = () => mkdtemp(join(tmpdir(), 'payments-sandbox-'));

const kinds: readonly Kind[] = [
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
        await rm(directory, { recursive: true });
      };
      return { ...front, close };
    },
  },
  {
    name: 'MSW',
    open: async (options) => {
      const sandbox = createSandbox(options);
      const baseUrl = 'http://payments.test/api';
      const server = setupServer(...handlers(sandbox, { baseUrl }));
      server.listen({ onUnhandledRequest: ({ url }, { error }) => (isReceiver(url) ? undefined : error()) });
      const close = async () => {
        server.close();
        await sandbox.close();
      };
      return { sandbox, baseUrl, fetch: globalFetch, close };
    },
  },
];

/** Every answer of the API passes a validating proxy: slow, and therefore a run of its own, `npm run check:proxy`. */
const behindProxy: Kind = {
  name: 'node:http behind a validating proxy',
  open: async (options) => {
    const direct = await served(createSandbox(options));
    const proxy = await startProxy(direct.baseUrl);
    return {
      ...direct,
      baseUrl: proxy.url,
      fetch: (url, init) => fetch(proxy.passes(url, init) ? url : url.replace(proxy.url, direct.baseUrl), init),
      close: async () => {
        proxy.stop();
        await direct.close();
      },
    };
  },
};

/** A front during its tests. All of them share its sandbox and its clock; a platform of its own keeps each test apart. */
export class Front {
  readonly clock = new TestClock();
  /** What went wrong in the sandbox: must stay empty. */
  readonly faults: unknown[] = [];
  #opened: OpenFront | undefined;

  constructor(readonly name: string) {}

  async open(kind: Kind): Promise<void> {
    this.#opened = await kind.open({ clock: this.clock, onError: (error) => this.faults.push(error) });
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

/** Defines the same tests for every front. */
export function eachFront(define: (front: Front) => void, names = kinds.map(({ name }) => name)): void {
  const chosen =
    process.env['SANDBOX_FRONT'] === 'proxy' ? [behindProxy] : kinds.filter(({ name }) => names.includes(name));
  describe.each(chosen)('$name', (kind) => {
    const front = new Front(kind.name);
    beforeAll(() => front.open(kind));
    afterEach(() => expect(front.faults.splice(0)).toEqual([]));
    afterAll(() => front.close());
    define(front);
  });
}
