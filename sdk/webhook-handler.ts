import { didYouMean } from '../spec/vocabulary/closest-names';
import { Date } from '../spec/vocabulary/globals';
import { eventNames } from './event-names';
import { checkOptions, func, members, type OptionChecks, text, time } from './option-checks';
import { seenInMemory } from './seen-events';
import type { SeenEvents } from './seen-events';
import type { Event, EventName } from './types';
import { WebhookVerificationError } from './webhook-error';
import { verifyWebhook, type WebhookDelivery } from './webhooks';
import type { WebhookHeaders } from './webhook-headers';

/** The handlers of events by name. `context` is what `seen` passes, such as a transaction. */
export type EventHandlers<Context = undefined> = {
  readonly [Name in EventName]?: ((event: Event<Name>, context: Context) => unknown) | undefined;
};

/** The options of a webhook handler. Any handler of an event may be asynchronous. */
export interface WebhookHandlerOptions<Context = undefined> {
  /** The secret of the publisher (webhook endpoint), which starts with `sigk_`. Several: any of them may have signed. */
  readonly secret: string | readonly string[];
  /** The handlers of events by name. */
  readonly on: EventHandlers<Context>;
  /** The handler of all other events, also of those that are newer than this version. Default: none, and they get 200. */
  readonly otherwise?: ((event: Event, context: Context) => unknown) | undefined;
  /** The ids of the events that were handled. Default: the last 10,000 of this process. */
  readonly seen?: SeenEvents<Context> | undefined;
  /**
   * Called with the error of a handler and its event, and without an event for a delivery that was rejected. What it throws
   * rejects the call. Default: `console.error`.
   */
  readonly onError?: ((error: unknown, event: Event | undefined) => unknown) | undefined;
  /** The accepted age in seconds; `Infinity` for any. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /** The `header_prefix` of the publisher (webhook endpoint). Default: `Webhook`. */
  readonly headerPrefix?: string | undefined;
  /** Returns the present. Default: the system clock. */
  readonly now?: (() => Date) | undefined;
}

/** The raw body and the headers of a request, as a framework has them. */
export interface IncomingWebhook {
  /** The unchanged bytes of the body: not parsed and serialized again. */
  readonly body: WebhookDelivery['body'];
  /** All headers of the request. */
  readonly headers: WebhookHeaders;
}

/** The response to a delivery. */
export interface WebhookResponse {
  /** 200 for a handled event, 400 for a delivery that was not verified, 500 for a handler that failed. */
  readonly status: 200 | 400 | 500;
  /** The id of the event, the reason of the rejection, or `handler_failed`. */
  readonly body: string;
}

/** A webhook endpoint. Called with a `Request` of fetch, it resolves to a `Response`. */
export interface WebhookHandler {
  (request: Request): Promise<Response>;
  /** Handles the raw body and the headers of a request, for Express, Fastify and node:http. */
  readonly handle: (request: IncomingWebhook) => Promise<WebhookResponse>;
}

/** Handlers that use a context need `seen`, which passes it. */
type RequiredSeen<Context> = undefined extends Context ? unknown : { readonly seen: SeenEvents<Context> };

/** As a method, which any handler of one event is assignable to. */
interface AnyHandler {
  run(event: Event, context: unknown): unknown;
}

type AnyOptions = Omit<WebhookHandlerOptions<unknown>, 'on' | 'otherwise'> & {
  readonly on: Readonly<Record<string, AnyHandler['run'] | undefined>>;
  readonly otherwise?: AnyHandler['run'] | undefined;
};

const checks: OptionChecks<WebhookHandlerOptions> = {
  // A build may load the module without its environment: the secret is required by the first delivery.
  secret: () => undefined,
  on: (_name, handlers) => checkHandlers(handlers),
  otherwise: func,
  seen: members(func, 'once'),
  onError: func,
  toleranceSeconds: time,
  headerPrefix: text,
  now: func,
};

/**
 * Creates a webhook endpoint: it verifies a delivery by the rules of `verifyWebhook`, and calls the handler of its event once.
 *
 * An event counts as handled when its handler ended well; then another delivery of it gets 200 at once. One that comes
 * meanwhile waits for the same response. A handler that throws gets the delivery again: the response is 500, which is retried.
 * Deliveries may come in another order than the events happened: see `isNewer`.
 *
 *     const POST = createWebhookHandler({ secret, on: { 'payment.succeeded': async ({ data }) => markAsPaid(data.id) } });
 *
 * Throws a `TypeError` for the name of an unknown event or option, with the closest one.
 */
export function createWebhookHandler<Context = undefined>(
  options: WebhookHandlerOptions<Context> & RequiredSeen<Context>,
): WebhookHandler {
  checkOptions(options, checks);
  return open(options);
}

function open(options: AnyOptions): WebhookHandler {
  const { on, otherwise, seen = seenInMemory(), onError = logError } = options;
  const inProgress = new Map<string, Promise<WebhookResponse>>();

  async function handleEvent(event: Event): Promise<WebhookResponse> {
    const run = (Object.hasOwn(on, event.event_name) ? on[event.event_name] : undefined) ?? otherwise;
    try {
      if (run !== undefined) await seen.once(event.id, async (context) => void (await run(event, context)));
      return { status: 200, body: event.id };
    } catch (error) {
      await onError(error, event);
      return failure;
    }
  }

  function handleOnce(event: Event): Promise<WebhookResponse> {
    const { id } = event;
    const response = inProgress.get(id) ?? handleEvent(event).finally(() => inProgress.delete(id));
    inProgress.set(id, response);
    return response;
  }

  async function handle({ body, headers }: IncomingWebhook): Promise<WebhookResponse> {
    let event: Event;
    try {
      const { secret, toleranceSeconds, headerPrefix, now } = options;
      event = await verifyWebhook({ body, headers, secret, toleranceSeconds, headerPrefix, now: now?.() });
      requireEventId(event);
    } catch (error) {
      await onError(error, undefined);
      return error instanceof WebhookVerificationError ? { status: 400, body: error.reason } : failure;
    }
    return handleOnce(event);
  }

  async function respond(request: Request): Promise<Response> {
    // It rejects for a body that was read before, and for a sender that went away.
    const bytes = await request.arrayBuffer().catch(() => '');
    const { status, body } = await handle({ body: bytes, headers: request.headers });
    // eslint-disable-next-line no-restricted-globals -- A framework may require an instance of the class that it put there.
    return new Response(body, { status });
  }
  return Object.assign(respond, { handle });
}

const failure: WebhookResponse = { status: 500, body: 'handler_failed' };

/**
 * Whether an event happened after another one, by `created_at`. Events of one request have the same instant: none of
 * them is newer. So skip an event only if a newer one was handled:
 *
 *     if (isNewer(handled, event)) return;
 */
export function isNewer(event: Pick<Event, 'created_at'>, than: Pick<Event, 'created_at'>): boolean {
  return Date.parse(event.created_at) > Date.parse(than.created_at);
}

function checkHandlers(handlers: unknown): void {
  if (typeof handlers !== 'object' || handlers === null) throw new TypeError('on is not an object of handlers');
  for (const [name, handler] of Object.entries(handlers)) {
    if (!eventNames.includes(name))
      throw new TypeError(`unknown event "${name}" in on.${didYouMean(name, eventNames)}`);
    if (handler !== undefined) func(`on["${name}"]`, handler);
  }
}

/** Without an id, an event cannot be told from others that lack it. */
function requireEventId({ id }: Event): void {
  if (typeof id !== 'string' || id === '')
    throw new WebhookVerificationError('body_not_an_event', 'the signature is valid, but the event has no id');
}

function logError(error: unknown, event: Event | undefined): void {
  const [text, cause] = event
    ? [`The handler of ${event.event_name} failed, event ${event.id}:`, error]
    : ['A webhook was rejected:', String(error)];
  // eslint-disable-next-line no-console -- An error that nobody sees would be retried until the delivery is dead.
  console.error(text, cause);
}
