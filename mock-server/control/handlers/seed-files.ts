import { SandboxError } from '../../sandbox-error';
import { SeedFileError } from '../../seed-file/format';
import type { PlatformHandler } from '../operation';

export const exportPlatform: PlatformHandler<'exportPlatform'> = (platform, { query }) => {
  const before = query('before');
  if (before === undefined) return platform.export();
  const request = platform.requests.newest({ request_id: before })[0];
  const chunks = request && platform.exportBefore(request.position, request.entry.clock);
  if (chunks === undefined) throw new SandboxError('resource_not_found', {});
  return chunks;
}; // resource_not_found

export const importPlatform: PlatformHandler<'importPlatform'> = async (platform, { lines }) => {
  try {
    const { rows } = await platform.import(lines);
    return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    if (error instanceof SeedFileError) throw new SandboxError('seed_file_invalid', { problem: error.message });
    throw error;
  }
}; // seed_file_invalid
