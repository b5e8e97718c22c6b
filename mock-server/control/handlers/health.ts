import { notReady, reasonOf } from '../../platform/availability';
import { toIso } from '../../time/clock';
import { waitAtMost } from '../../time/waiting';
import type { ControlPort, SandboxHandler } from '../operation';

export const getHealth: SandboxHandler<'getHealth'> = async (port) => {
  const { count, problem } = await countPlatforms(port);
  const reasons = [...unwritable(port), ...leaseProblems(port), ...problem];
  const facts = { platforms: count, ...replicaFacts(port) };
  if (reasons.length === 0) return { status: 'ok', ...facts };
  return { status: 'degraded', reason: reasons.join('; '), ...facts };
};

/** A replica that is cut off cannot know what others own. */
export const getReady: SandboxHandler<'getReady'> = (port) => {
  const [problem] = [...(port.isDraining() ? ['it is being stopped'] : []), ...leaseProblems(port)];
  if (problem !== undefined) throw notReady(problem);
  return { status: 'ready' };
};

function unwritable({ platforms }: ControlPort): readonly string[] {
  return [...platforms.values()].flatMap(({ id, failure }) =>
    failure === undefined ? [] : [`platform "${id}" cannot be written: ${reasonOf(failure)}`],
  );
}

function leaseProblems({ replica }: ControlPort): readonly string[] {
  return replica === undefined || replica.lease.valid ? [] : ['this replica does not hold its lease'];
}

/**
 * Milliseconds for which a replica waits for the number of platforms. A connection to a store that is cut off takes longer to
 * fail.
 */
const COUNT_LIMIT_MS = 1500;

/** A replica tells how it is even when it is cut off from its store. */
async function countPlatforms({ platforms, replica }: ControlPort) {
  if (replica === undefined) return { count: await platforms.count(), problem: [] };
  try {
    const count = await waitAtMost<number>(COUNT_LIMIT_MS, (resolve, reject) => {
      platforms.count().then(resolve, reject);
      return () => undefined;
    });
    if (count !== undefined) return { count, problem: [] };
    return cutOff(platforms, 'it does not respond');
  } catch (error) {
    return cutOff(platforms, reasonOf(error));
  }
}

function cutOff(platforms: ControlPort['platforms'], reason: string) {
  return { count: [...platforms.values()].length, problem: [`the store cannot be reached: ${reason}`] };
}

function replicaFacts({ replica }: ControlPort) {
  if (replica === undefined) return {};
  const { id, url, lease, ownedPlatforms } = replica;
  return {
    replica: { id, url },
    lease: { valid: lease.valid, until: toIso(lease.until) },
    owned_platforms: ownedPlatforms,
  };
}
