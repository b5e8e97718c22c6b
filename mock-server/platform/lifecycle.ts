import { SandboxError } from '../sandbox-error';
import type { JobRow } from '../rows';
import { type Clock, fromIso } from '../time/clock';
import type { PlatformClock } from '../time/platform-clock';
import { defaultPlatform } from './definition';
import type { PlatformLifecycle } from './options';

/** The closing and the deletion of a platform. */
export interface Lifecycle {
  readonly close: () => Promise<void>;
  readonly delete: () => Promise<void>;
}

export function lifecycle(id: string, platforms: PlatformLifecycle): Lifecycle {
  return {
    close: () => platforms.close(id),
    delete: async () => {
      if (id === defaultPlatform.id) throw new SandboxError('default_platform_not_deletable', {});
      await platforms.delete(id);
    },
  };
}

export interface DueSource {
  readonly clock: PlatformClock;
  readonly machine: Clock;
  readonly nextJob: JobRow | undefined;
  readonly isDelivering: boolean;
}

/** Returns the instant on the machine's clock at which something is due next; null when nothing is. */
export function dueAt({ clock, machine, nextJob, isDelivering }: DueSource): number | null {
  if (isDelivering) return 0;
  const left = nextJob?.due_at ? clock.timeUntil(fromIso(nextJob.due_at)) : Infinity;
  return left === Infinity ? null : machine.now() + Math.max(left, 0);
}
