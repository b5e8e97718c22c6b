import { ApiError } from '../api-error';
import type { Platform } from '../platform';
import type { NewPlatform } from '../sandbox';
import type { Reply } from '../wire/envelope';

/** What the control surface can do to the sandbox. */
export interface ControlPort {
  readonly platforms: ReadonlyMap<string, Platform>;
  readonly createPlatform: () => Promise<NewPlatform>;
}

interface ControlRequest {
  readonly param: (name: string) => string | undefined;
}

export interface ControlRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly answer: (request: ControlRequest) => Promise<Reply>;
}

/** What no operation of the API does: making and emptying platforms. Errors have the API's shape. */
export function controlRoutes({ platforms, createPlatform }: ControlPort): ControlRoute[] {
  const requirePlatform = ({ param }: ControlRequest): Platform => {
    const platform = platforms.get(param('platform_id') ?? '');
    if (platform === undefined) throw new ApiError('resource_not_found', {});
    return platform;
  };
  return [
    {
      method: 'get',
      path: '/_sandbox/health',
      answer: async () => reply(200, { status: 'ok', platforms: platforms.size }),
    },
    {
      method: 'post',
      path: '/_sandbox/platforms',
      answer: async () => reply(201, await createPlatform()),
    },
    {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/reset',
      answer: async (request) => {
        const platform = requirePlatform(request);
        platform.reset();
        await platform.settled();
        return reply(200, { id: platform.id });
      },
    },
  ];
}

function reply(status: number, body: object): Reply {
  return { status, body: JSON.stringify(body), headers: {} };
}
