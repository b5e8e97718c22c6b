/** A sandbox that a recording is replayed on. */
export interface ReplayTarget {
  /** Sends a request, like the global `fetch`. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** The base URL of the sandbox, without a slash at its end. */
  readonly baseUrl: string;
  /** The token of the control API, if it needs one. */
  readonly controlToken?: string | undefined;
  /** Receives the id of the platform that is created for the replay, before the first request. */
  readonly onPlatform?: ((id: string) => void) | undefined;
  /** Ends a sandbox that was made for the replay. */
  readonly close?: (() => Promise<void>) | undefined;
}
