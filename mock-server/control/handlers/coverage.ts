import type { PlatformHandler } from '../operation';

export const getCoverage: PlatformHandler<'getCoverage'> = (platform) => platform.coverage();
