import { reasonOf } from '../../platform/availability';
import { SandboxError } from '../../sandbox-error';
import { emptyPage } from '../../wire/page';
import type { SandboxHandler } from '../operation';

export const listReplicas: SandboxHandler<'listReplicas'> = async ({ replica }) => {
  if (replica === undefined) return emptyPage;
  const items = await replica.list().catch((error: unknown) => {
    const cause = `the replicas cannot be read (${reasonOf(error)})`;
    throw new SandboxError('service_unavailable', { cause, advice: 'send the request again later' }, { cause: error });
  });
  return { ...emptyPage, items };
};
