import type { Platform } from '../../platform/platform';
import { DoneActs } from './acts/done';
import type { LastMove } from './sandbox/last-move';

/** The acts of visitors on a platform. A restart forgets them. */
export interface Memory {
  readonly acts: DoneActs;
  lastMove: LastMove | undefined;
}

/** The memory of each platform that is open. */
export type Memories = WeakMap<Platform, Memory>;

/** Returns the memory of a platform, which begins empty. */
export function memoryOf(memories: Memories, platform: Platform): Memory {
  const memory = memories.get(platform) ?? { acts: new DoneActs(), lastMove: undefined };
  memories.set(platform, memory);
  return memory;
}
