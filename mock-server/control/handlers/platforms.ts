import { newAccessToken } from '../../platform/access-token';
import { reasonOf } from '../../platform/availability';
import { SandboxError } from '../../sandbox-error';
import type { ListedPlatform } from '../../store/journal/storage';
import { toIso } from '../../time/clock';
import { pageOfMore } from '../../wire/page';
import type { ControlPort, ControlResult, PlatformHandler, SandboxHandler } from '../operation';

/** One query of the storage: the next page has something if there is one more than fits on this one. */
export const listPlatforms: SandboxHandler<'listPlatforms'> = async ({ platforms }, { page }) => {
  const { limit, cursor } = page;
  const direction = cursor?.name === 'before_cursor' ? 'descending' : 'ascending';
  const range = { direction, beyond: String(cursor?.beyond ?? ''), limit: limit + 1 } as const;
  const found = await platforms.list(range).catch((error: unknown) => {
    const cause = `the platforms cannot be read (${reasonOf(error)})`;
    throw new SandboxError('service_unavailable', { cause, advice: 'send the request again later' }, { cause: error });
  });
  return pageOfMore(
    found,
    page,
    ({ id }) => id,
    (each) => presentPlatform(platforms, each),
  );
}; // service_unavailable

type PlatformView = ControlResult<'listPlatforms'>['items'][number];

function presentPlatform(platforms: ControlPort['platforms'], listed: ListedPlatform): PlatformView {
  const { id, bytes, writtenAt, owner } = listed;
  const opened = platforms.get(id);
  const open = opened !== undefined || owner !== null;
  return { id, bytes, last_write_at: toIso(writtenAt), open, objects: opened?.objects ?? null, owner };
}

export const createPlatform: SandboxHandler<'createPlatform'> = (sandbox) => sandbox.createPlatform();

export const resetPlatform: PlatformHandler<'resetPlatform'> = (platform) => {
  platform.reset();
  return { id: platform.id };
};

export const deletePlatform: PlatformHandler<'deletePlatform'> = async (platform) => {
  await platform.delete(); // default_platform_not_deletable
  return { id: platform.id };
};

export const issueAccessToken: PlatformHandler<'issueAccessToken'> = (platform, { body }) =>
  newAccessToken(platform, body.mode ?? 'test');
