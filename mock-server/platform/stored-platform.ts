import { assertInvariants } from '../domain/invariants';
import type { StoreAdapter } from '../store/journal/store-adapter';
import { Store } from '../store/store';
import { refuseWrite } from './availability';
import type { PlatformDefinition } from './definition';
import type { PlatformOptions } from './options';
import { Platform } from './platform';
import { prepareRestart } from './restart';

export interface StoredPlatform {
  readonly id: string;
  /** The platform to create if nothing is stored. */
  readonly definition: PlatformDefinition | undefined;
  /** Whether this process closed it before. */
  readonly again: boolean;
}

/** Opens a stored platform, or creates it if there is a definition. Returns undefined for neither. */
export async function openStored(
  adapter: StoreAdapter,
  { id, definition, again }: StoredPlatform,
  options: PlatformOptions,
): Promise<Platform | undefined> {
  const store = await Store.open(adapter, assertInvariants, refuseWrite);
  const known = store.rows.find('platform', id);
  if (known === undefined) return definition && Platform.create(store, definition, options);
  if (options.startAt !== null && !again) prepareRestart(store, options.startAt);
  return new Platform(store, known, options);
}

/** Creates a platform in an empty adapter. */
export function createIn(adapter: StoreAdapter, definition: PlatformDefinition, options: PlatformOptions): Platform {
  return Platform.create(new Store(adapter, assertInvariants, refuseWrite), definition, options);
}
