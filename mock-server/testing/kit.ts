import { isRunRecorded, recordRun } from '../verdict/run-files';
import { createSandbox, type Platform, type Sandbox, type SandboxOptions } from '..';
import type { Client } from '../../sdk';
import { createInbox, type Inbox } from './inbox';
import { expectSameAs, type RecordingSource } from './same-as';

/** The longest that the end of a test waits for the platform. */
const IDLE_TIMEOUT_MS = 5_000;

/** Options of a test kit. */
export interface TestKitOptions {
  /** A sandbox to share, or the options of a new one. Default: a new one. */
  readonly sandbox?: Sandbox | SandboxOptions | undefined;
  /** The mode of the client. Default: `test`. */
  readonly mode?: 'test' | 'live' | undefined;
}

/** The parts of a test: a platform of its own, and a client and an inbox of that platform. */
export interface TestKit extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** A new platform, which shares nothing with others. */
  readonly platform: Platform;
  readonly client: Client;
  /** An inbox for all events of the platform. */
  readonly inbox: Inbox;
  /**
   * Replays a recording on a new platform of the sandbox. Rejects with an `AssertionError` that has a table of the differences,
   * if the sandbox answers anything differently. `recording` is the path or `file:` URL of a HAR file, or a parsed HAR.
   */
  readonly expectSameAs: (recording: RecordingSource) => Promise<void>;
  /**
   * Waits up to 5 seconds until the platform is idle, then closes the inbox and deletes the platform, and closes the sandbox if
   * the kit created it. Rejects with a `NotIdleError` if the platform was still busy. A second call does nothing.
   */
  readonly close: () => Promise<void>;
}

/** Creates a platform in a sandbox, with a client and an inbox. Any test runner can use it. */
export async function createTestKit(options: TestKitOptions = {}): Promise<TestKit> {
  const kit = await createKitWithoutInbox(options);
  kit.createInbox();
  return kit;
}

/** Creates a test kit whose inbox is created when it is first read: it does not have the events before. */
export async function createKitWithoutInbox({ sandbox: given, mode }: TestKitOptions): Promise<PlatformKit> {
  const isShared = isSandbox(given);
  const sandbox = isShared ? given : createSandbox(given);
  const { id } = await sandbox.createPlatform();
  const platform = sandbox.platform(id);
  return new PlatformKit({ sandbox, platform, client: sandbox.client({ platform, mode }), isShared });
}

/** Returns whether it is a sandbox, not the options of one. */
export function isSandbox(value: Sandbox | SandboxOptions | undefined): value is Sandbox {
  return value !== undefined && 'createPlatform' in value;
}

interface Parts {
  readonly sandbox: Sandbox;
  readonly platform: Platform;
  readonly client: Client;
  readonly isShared: boolean;
}

export class PlatformKit implements TestKit {
  readonly sandbox: Sandbox;
  readonly platform: Platform;
  readonly client: Client;
  /** A property of its own, so that a copy of the kit has it. Reading it creates the inbox. */
  declare readonly inbox: Inbox;
  readonly #isShared: boolean;
  #inbox: Inbox | undefined;
  #closing: Promise<void> | undefined;

  constructor({ sandbox, platform, client, isShared }: Parts) {
    this.sandbox = sandbox;
    this.platform = platform;
    this.client = client;
    this.#isShared = isShared;
    Object.defineProperty(this, 'inbox', { get: () => this.createInbox(), enumerable: true });
  }

  createInbox(): Inbox {
    return (this.#inbox ??= createInbox(this.platform));
  }

  // Properties, as tests destructure a kit, or spread it.
  readonly expectSameAs = (recording: RecordingSource): Promise<void> => expectSameAs(this.platform, recording);

  readonly close = (): Promise<void> => (this.#closing ??= this.#close());

  readonly [Symbol.asyncDispose] = (): Promise<void> => this.close();

  async #close(): Promise<void> {
    try {
      await this.platform.waitForIdle({ timeoutMs: IDLE_TIMEOUT_MS });
    } finally {
      await this.#delete();
    }
  }

  async #delete(): Promise<void> {
    try {
      if (isRunRecorded()) recordRun({ coverage: this.platform.coverage(), facts: this.platform.facts() });
      this.#inbox?.close();
    } finally {
      await this.#deletePlatform();
    }
  }

  async #deletePlatform(): Promise<void> {
    try {
      await this.platform.delete();
    } finally {
      if (!this.#isShared) await this.sandbox.close();
    }
  }
}
