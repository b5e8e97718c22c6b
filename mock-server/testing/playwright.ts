import {
  expect as base,
  type Expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as plain,
  type TestType,
} from '@playwright/test';
import { createSandbox, type Platform, type Sandbox } from '..';
import { Client } from '../../sdk';
import { type RunningServer, serve } from '../server';
import { createInbox, type Inbox } from './inbox';
import { createKitWithoutInbox, isSandbox, type TestKit, type TestKitOptions } from './kit';
import { matchers } from './matchers';

/** The `expect` of Playwright with the matchers of the test kit. */
export const expect: Expect<typeof matchers> = base.extend(matchers);

/** The fixtures of a worker. */
export interface WorkerFixtures {
  /** One for each worker. */
  readonly sandbox: Sandbox;
  /** A server of the sandbox on a free port of this machine. */
  readonly server: RunningServer;
}

/** The fixtures of a test. */
export interface PlaywrightFixtures {
  /** A new platform for each test. The test fails with a `NotIdleError` if it leaves the platform busy. */
  readonly platform: Platform;
  /** A client of the platform, which calls the server. */
  readonly client: Client;
  /** An inbox for all events of the platform, created for tests that take it. */
  readonly inbox: Inbox;
}

/** The `test` of Playwright with the fixtures of the test kit. */
export type PaymentTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
>;

/** Creates a `test` of Playwright that has a platform of its own for each test, with other settings. */
export function createTest({ sandbox: given, mode = 'test' }: TestKitOptions = {}): PaymentTest {
  const kits = new WeakMap<Platform, TestKit>();
  return plain.extend<PlaywrightFixtures, WorkerFixtures>({
    sandbox: [
      async ({}, use) => {
        const sandbox = isSandbox(given) ? given : createSandbox(given);
        await use(sandbox);
        if (sandbox !== given) await sandbox.close();
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ sandbox }, use) => {
        const server = await serve(sandbox);
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    platform: async ({ sandbox }, use) => {
      const kit = await createKitWithoutInbox({ sandbox, mode });
      kits.set(kit.platform, kit);
      await use(kit.platform);
      await kit.close();
    },
    // Over HTTP, so that addresses in responses, such as that of a hosted page, are those of the server.
    client: async ({ platform, server }, use) => {
      const { client_id: clientId, client_secret: clientSecret } = platform.keys[mode];
      await use(new Client({ clientId, clientSecret: clientSecret ?? undefined, baseUrl: server.url }));
    },
    // The kit closes its inbox, after the platform is idle.
    inbox: async ({ platform }, use) => use(kits.get(platform)?.inbox ?? createInbox(platform)),
  });
}

/** The `test` of Playwright that has a platform of its own for each test. */
export const test = createTest();
