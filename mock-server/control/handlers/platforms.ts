import { addDuration, parseDuration } from '../../../spec/vocabulary/duration';
import { newAccessToken, OWN } from '../../platform/access-token';
import { reasonOf } from '../../platform/availability';
import { invalidControlParameter, SandboxError } from '../../sandbox-error';
import type { ListedPlatform, PlatformRange } from '../../store/journal/storage';
import { toIso } from '../../time/clock';
import { pageOfFew, pageOfMore } from '../../wire/page';
import type { ControlPort, ControlResult, PlatformHandler, SandboxHandler } from '../operation';

export const listPlatforms: SandboxHandler<'listPlatforms'> = async ({ platforms }, { page, query }) => {
  const unusedForMs = spanOf(query('unused_for'));
  const present = (each: ListedPlatform) => presentPlatform(platforms, each);
  const list = (range: PlatformRange) =>
    platforms.list(range, unusedForMs).catch((error: unknown) => {
      const cause = `the platforms cannot be read (${reasonOf(error)})`;
      throw new SandboxError(
        'service_unavailable',
        { cause, advice: 'send the request again later' },
        { cause: error },
      );
    });
  if (query('order') === 'last_write')
    return pageOfFew(await list(allPlatforms), writePosition, page, present, 'descending');
  // The next page has something if there is one more than fits on this one.
  const { limit, cursor } = page;
  const direction = cursor?.name === 'before_cursor' ? 'descending' : 'ascending';
  const found = await list({ direction, beyond: String(cursor?.beyond ?? ''), limit: limit + 1 });
  return pageOfMore(found, page, ({ id }) => id, present);
}; // parameter_invalid service_unavailable

const allPlatforms: PlatformRange = { direction: 'ascending', beyond: '', limit: Number.MAX_SAFE_INTEGER };

/** Returns the position of a platform by its last write: texts, as its id is a part of it. */
const writePosition = ({ writtenAt, id }: ListedPlatform): string => `${toIso(writtenAt)} ${id}`;

/** Returns the milliseconds of a duration. A month has 31 days, and a year 365. */
function spanOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const span = parseDuration(text);
  if (span === undefined) throw invalidControlParameter('unused_for', 'It must be a duration such as 90d.');
  return addDuration(0, span);
}

type PlatformView = ControlResult<'listPlatforms'>['items'][number];

function presentPlatform(platforms: ControlPort['platforms'], listed: ListedPlatform): PlatformView {
  const { id, name, bytes, writtenAt, owner } = listed;
  const opened = platforms.get(id);
  const open = opened !== undefined || owner !== null;
  return { id, name, bytes, last_write_at: toIso(writtenAt), open, objects: opened?.objects ?? null, owner };
}

export const createPlatform: SandboxHandler<'createPlatform'> = (sandbox, { body }) => sandbox.createPlatform(body); // platform_name_taken

export const updatePlatform: PlatformHandler<'updatePlatform'> = async (platform, { body: { name } }) => {
  await platform.rename(name); // platform_name_taken
  return { id: platform.id, name };
};

export const resetPlatform: PlatformHandler<'resetPlatform'> = (platform) => {
  platform.reset();
  return { id: platform.id };
};

export const deletePlatform: PlatformHandler<'deletePlatform'> = async (platform, { query }) => {
  const unusedForMs = spanOf(query('unused_for')); // parameter_invalid
  if (unusedForMs === undefined)
    await platform.delete(); // default_platform_not_deletable
  else if (!(await platform.deleteUnused(unusedForMs)))
    throw new SandboxError('platform_in_use', { unused_for: query('unused_for') ?? '' });
  return { id: platform.id };
};

export const endAccessTokens: PlatformHandler<'endAccessTokens'> = ({ id, accessTokens }) => {
  accessTokens.end();
  return { id };
};

export const issueAccessToken: PlatformHandler<'issueAccessToken'> = (platform, { body }) =>
  newAccessToken(platform, body.mode ?? 'test', OWN);
