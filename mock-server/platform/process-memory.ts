import type { EndpointFunction, EndpointFunctions } from '../events/endpoint-functions';
import type { KeyPairRow } from '../rows';
import type { KeyPair, PlatformDefinition } from './definition';

/** A key pair of a platform. Its secret is null once the process that created the platform has ended: only its hash is stored. */
export type KnownKeyPair = Omit<KeyPair, 'client_secret'> & { readonly client_secret: string | null };

/** The key pairs of a platform. Source: Authentication. */
export interface PlatformKeys {
  /** The key pair of test mode. */
  readonly test: KnownKeyPair;
  /** The key pair of live mode. */
  readonly live: KnownKeyPair;
}

type Keys = Pick<PlatformDefinition, 'id' | 'test' | 'live'>;

/**
 * Facts about the platforms that only this process knows and never stores, and the names of those that it has opened. It outlasts
 * the closing of a platform, and ends with the process.
 */
export class ProcessMemory {
  readonly #created = new Map<string, Keys>();
  readonly #names = new Map<string, string>();
  readonly #functions = new Map<string, Map<string, EndpointFunction>>();

  /** Keeps the secrets of a platform that was created. */
  addPlatform({ id, test, live }: Keys): void {
    this.#created.set(id, { id, test, live });
  }

  /** Forgets a platform that was deleted. */
  deletePlatform(id: string): void {
    this.#created.delete(id);
    this.#names.delete(id);
    this.#functions.delete(id);
  }

  /** Keeps the name of a platform as long as this process has it open: nobody else changes it. */
  setName(id: string, name: string | null): void {
    if (name === null) this.#names.delete(id);
    else this.#names.set(id, name);
  }

  nameOf(id: string): string | null {
    return this.#names.get(id) ?? null;
  }

  /** Returns the key pairs of a platform, with the secrets that are known. */
  keysOf({ id, test, live }: Readonly<Record<'test' | 'live', KeyPairRow>> & { readonly id: string }): PlatformKeys {
    const created = this.#created.get(id);
    const pair = ({ client_id }: KeyPairRow, known: KeyPair | undefined): KnownKeyPair => ({
      client_id,
      client_secret: known?.client_id === client_id ? known.client_secret : null,
    });
    return { test: pair(test, created?.test), live: pair(live, created?.live) };
  }

  /** Returns the webhook endpoints of a platform that are functions. */
  functionsOf(platformId: string): EndpointFunctions {
    return {
      get: (id) => this.#functions.get(platformId)?.get(id),
      add: (id, endpoint) => {
        const known = this.#functions.get(platformId) ?? new Map<string, EndpointFunction>();
        this.#functions.set(platformId, known.set(id, endpoint));
      },
    };
  }
}
