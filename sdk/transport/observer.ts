import type { Settings } from '../client-options';
import type { ApiError } from '../errors';
import type { HookRequest, LogLevel } from '../hooks';
import type { Call } from './call';
import { redact } from './redact';
import { redactBody, redactHeaders, redactUrl } from './redact-exchange';
import type { AttemptResponse, ErrorContext } from './response';

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** Calls the hooks and the logger of a client. Neither receives a secret or a card number. */
export class Observer {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Reports an attempt before it is sent. */
  async attempt(call: Call, attempt: number, { secrets }: ErrorContext): Promise<ObservedAttempt> {
    const { method, path, idempotencyKey, subAccountId } = call.context;
    const request = {
      method,
      path,
      url: redactUrl(call.url, secrets),
      headers: redactHeaders(call.headers, secrets),
      attempt,
      idempotencyKey: redactText(idempotencyKey, secrets),
      subAccountId: redactText(subAccountId, secrets),
    };
    this.log('debug', `${method} ${request.url}, attempt ${attempt}`, () => contentOf(call, secrets));
    await notify(this.#settings.onRequest, request);
    return new ObservedAttempt(this, this.#settings, request, secrets);
  }

  /** Reports a call that failed without a response. */
  failure(error: ApiError): void {
    this.log('error', error.message);
  }

  log(level: Exclude<LogLevel, 'off'>, line: string, details?: () => object): void {
    const { logger, logLevel = 'warn' } = this.#settings;
    if (levels.indexOf(level) <= levels.indexOf(logLevel)) logger?.[level](line, ...(details ? [details()] : []));
  }
}

/** An attempt that hooks and logger know of. */
export class ObservedAttempt {
  constructor(
    readonly observer: Observer,
    readonly settings: Settings,
    readonly request: HookRequest,
    readonly secrets: readonly string[],
  ) {}

  /** Reports the response. */
  async response(response: AttemptResponse, durationMs: number): Promise<void> {
    const { observer, request, secrets, settings } = this;
    const { status, headers } = response;
    const requestId = redactText(headers.get('Request-Id') ?? undefined, secrets);
    const line = `${request.method} ${request.path}: ${status} in ${durationMs} ms, request ${requestId}`;
    observer.log('info', line);
    observer.log('debug', line, () => contentOf(response, secrets));
    const replayed = headers.get('Idempotent-Replayed') === 'true';
    await notify(settings.onResponse, { ...request, status, requestId, durationMs, replayed });
  }

  /** Reports that another attempt follows. */
  async retry(delayMs: number, because: string, error: ApiError): Promise<void> {
    const { observer, request, settings } = this;
    observer.log('warn', `next attempt in ${Math.round(delayMs)} ms, as ${because}: ${error.message}`);
    await notify(settings.onRetry, { ...request, delayMs, because, error });
  }
}

const redactText = (text: string | undefined, secrets: readonly string[]): string | undefined =>
  text && redact(text, secrets);

function contentOf({ headers, text }: Pick<Call, 'headers' | 'text'>, secrets: readonly string[]): object {
  return { headers: Object.fromEntries(redactHeaders(headers, secrets)), body: text && redactBody(text, secrets) };
}

/** Calls a hook. That of a user may be asynchronous, and what it rejects with rejects the call as well. */
async function notify<T>(hook: ((event: T) => void) | undefined, event: T): Promise<void> {
  const done: unknown = hook?.(event);
  await done;
}
