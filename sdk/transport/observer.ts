import type { Settings } from '../client-options';
import type { ApiError, ConnectionError } from '../errors';
import { type LogLevel, logLevels } from '../hooks';
import type { Call } from './call';
import { withHidden } from './hidden';
import type { NoStore } from './no-store';
import { redactId } from './redact';
import { redactBody, redactHeaders, redactUrl } from './redact-exchange';
import { ownHeaders, requestIdOf, responseOf, type AttemptResponse } from './response';

/** An attempt that hooks and logger see. */
export interface ObservedAttempt {
  /** The call as a hook changed it. */
  readonly call: Call;
  /** The response of a hook, in place of sending anything. */
  readonly response: AttemptResponse | undefined;
  /** Reports an attempt without a response. Returns that of a hook. */
  failure(error: ConnectionError): Promise<AttemptResponse | undefined>;
  /** Reports a response. Returns that of a hook. */
  answer(response: AttemptResponse, durationMs: number): Promise<AttemptResponse | undefined>;
  /** Another attempt follows. */
  retry(delayMs: number, because: string, error: ApiError): Promise<void>;
}

/** Logs a line at a level, if the client has a logger for it. One that fails changes no call, which may have moved money. */
export function log(
  { logger, logLevel = 'warn' }: Settings,
  level: Exclude<LogLevel, 'off'>,
  line: string,
  details?: () => object,
): void {
  if (logLevels.indexOf(level) > logLevels.indexOf(logLevel)) return;
  const write = async (): Promise<void> => logger?.[level](line, ...(details ? [details()] : []));
  write().catch(() => {});
}

/** Reports an attempt to hooks and logger before it is sent. Nothing that they print has a secret or a card number. */
export async function observe(
  settings: Settings,
  call: Call,
  attempt: number,
  secrets: readonly string[],
  noStore: NoStore,
): Promise<ObservedAttempt> {
  let sent = call;
  let fields = { ...fieldsOf(sent, secrets), attempt };
  let read: Request | undefined;
  const see = <T extends object>(details: T) =>
    withHidden({ ...fields, ...details }, 'request', () => (read ??= requestOf(sent, noStore)));

  const returned: unknown = await settings.onRequest?.(see({}));
  const request = isRequest(returned) ? returned : read;
  if (request) {
    sent = await changed(call, request, request === read);
    fields = { ...fieldsOf(sent, secrets), attempt };
    read = undefined;
  }
  log(settings, 'debug', `${fields.method} ${fields.url}, attempt ${attempt}`, () => contentOf(sent, secrets));
  return {
    call: sent,
    response: await readResponse(returned),
    async failure(error) {
      const result: unknown = await settings.onError?.(see({ error }));
      if (result instanceof Error && result !== error) throw result;
      return readResponse(result);
    },
    async answer(response, durationMs) {
      const { status, headers } = response;
      const requestId = clean(requestIdOf(headers));
      const line = `${fields.method} ${fields.path}: ${status} in ${durationMs} ms, request ${requestId}`;
      log(settings, 'info', line);
      log(settings, 'debug', line, () => contentOf(response, secrets));
      const replayed = headers.get('Idempotent-Replayed') === 'true';
      const seen = see({ status, requestId, durationMs, replayed });
      const onResponse = async () =>
        readResponse(await settings.onResponse?.(withHidden(seen, 'response', () => responseOf(response))));
      return onResponse().catch((error: unknown) => {
        log(settings, 'error', `onResponse failed after ${line}, idempotencyKey ${fields.idempotencyKey}`);
        throw error;
      });
    },
    async retry(delayMs, because, error) {
      log(settings, 'warn', `next attempt in ${Math.round(delayMs)} ms, as ${because}: ${error.message}`);
      await settings.onRetry?.(see({ delayMs, because, error }));
    },
  };
}

const clean = (id: string | undefined) => id && redactId(id);

function fieldsOf({ context, url, headers }: Call, secrets: readonly string[]) {
  const { method, path, idempotencyKey, subAccountId } = context;
  return {
    method,
    path,
    url: redactUrl(url, secrets),
    headers: redactHeaders(headers, secrets),
    idempotencyKey: clean(idempotencyKey),
    subAccountId: clean(subAccountId),
  };
}

function contentOf({ headers, text }: Pick<Call, 'headers' | 'text'>, secrets: readonly string[]) {
  return { headers: Object.fromEntries(redactHeaders(headers, secrets)), body: text && redactBody(text, secrets) };
}

function requestOf({ context: { method }, url, headers, text }: Call, noStore: NoStore): Request {
  return noStore.request(url, { method, headers, ...(text && { body: text }) });
}

/** Returns the call of the request of a hook. */
async function changed(call: Call, request: Request, hasSameBody: boolean): Promise<Call> {
  const { method, url, headers } = request;
  const text = hasSameBody ? call.text : await request.text();
  return { ...call, context: { ...call.context, method }, url, headers: ownHeaders(headers), text };
}

/** Whether a hook returned a request. It may be of another class than ours, such as that of a polyfill. */
function isRequest(value: unknown): value is Request {
  return 'text' in Object(value) && 'method' in Object(value);
}

function isResponse(value: unknown): value is Response {
  return 'text' in Object(value) && 'status' in Object(value);
}

/** Returns the response that a hook returned; undefined if it returned something else. */
async function readResponse(returned: unknown): Promise<AttemptResponse | undefined> {
  if (!isResponse(returned)) return undefined;
  const { status, headers } = returned;
  return { status, headers, text: await returned.text() };
}
