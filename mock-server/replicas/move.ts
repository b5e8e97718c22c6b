import { resolve } from 'node:path';
import { messageOf } from '../domain/thrown';
import { openSourceDatabase, openTargetDatabase } from './database-end';
import { openSourceDirectory, openTargetDirectory } from './directory-end';
import { addressesOfPlatform } from './platform-lines';
import { MoveRefusedError, type MoveSource, type MoveTarget, type StoreAddress } from './store-end';

/** The store to move, and its new place. */
export interface MoveOptions {
  /** The store to copy. It stays as it is. */
  readonly from: StoreAddress;
  /** The store to fill, which is empty. */
  readonly to: StoreAddress;
  /** Called when a platform was moved. */
  readonly onProgress?: ((moved: number, total: number) => void) | undefined;
}

/** The result of a move. */
export interface MovedStore {
  /** Number of platforms that were moved. */
  readonly platforms: number;
  /** Names of the two stores, without passwords. */
  readonly from: string;
  /** Name of the store that was filled. */
  readonly to: string;
}

/** Thrown for a move that ended in the middle. The source is as it was. */
export class MoveFailedError extends Error {
  override readonly name = 'MoveFailedError';
}

/**
 * Copies all platforms of a data directory or a database to another one, which is empty. The source stays as it is. Nobody may
 * use one of the two: throws a `MoveRefusedError`, or a `DataDirectoryLockedError`. Each platform is stored completely or not at
 * all.
 */
export async function moveStore({ from, to, onProgress }: MoveOptions): Promise<MovedStore> {
  if (isSame(from, to)) throw new MoveRefusedError('The source and the target are the same.');
  const source = await ('url' in from ? openSourceDatabase(from.url) : openSourceDirectory(from.directory));
  try {
    const ids = await source.platforms();
    if (ids.length === 0) throw new MoveRefusedError(`${source.name} has no platforms. There is nothing to move.`);
    const target = await ('url' in to ? openTargetDatabase(to.url) : openTargetDirectory(to.directory));
    try {
      const platforms = await copy({ source, target, ids, onProgress });
      return { platforms, from: source.name, to: target.name };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Two databases of one server may have different URLs: their locks exclude each other. */
function isSame(from: StoreAddress, to: StoreAddress): boolean {
  if ('url' in from) return 'url' in to && from.url === to.url;
  return 'directory' in to && resolve(from.directory) === resolve(to.directory);
}

interface Copy extends Pick<MoveOptions, 'onProgress'> {
  readonly source: MoveSource;
  readonly target: MoveTarget;
  readonly ids: readonly string[];
}

async function copy({ source, target, ids, onProgress }: Copy): Promise<number> {
  const shared = new Map<string, readonly string[]>();
  const confirm = async () => {
    await source.confirm();
    await target.confirm();
  };
  let done = 0;
  let moved = 0;
  try {
    for (const id of ids) {
      const platform = await source.read(id);
      if (platform !== undefined) {
        await target.write(id, platform);
        moved++;
        for (const address of addressesOfPlatform(platform)) {
          const owners = source.owners(address);
          if (owners.length > 1) shared.set(address, owners);
        }
      }
      onProgress?.(++done, ids.length);
    }
    await confirm();
    await target.rename(await source.names());
    await target.order(shared);
    await confirm();
    return moved;
  } catch (error) {
    throw new MoveFailedError(
      `${messageOf(error)}\nOnly ${moved} of ${ids.length} platforms were moved, and ${source.name} is as it was. ` +
        `To move again, empty the target first: ${target.howToEmpty}`,
      { cause: error },
    );
  }
}
