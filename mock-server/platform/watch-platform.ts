import type { HeldRequests } from '../faults/held-requests';
import type { Store } from '../store/store';
import type { Clock } from '../time/clock';
import { Changes, type ChangesPort } from './changes';
import { Totals } from './totals';

/** The platform, as those who watch it use it. */
export interface WatchedPlatform extends ChangesPort {
  readonly faultInjector: { readonly heldRequests: HeldRequests };
  readonly now: () => number;
}

/** The changes and the totals of a platform. */
export interface Watched {
  /** Notifies of every change. */
  readonly changes: Changes;
  /** Numbers of objects, and the volume of payments. */
  readonly totals: Totals;
}

/** Starts to count the changes of a platform, and to keep its totals up to date for as long as they are read. */
export function watchPlatform(platform: WatchedPlatform, store: Store, machine: Clock): Watched {
  const changes = new Changes(platform, machine.now());
  const totals = new Totals({ store, machine, now: () => platform.now() });
  store.watch((written) => {
    totals.update(written);
    changes.record();
  });
  platform.faultInjector.heldRequests.watch(changes.record);
  return { changes, totals };
}
