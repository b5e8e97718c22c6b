import type { operations } from '../../spec/generated/control-types';
import type { ControlOperationId } from '../../spec/control';
import type { BodyOf } from '../../spec/derive/request-body';
import type { ResultOf, PathNamesOf } from '../context';
import type { Platform } from '../platform/platform';
import type { RequestLog } from '../request-log/request-log';
import type { NewPlatform } from '../platform/definition';
import type { KeyedHash } from '../random/hashes';
import type { ListedPlatform, PlatformRange } from '../store/journal/storage';
import type { ThisReplica } from '../replicas/shared-sandbox';
import type { ByteStream } from '../wire/envelope';
import type { PageRequest } from '../wire/page';

/** The sandbox, as far as the control API needs it. */
export interface ControlPort {
  readonly platforms: {
    /** Returns a platform that is open: the one that the path of the request names is. */
    readonly get: (id: string) => Platform | undefined;
    /** The platforms that are open. */
    readonly values: () => Iterable<Platform>;
    /** Returns some of the platforms, open or closed: all of a range, or those that were not used for some milliseconds. */
    readonly list: (range: PlatformRange, unusedForMs?: number) => Promise<readonly ListedPlatform[]>;
    /** Returns the number of platforms, open or closed. */
    readonly count: () => Promise<number>;
  };
  /** The log of requests that name no platform. */
  readonly requests: RequestLog;
  /** Signs cursors of lists that belong to no platform. Its key is as old as the process, and so is what they list. */
  readonly hash: KeyedHash;
  /** Signs cursors of the list of platforms. They are valid after a restart and at every replica, as ids are. */
  readonly platformsHash: KeyedHash;
  /**
   * Returns what the credential of an `Authorization` header is. With a platform, by id or name, also whether it exists. Throws a
   * `SandboxError` for a credential that is not valid.
   */
  readonly identify: (authorization: string, platform: string | undefined) => Promise<Identity>;
  /** Whether the sandbox is being stopped: it finishes the requests in progress. */
  readonly isDraining: () => boolean;
  readonly createPlatform: (options: { readonly name?: string | undefined }) => Promise<NewPlatform>;
  /** This replica of a sandbox with a shared store; undefined for any other sandbox. */
  readonly replica?: Omit<ThisReplica, 'advertise'> | undefined;
}

/** The caller of the control API. */
export type Identity = ResultOf<operations['getWhoami']>;

/** The validated input of an operation. */
export interface ControlInput<Id extends ControlOperationId> {
  readonly path: (name: PathNamesOf<operations[Id]>) => string;
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
  readonly body: BodyOf<operations[Id]>;
  /** The body of an operation that reads lines. */
  readonly lines: ByteStream | string;
  /** The `Authorization` header; empty without one, and for an operation on a platform. */
  readonly authorization: string;
}

/** The result of an operation, as its response shows it. */
export type ControlResult<Id extends ControlOperationId> = ResultOf<operations[Id]>;

/** The operations whose path names a platform. */
export type PlatformOperationId = {
  [Id in ControlOperationId]: 'platform_id' extends PathNamesOf<operations[Id]> ? Id : never;
}[ControlOperationId];

/** The operations on the sandbox as a whole. */
export type SandboxOperationId = Exclude<ControlOperationId, PlatformOperationId>;

/** The handler of an operation on a platform. Throws a `SandboxError`. The response leaves once its changes are durable. */
export type PlatformHandler<Id extends PlatformOperationId> = (
  platform: Platform,
  input: ControlInput<Id>,
) => ControlResult<Id> | Promise<ControlResult<Id>>;

/** The handler of an operation on the sandbox. Throws a `SandboxError`. */
export type SandboxHandler<Id extends SandboxOperationId> = (
  sandbox: ControlPort,
  input: ControlInput<Id>,
) => ControlResult<Id> | Promise<ControlResult<Id>>;
