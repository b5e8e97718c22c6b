import { createSandbox, defaultPlatform, type Platform, type Sandbox, type SeedFile } from '../../mock-server/server';
import { type AccountClient, Client } from '../../sdk';

const DAY = 86_400_000;
/** How many days the demo looks back. */
export const demoDays = 40;

/**
 * Where the demo is played: a sandbox of its own, whose clock stands where the next thing happens. Everything goes through the
 * API and the control surface, so that no state is there that they would not lead to.
 */
export class Stage {
  readonly #sandbox: Sandbox;
  readonly #end: number;

  /** `end` is the instant at which the story ends: milliseconds since 1970. */
  constructor(end: number) {
    this.#end = end;
    this.#sandbox = createSandbox({
      randomSeed: 'demo',
      startAt: end - demoDays * DAY,
      clock: { now: () => end },
      autoEnable: false,
    });
  }

  /** What people, banks and card networks decide. */
  get platform(): Platform {
    return this.#sandbox.platform();
  }

  /** The API, as the owner of a key pair sees it. */
  client(mode: 'test' | 'live'): AccountClient {
    const { client_id: clientId, client_secret: clientSecret } = defaultPlatform[mode];
    let key = 0;
    const newKey = () => `demo-${mode}-${++key}`;
    const { fetch } = this.#sandbox;
    return new Client({ clientId, clientSecret, baseUrl: 'http://sandbox.test', fetch, system: { newKey } });
  }

  /** Goes on to so many days before the end. */
  goTo(daysBefore: number): void {
    this.platform.clock.set(this.#end - daysBefore * DAY);
  }

  /** Lets some minutes pass. */
  wait(minutes: number): void {
    this.platform.clock.advance({ minutes });
  }

  /** The instant that is so much later. */
  instantIn({ days }: { readonly days: number }): string {
    return new Date(this.platform.now() + days * DAY).toISOString();
  }

  /** Ends the story: what became of the platform, whose clock runs from then on. */
  async finish(): Promise<SeedFile> {
    this.goTo(0);
    this.platform.clock.unfreeze();
    const file = this.platform.export();
    await this.#sandbox.close();
    return file;
  }
}
