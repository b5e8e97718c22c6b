import type { SandboxHandler } from '../operation';

export const getWhoami: SandboxHandler<'getWhoami'> = ({ identify }, { authorization, query }) =>
  identify(authorization, query('platform')); // control_not_authenticated resource_not_found
