import type { SandboxHandler } from '../operation';

export const getHealth: SandboxHandler<'getHealth'> = async ({ platforms }) => ({
  status: 'ok',
  platforms: await platforms.count(),
});
