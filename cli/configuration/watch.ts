import { statSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 100;

/**
 * Calls back with each of these files that has changed, until the signal aborts. Watches their folders, as most editors replace a
 * file. A file that is missing has not changed yet.
 */
export function watchFiles(paths: readonly string[], onChange: (path: string) => void, signal: AbortSignal): void {
  const states = new Map(paths.map((path) => [path, stateOf(path)]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (signal.aborted) return;
    for (const [path, before] of states) {
      const state = stateOf(path) ?? before;
      states.set(path, state);
      if (state !== before) onChange(path);
    }
  };
  for (const folder of new Set(paths.map(dirname))) {
    const watcher = watch(folder, { signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    });
    // The folder was deleted: what was read stays.
    watcher.on('error', () => watcher.close());
  }
}

function stateOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
