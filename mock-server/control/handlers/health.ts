import { reasonOf } from '../../platform/availability';
import { toIso } from '../../time/clock';
import type { ControlPort, SandboxHandler } from '../operation';

export const getHealth: SandboxHandler<'getHealth'> = async (port) => {
  const { count, problem } = await countPlatforms(port);
  const reasons = [...unwritable(port), ...leaseProblems(port), ...problem];
  const facts = { platforms: count, ...replicaFacts(port) };
  if (reasons.length === 0) return { status: 'ok', ...facts };
  return { status: 'degraded', reason: reasons.join('; '), ...facts };
};

function unwritable({ platforms }: ControlPort): readonly string[] {
  return [...platforms.values()].flatMap(({ id, failure }) =>
    failure === undefined ? [] : [`platform "${id}" cannot be written: ${reasonOf(failure)}`],
  );
}

function leaseProblems({ replica }: ControlPort): readonly string[] {
  return replica === undefined || replica.lease.valid ? [] : ['this replica does not hold its lease'];
}

/** A replica tells how it is even when it is cut off from its store. */
async function countPlatforms({ platforms, replica }: ControlPort) {
  try {
    return { count: await platforms.count(), problem: [] };
  } catch (error) {
    if (replica === undefined) throw error;
    return { count: [...platforms.values()].length, problem: [`the store cannot be reached: ${reasonOf(error)}`] };
  }
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
