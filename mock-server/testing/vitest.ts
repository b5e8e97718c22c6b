import { expect as base, test as plain, type TestAPI } from 'vitest';
import { createSandbox, type Platform, type Sandbox } from '..';
import type { Client } from '../../sdk';
import { createInbox, type Inbox } from './inbox';
import { createKitWithoutInbox, isSandbox, type TestKit, type TestKitOptions } from './kit';
import { matchers, type PaymentMatchers } from './matchers';

declare module 'vitest' {
  // eslint-disable-next-line ts/no-explicit-any -- declarations of one interface must have the same type parameters
  interface Matchers<T = any> extends PaymentMatchers {}
}

/** The `expect` of Vitest with the matchers of the test kit. */
export const expect = base;
expect.extend(matchers);

/** What a test can take from its context. */
export interface TestFixtures {
  /** One for each file. */
  readonly sandbox: Sandbox;
  /** A new platform for each test. The test fails with a `NotIdleError` if it leaves the platform busy. */
  readonly platform: Platform;
  /** A client of the platform. */
  readonly client: Client;
  /** An inbox for all events of the platform, created for tests that take it. */
  readonly inbox: Inbox;
}

/** Creates a `test` of Vitest whose context has a platform of its own, with other settings. */
export function createTest({ sandbox: given, mode }: TestKitOptions = {}): TestAPI<TestFixtures> {
  const kits = new WeakMap<Platform, TestKit>();
  return plain.extend<TestFixtures>({
    sandbox: [
      async ({}, use) => {
        const sandbox = isSandbox(given) ? given : createSandbox(given);
        await use(sandbox);
        if (sandbox !== given) await sandbox.close();
      },
      { scope: 'file' },
    ],
    platform: async ({ sandbox }, use) => {
      const kit = await createKitWithoutInbox({ sandbox, mode });
      kits.set(kit.platform, kit);
      await use(kit.platform);
      await kit.close();
    },
    client: async ({ platform, sandbox }, use) => use(sandbox.client({ platform, mode })),
    // The kit closes its inbox, after the platform is idle.
    inbox: async ({ platform }, use) => use(kits.get(platform)?.inbox ?? createInbox(platform)),
  });
}

/** The `test` of Vitest whose context has a platform of its own for each test. */
export const test = createTest();
