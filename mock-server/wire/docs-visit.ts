import type { WireResponse } from './envelope';
import type { App, WireRequest } from './message';

/** The sandbox as a reader of its documentation uses it. */
export interface OwnSandbox {
  /** The address that the reader used. */
  readonly baseUrl: string;
  /** The id of the platform that the reader is signed in to; else that of the default platform. */
  readonly platform: string;
  /** Its test key pair. */
  readonly clientId: string;
  /** Undefined for a reader who has to sign in, and where this process does not know it. */
  readonly clientSecret: string | undefined;
}

/** A request to a page of `/docs`. */
export interface DocsVisit {
  readonly request: WireRequest;
  /** The path below `/docs/`, as it was sent: `guides/refunds`; empty for the first page. */
  readonly path: string;
  /** The id of the request. */
  readonly requestId: string;
  /** Responds to any request, as the sandbox does. */
  readonly respond: App;
  /** Whether the control API requires a token: then other people may reach the sandbox. */
  readonly hasControlToken: boolean;
  readonly own: OwnSandbox;
  /** Undefined for a reader who may not see the platform, and where another replica has it. */
  readonly newest: FindNewest | undefined;
}

/**
 * Finds the newest object of a list of the API, by the id of its operation, that is in the first of some states of which there is
 * one. Resolves to its id; to undefined without one among the last hundred.
 */
export type FindNewest = (list: string, states: readonly string[]) => Promise<string | undefined>;

/** Responds to a request to a page of `/docs`. Rejects with a `SandboxError` for a form that cannot be read. */
export type RespondToDocs = (visit: DocsVisit) => Promise<WireResponse>;
