import type { WireResponse } from './envelope';
import type { App, WireRequest } from './message';

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
}

/** Responds to a request to a page of `/docs`. Rejects with a `SandboxError` for a form that cannot be read. */
export type RespondToDocs = (visit: DocsVisit) => Promise<WireResponse>;
