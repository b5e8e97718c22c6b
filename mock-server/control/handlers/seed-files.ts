import type { PlatformHandler } from '../operation';

export const exportPlatform: PlatformHandler<'exportPlatform'> = (platform) => {
  const { rows, ...file } = platform.export();
  return { ...file, rows: { ...rows } };
};
