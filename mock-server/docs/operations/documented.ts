import { controlOperations } from '../../../spec/control';
import { operations } from '../../../spec/resources';
import type { Operation } from '../../../spec/vocabulary/operation';

const all: Readonly<Record<string, Operation>> = { ...operations, ...controlOperations };

/** Returns an operation of the API or of the control API; undefined for another name. */
export function findOperation(id: string): Operation | undefined {
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** Whether an operation takes the control token where there is one; some also take a token of the platform in the path. */
export const takesControlToken = ({ authentication }: Operation): boolean =>
  authentication === 'control_token' || authentication === 'platform_token';
