import type { operations } from '../../spec/generated/control-types';
import type { ControlOperationId } from '../../spec/control';
import type { BodyOf } from '../../spec/derive/request-body';
import type { ResultOf, PathNamesOf } from '../context';
import type { Platform } from '../platform/platform';
import type { RequestLog } from '../request-log/request-log';
import type { NewPlatform } from '../sandbox';
import type { PageRequest } from '../wire/page';

/** What the control surface can do to the sandbox. */
export interface ControlPort {
  readonly platforms: ReadonlyMap<string, Platform>;
  /** The journal of requests that name no platform. */
  readonly requests: RequestLog;
  readonly createPlatform: () => Promise<NewPlatform>;
}

export interface ControlInput<Id extends ControlOperationId> {
  readonly path: (name: PathNamesOf<operations[Id]>) => string;
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
  readonly body: BodyOf<operations[Id]>;
}

type ControlAnswer<Id extends ControlOperationId> = ResultOf<operations[Id]>;

/** The operations whose path names a platform. */
export type PlatformOperationId = {
  [Id in ControlOperationId]: 'platform_id' extends PathNamesOf<operations[Id]> ? Id : never;
}[ControlOperationId];

/** The operations on the sandbox as a whole. */
export type SandboxOperationId = Exclude<ControlOperationId, PlatformOperationId>;

/** What an operation does to a platform. Throws an `ApiError`. The answer leaves when what it tells of is durable. */
export type PlatformHandler<Id extends PlatformOperationId> = (
  platform: Platform,
  input: ControlInput<Id>,
) => ControlAnswer<Id> | Promise<ControlAnswer<Id>>;

export type SandboxHandler<Id extends SandboxOperationId> = (
  sandbox: ControlPort,
  input: ControlInput<Id>,
) => ControlAnswer<Id> | Promise<ControlAnswer<Id>>;
