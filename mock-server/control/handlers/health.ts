import { reasonOf } from '../../platform/availability';
import type { SandboxHandler } from '../operation';

export const getHealth: SandboxHandler<'getHealth'> = async ({ platforms }) => {
  const reasons = [...platforms.values()].flatMap(({ id, failure }) =>
    failure === undefined ? [] : [`platform "${id}" cannot be written: ${reasonOf(failure)}`],
  );
  const count = await platforms.count();
  if (reasons.length === 0) return { status: 'ok', platforms: count };
  return { status: 'degraded', reason: reasons.join('; '), platforms: count };
};
