import type { Settings } from '../client-options';
import type { ApiError } from '../errors';
import type { HookRequest, LogLevel } from '../hooks';
import type { Call } from './call';
import { redactId } from './redact';
import { redactBody, redactHeaders, redactUrl } from './redact-exchange';
import { requestIdOf, type AttemptResponse } from './response';

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** Reports what follows on an attempt. */
export interface ObservedAttempt {
  response(response: AttemptResponse, durationMs: number): Promise<void>;
  /** Another attempt follows. */
  retry(delayMs: number, because: string, error: ApiError): Promise<void>;
}

/** Logs a line at a level, if the client has a logger for it. */
export function log(
  { logger, logLevel = 'warn' }: Settings,
  level: Exclude<LogLevel, 'off'>,
  line: string,
  details?: () => object,
): void {
  if (levels.indexOf(level) <= levels.indexOf(logLevel)) logger?.[level](line, ...(details ? [details()] : []));
}

/** Reports an attempt to hooks and logger before it is sent. Neither receives a secret or a card number. */
export async function observe(
  settings: Settings,
  call: Call,
  attempt: number,
  secrets: readonly string[],
): Promise<ObservedAttempt> {
  const { method, path, idempotencyKey, subAccountId } = call.context;
  const clean = (id: string | undefined) => id && redactId(id);
  const contentOf = ({ headers, text }: Pick<Call, 'headers' | 'text'>) => ({
    headers: Object.fromEntries(redactHeaders(headers, secrets)),
    body: text && redactBody(text, secrets),
  });
  const request: HookRequest = {
    method,
    path,
    url: redactUrl(call.url, secrets),
    headers: redactHeaders(call.headers, secrets),
    attempt,
    idempotencyKey: clean(idempotencyKey),
    subAccountId: clean(subAccountId),
  };
  log(settings, 'debug', `${method} ${request.url}, attempt ${attempt}`, () => contentOf(call));
  await settings.onRequest?.(request);
  return {
    async response(response, durationMs) {
      const { status, headers } = response;
      const requestId = clean(requestIdOf(headers));
      const line = `${method} ${path}: ${status} in ${durationMs} ms, request ${requestId}`;
      log(settings, 'info', line);
      log(settings, 'debug', line, () => contentOf(response));
      const replayed = headers.get('Idempotent-Replayed') === 'true';
      await settings.onResponse?.({ ...request, status, requestId, durationMs, replayed });
    },
    async retry(delayMs, because, error) {
      log(settings, 'warn', `next attempt in ${Math.round(delayMs)} ms, as ${because}: ${error.message}`);
      await settings.onRetry?.({ ...request, delayMs, because, error });
    },
  };
}
