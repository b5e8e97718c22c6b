import type { Settings } from '../client-options';
import { ConnectionError, TimeoutError } from '../errors';
import { AccessToken, type TokenResponse } from './access-token';
import { attempt } from './attempt';
import { callOf, TOKEN_PATH, type Call } from './call';
import { limitOf, withLimit, type Limit } from './limit';
import { NoStore } from './no-store';
import { log, observe, type ObservedAttempt } from './observer';
import { errorOf, field, isDamaged, isSuccess, parseJson, type AttemptResponse, type ErrorContext } from './response';
import { delayMs, reasonToRetry } from './retry';

/** The final response of a call, whatever its status. Without an access token, it is that of the token request. */
export interface Exchange {
  readonly response: AttemptResponse;
  /** Its body, parsed; undefined for one that is no JSON. */
  readonly data: unknown;
  readonly context: ErrorContext;
}

/** Rejects the calls that wait for an access token that the service does not issue. */
class TokenRefused extends Error {
  constructor(readonly exchange: Exchange) {
    super();
  }
}

/** Sends calls with an access token, and again where that is safe. */
export class Transport {
  readonly settings: Settings;
  readonly #accessToken: AccessToken;
  readonly #noStore = new NoStore();

  constructor(settings: Settings) {
    this.settings = settings;
    this.#accessToken = new AccessToken(() => this.#requestToken(), settings.system.now);
  }

  /** Uses the access token of another transport from now on, if it has the same credentials and the same service. */
  shareToken(other: Transport): void {
    const { settings } = other;
    const names = ['clientId', 'clientSecret', 'accessToken', 'baseUrl'] as const;
    if (names.every((name) => settings[name] === this.settings[name])) this.#accessToken.shareWith(other.#accessToken);
  }

  /** Sends a call until its response is final. */
  async send(call: Call): Promise<Exchange> {
    // throws ConnectionError, TimeoutError, the reason of the caller's signal, what a hook throws
    try {
      return await this.#run(call);
    } catch (error) {
      if (error instanceof TokenRefused) return error.exchange;
      if (error instanceof ConnectionError) log(this.settings, 'error', error.message);
      throw error;
    }
  }

  async #run(call: Call): Promise<Exchange> {
    const { settings } = this;
    const { system, clientSecret, accessToken, onRequest, onResponse, onError, onRetry, logger } = settings;
    const isObserved = onRequest ?? onResponse ?? onError ?? onRetry ?? logger;
    const { maxRetries, signal } = call.limits;
    const end = system.now() + call.limits.deadlineMs;
    // A token that was renewed stays a secret.
    const secrets = [clientSecret];
    const context = { call: call.context, secrets };
    let retries = 0;
    let isRenewed = false;
    for (let number = 1; ; number += 1) {
      signal?.throwIfAborted();
      const token = call.context.path === TOKEN_PATH ? undefined : await this.#token(call, end);
      if (token !== undefined) {
        secrets.push(token);
        call.headers.set('Authorization', `Bearer ${token}`);
      }
      const observed = isObserved ? await observe(settings, call, number, secrets, this.#noStore) : undefined;
      const limit = limitOf(call.limits, end - system.now(), context, system);
      const outcome = observed?.response ?? (await this.#attempt(observed?.call ?? call, limit, context, observed));

      const response = outcome instanceof ConnectionError ? undefined : outcome;
      const rejected: string | undefined =
        response?.status === 401 && !isRenewed && accessToken === undefined ? token : undefined;
      if (rejected !== undefined) this.#accessToken.reject(rejected);

      const data = response && parseJson(response.text);
      const damaged = response !== undefined && isDamaged(response, data, call.context.method);
      const because = rejected
        ? 'the service rejected the access token'
        : reasonToRetry({ retries, maxRetries, repeatable: isRepeatable(call), response, isDamaged: damaged });
      const delay = rejected ? 0 : delayMs(retries, response, settings);
      const isOverdue = (limit.isDeadline && outcome instanceof TimeoutError) || system.now() + delay >= end;
      if (because === undefined || isOverdue) {
        if (outcome instanceof ConnectionError) throw outcome;
        return { response: outcome, data, context };
      }
      await observed?.retry(delay, because, outcome instanceof ConnectionError ? outcome : errorOf(outcome, context));
      if (rejected) isRenewed = true;
      else {
        retries += 1;
        await system.sleep(delay, signal);
      }
    }
  }

  async #attempt(
    call: Call,
    limit: Limit,
    context: ErrorContext,
    observed: ObservedAttempt | undefined,
  ): Promise<AttemptResponse | ConnectionError> {
    // Looked up for every attempt: the global fetch may be replaced after the client was created.
    // eslint-disable-next-line no-restricted-globals -- Tests replace it to see requests.
    const { fetch = globalThis.fetch, system } = this.settings;
    const start = system.now();
    let response: AttemptResponse;
    try {
      response = await attempt(call, limit, context, fetch, this.#noStore);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      return (await observed?.failure(error)) ?? error;
    }
    return (observed && (await observed.answer(response, system.now() - start))) ?? response;
  }

  /** Returns the token of the client or the current one, or waits for one until the deadline of the call. */
  async #token({ context: call, limits }: Call, end: number): Promise<string> {
    const { accessToken, system } = this.settings;
    if (accessToken !== undefined) return accessToken;
    const limit = limitOf({ ...limits, timeoutMs: Infinity }, end - system.now(), { call, secrets: [] }, system);
    return this.#accessToken.current ?? withLimit(limit, () => this.#accessToken.get());
  }

  async #requestToken(): Promise<TokenResponse> {
    const { clientId: client_id, clientSecret: client_secret } = this.settings;
    const call = callOf(this.settings, { method: 'POST', path: TOKEN_PATH, body: { client_id, client_secret } });
    const exchange = await this.#run(call);
    if (!isSuccess(exchange.response)) throw new TokenRefused(exchange);
    if (!isToken(exchange.data)) throw errorOf(exchange.response, exchange.context);
    return exchange.data;
  }
}

const isToken = (body: unknown): body is TokenResponse => typeof field(body, 'access_token') === 'string';

/** Whether a call is safe to send twice. */
function isRepeatable({ context: { method, path, idempotencyKey } }: Call): boolean {
  return method === 'GET' || path === TOKEN_PATH || idempotencyKey !== undefined;
}
