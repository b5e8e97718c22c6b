import { reasonOf } from '../../platform/availability';
import type { SandboxHandler } from '../operation';

export const getHealth: SandboxHandler<'getHealth'> = ({ platforms }) => {
  const reasons = [...platforms.values()].flatMap(({ id, failure }) =>
    failure === undefined ? [] : [`platform "${id}" cannot be written: ${reasonOf(failure)}`],
  );
  if (reasons.length === 0) return { status: 'ok', platforms: platforms.size };
  return { status: 'degraded', reason: reasons.join('; '), platforms: platforms.size };
};
