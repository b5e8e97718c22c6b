import type { RequestHandler, WebSocketHandler } from 'msw';
import type { HandlersOptions } from './msw';

/** Options of an MSW server or worker with a sandbox. */
export interface SetupOptions extends HandlersOptions {
  /** Further handlers, before that of the sandbox. `resetHandlers()` keeps them. */
  readonly handlers?: readonly (RequestHandler | WebSocketHandler)[] | undefined;
}

interface UnhandledOptions {
  readonly onUnhandledRequest?: unknown;
  readonly onUnhandledFrame?: unknown;
}

/**
 * Returns options of `listen` and `start` with what to do with an unhandled request: that of the caller, otherwise an error. MSW
 * 2 calls the option `onUnhandledRequest` and MSW 3 `onUnhandledFrame`, and each ignores the other's name. A function is of one
 * version only, as they call it differently.
 */
export function strict<Options extends object>(options: Options & UnhandledOptions): Options {
  const { onUnhandledRequest = options.onUnhandledFrame, onUnhandledFrame = options.onUnhandledRequest } = options;
  const named = (strategy: unknown) => (typeof strategy === 'string' ? strategy : 'error');
  return {
    ...options,
    onUnhandledRequest: options.onUnhandledRequest ?? named(onUnhandledRequest),
    onUnhandledFrame: options.onUnhandledFrame ?? named(onUnhandledFrame),
  };
}
