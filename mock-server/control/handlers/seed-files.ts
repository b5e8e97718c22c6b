import { SandboxError } from '../../sandbox-error';
import { SeedFileError } from '../../seed-file/format';
import type { PlatformHandler } from '../operation';

export const exportPlatform: PlatformHandler<'exportPlatform'> = (platform) => platform.export();

export const importPlatform: PlatformHandler<'importPlatform'> = async (platform, { lines }) => {
  try {
    const { rows } = await platform.import(lines);
    return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    if (error instanceof SeedFileError) throw new SandboxError('seed_file_invalid', { problem: error.message });
    throw error;
  }
}; // seed_file_invalid
