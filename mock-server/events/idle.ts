import { requireKnownMembers } from '../domain/known-members';
import { waitAtMost } from '../time/waiting';
import type { Deliverer } from './deliver';
import type { WebhooksPort } from './webhooks-port';

/** A platform was not idle within the time-out. */
export class NotIdleError extends Error {
  constructor(
    /** Milliseconds that were waited. */
    readonly waitedMs: number,
    /** The work that was still under way, for people. */
    readonly underWay: readonly string[],
  ) {
    super(`not idle after ${waitedMs} milliseconds: ${underWay.join(', ')}`);
    this.name = 'NotIdleError';
  }
}

/** Options of a wait until a platform is idle. */
export interface IdleOptions {
  /** Milliseconds of the machine's clock. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Resolves once no job is due, no delivery is in flight, and no fault holds or delays a request. Rejects with a `NotIdleError`
 * after `timeoutMs`.
 */
export async function waitForIdle(
  platform: Pick<WebhooksPort, 'clock' | 'runDueJobs' | 'faultInjector'>,
  deliverer: Deliverer,
  options: IdleOptions,
): Promise<void> {
  requireKnownMembers(options, ['timeoutMs'] satisfies (keyof IdleOptions)[]);
  const { timeoutMs = 10_000 } = options;
  const { clock } = platform;
  const { heldRequests } = platform.faultInjector;
  const move = () => (clock.isMoving ? ['a move of the clock'] : []);
  const underWay = () => [...deliverer.inFlight, ...heldRequests.underWay, ...move()];
  const isIdle = () => {
    platform.runDueJobs();
    return underWay().length === 0;
  };
  const idle = await waitAtMost<true>(timeoutMs, (resolve, reject) => {
    let isOver = false;
    // A delivery that ends may leave jobs that are due, and those may leave further deliveries.
    const settle = async () => {
      while (!isOver && !isIdle()) {
        await clock.moved();
        await deliverer.whenInFlightEnds();
        await heldRequests.whenEnded();
      }
      resolve(true);
    };
    settle().catch(reject);
    return () => {
      isOver = true;
    };
  });
  if (idle === undefined && !isIdle()) throw new NotIdleError(timeoutMs, underWay());
}
