import { expect as base, test as plain, type TestAPI } from 'vitest';
import { createSandbox, type Platform, type Sandbox } from '..';
import type { Client } from '../../sdk';
import { createInbox, type Inbox } from './inbox';
import { createKitWithoutInbox, isSandbox, type TestKit, type TestKitOptions } from './kit';
import { matchers, type PaymentMatchers } from './matchers';

declare global {
  /** Vitest 5 gave the parameters of its `Matchers` another number, so these are declared where all its releases look, too. */
  namespace Chai {
    interface Assertion extends PaymentMatchers {}
    interface ExpectStatic extends PaymentMatchers<unknown> {}
  }
}

/** The `expect` of Vitest with the matchers of the test kit. */
export const expect = base;
expect.extend(matchers);

/** The fixtures in the context of a test. */
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

/**
 * The sandboxes of a file, by the options that `createTest` was called with. Before Vitest 4, fixtures of a file that have the
 * same name are one, even when each `test` has its own: so `sandbox` itself cannot be a fixture of the file.
 */
interface FileFixtures {
  readonly sandboxesOfFile: Map<TestKitOptions, Sandbox>;
}

/** Creates a `test` of Vitest whose context has a platform of its own, with other settings. */
export function createTest(options: TestKitOptions = {}): TestAPI<TestFixtures> {
  const { sandbox: given, mode } = options;
  const kits = new WeakMap<Platform, TestKit>();
  return plain.extend<FileFixtures & TestFixtures>({
    sandboxesOfFile: [
      async ({}, use) => {
        const sandboxes: FileFixtures['sandboxesOfFile'] = new Map();
        await use(sandboxes);
        await Promise.all([...sandboxes.values()].map((sandbox) => sandbox.close()));
      },
      { scope: 'file' },
    ],
    sandbox: async ({ sandboxesOfFile }, use) => {
      const sandbox = isSandbox(given) ? given : (sandboxesOfFile.get(options) ?? createSandbox(given));
      if (sandbox !== given) sandboxesOfFile.set(options, sandbox);
      await use(sandbox);
    },
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
