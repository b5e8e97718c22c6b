import { createSandbox, defaultPlatform, type Platform, type Sandbox } from '../../mock-server/server';
import { type AccountClient, Client } from '../../sdk';

const DAY_MS = 86_400_000;
/** Length of the demo's history. */
export const DEMO_DAYS = 40;

/**
 * An isolated sandbox with a frozen clock that the demo script moves. The script uses the API and the control API only, so that
 * every state is one that they can lead to.
 */
export class DemoSandbox {
  readonly #sandbox: Sandbox;
  readonly #end: number;

  /** `end` is the last instant of the demo's history: milliseconds since 1970. */
  constructor(end: number) {
    this.#end = end;
    this.#sandbox = createSandbox({
      randomSeed: 'demo',
      startAt: end - DEMO_DAYS * DAY_MS,
      clock: { now: () => end },
      autoEnable: false,
    });
  }

  /** The platform, for simulated third parties: reviewers, banks and card networks. */
  get platform(): Platform {
    return this.#sandbox.platform();
  }

  /** Creates an API client with the key pair of a mode and reproducible idempotency keys. */
  client(mode: 'test' | 'live'): AccountClient {
    const { client_id: clientId, client_secret: clientSecret } = defaultPlatform[mode];
    let key = 0;
    const newKey = () => `demo-${mode}-${++key}`;
    const { fetch } = this.#sandbox;
    return new Client({ clientId, clientSecret, baseUrl: 'http://sandbox.test', fetch, system: { newKey } });
  }

  /** Moves the clock to a number of days before the end. */
  moveTo(daysBeforeEnd: number): void {
    this.platform.clock.set(this.#end - daysBeforeEnd * DAY_MS);
  }

  /** Advances the clock. */
  wait(minutes: number): void {
    this.platform.clock.advance({ minutes });
  }

  /** Returns a later instant in ISO 8601. */
  instantAfter({ days }: { readonly days: number }): string {
    return new Date(this.platform.now() + days * DAY_MS).toISOString();
  }

  /** Moves the clock to the end, unfreezes it, exports the platform, and closes the sandbox. */
  async exportAndClose(): Promise<AsyncIterable<Uint8Array>> {
    this.moveTo(0);
    this.platform.clock.unfreeze();
    const file = this.platform.export();
    await this.#sandbox.close();
    return file;
  }
}
