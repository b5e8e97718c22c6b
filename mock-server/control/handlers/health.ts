import type { SandboxHandler } from '../operation';

export const getHealth: SandboxHandler<'getHealth'> = ({ platforms }) => ({ status: 'ok', platforms: platforms.size });
