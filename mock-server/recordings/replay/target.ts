/** A sandbox that a recording is replayed on. */
export interface ReplayTarget {
  /** Sends a request, like the global `fetch`. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** The base URL of the sandbox, without a slash at its end. */
  readonly baseUrl: string;
  /** The token of the control API, if it needs one. */
  readonly controlToken?: string | undefined;
  /** The platform to replay on, and its state as the lines of a seed file. Default: a new one with what the recording needs. */
  readonly start?: ReplayStart | undefined;
  /** Receives the id of the platform that is created for the replay, before the first request. */
  readonly onPlatform?: ((id: string) => void) | undefined;
  /** Ends a sandbox that was made for the replay. */
  readonly close?: (() => Promise<void>) | undefined;
}

/** A key pair of the platform of a replay. */
export interface ReplayKeys {
  readonly client_id: string;
  readonly client_secret: string;
}

/** A platform with its state before a replay. */
export interface ReplayStart {
  readonly platform: {
    readonly id: string;
    readonly test: ReplayKeys;
    readonly live: ReplayKeys;
  };
  readonly lines: readonly string[];
}
