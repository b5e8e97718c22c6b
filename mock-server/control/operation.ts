import type { operations } from '../../spec/generated/control-types';
import type { ControlOperationId } from '../../spec/control';
import type { BodyOf } from '../../spec/derive/request-body';
import type { ResultOf, PathNamesOf } from '../context';
import type { Platform } from '../platform/platform';
import type { RequestLog } from '../request-log/request-log';
import type { NewPlatform } from '../platform/definition';
import type { ByteStream } from '../wire/envelope';
import type { PageRequest } from '../wire/page';

/** The sandbox, as far as the control API needs it. */
export interface ControlPort {
  readonly platforms: {
    /** Returns a platform that is open: the one that the path of the request names is. */
    readonly get: (id: string) => Platform | undefined;
    /** The platforms that are open. */
    readonly values: () => Iterable<Platform>;
    /** Returns the number of platforms, open or closed. */
    readonly count: () => Promise<number>;
  };
  /** The log of requests that name no platform. */
  readonly requests: RequestLog;
  readonly createPlatform: () => Promise<NewPlatform>;
  /** This replica of a sandbox with a shared store; undefined for any other sandbox. */
  readonly replica?: ReplicaPort | undefined;
}

/** A replica of a sandbox with a shared store, as far as the control API needs it. */
export interface ReplicaPort {
  readonly id: string;
  /** The address at which other replicas reach it; null until it listens. */
  readonly url: string | null;
  readonly lease: {
    /** Whether it is held now. */
    readonly valid: boolean;
    /** The instant at which it ends unless it is renewed, in milliseconds since 1970 on the clock of the machine. */
    readonly until: number;
  };
  /** Number of platforms that it owns. */
  readonly ownedPlatforms: number;
  /** Returns all replicas, in the order in which they were started. Rejects when the store cannot be reached. */
  readonly list: () => Promise<readonly ReplicaSummary[]>;
}

/** A replica, as others see it. */
export interface ReplicaSummary {
  readonly id: string;
  readonly url: string | null;
  /** `alive`: it holds its lease. */
  readonly state: 'alive' | 'gone';
  /** Number of platforms that it owns. */
  readonly platforms: number;
}

/** The validated input of an operation. */
export interface ControlInput<Id extends ControlOperationId> {
  readonly path: (name: PathNamesOf<operations[Id]>) => string;
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
  readonly body: BodyOf<operations[Id]>;
  /** The body of an operation that reads lines. */
  readonly lines: ByteStream | string;
}

type ControlResult<Id extends ControlOperationId> = ResultOf<operations[Id]>;

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
