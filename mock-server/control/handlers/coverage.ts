import type { PlatformHandler } from '../operation';

export const getCoverage: PlatformHandler<'getCoverage'> = (platform, { query }) =>
  platform.coverage({ includeOwn: query('include_own') === 'true' });
