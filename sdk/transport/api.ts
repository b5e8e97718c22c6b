import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../spec/generated/types';
import type { System } from '../system';
import { AccessToken, type TokenResponse } from './access-token';
import { responseOf, unreadable, type AttemptResponse } from './response';
import { attempt, type Fetch } from './attempt';
import { PlainRequest } from './plain-request';
import { withRetries } from './retry';
import { abortable } from './timeout';

/** The operations, typed by path. Every call carries a token, is retried where that is safe, and throws on failure. */
export type Api = Client<paths, 'application/json'>;

export interface ApiOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly baseUrl: string;
  readonly fetch: Fetch | undefined;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly system: System;
}

/** The number of tokens that are kept to be redacted. */
const MAX_TOKENS = 10;

export function createApi(options: ApiOptions): Api {
  const { clientId, clientSecret, baseUrl, timeoutMs, maxRetries, system } = options;

  // What no error may repeat: the secret and the latest tokens. A response may repeat a token that was rejected since.
  const secrets = [clientSecret];

  const send = (request: PlainRequest, token?: string): Promise<AttemptResponse> =>
    withRetries(request, { maxRetries, system }, () => {
      // Looked up for every attempt: the global fetch may be replaced after the client was created.
      const fetch = options.fetch ?? globalThis.fetch;
      return attempt({ request, token, secrets, timeoutMs, fetch });
    });

  const accept = (attempted: AttemptResponse, { call }: PlainRequest): Response =>
    responseOf(attempted, { call, secrets });

  const requestToken = async (): Promise<TokenResponse> => {
    const { data, response } = await api.POST('/oauth/token', {
      body: { client_id: clientId, client_secret: clientSecret },
      fetch: async (input) => accept(await send(plain(input)), plain(input)),
      repeatable: true,
      call: { method: 'POST', path: '/oauth/token' },
    });
    if (typeof data?.access_token !== 'string') throw unreadable(response);
    secrets.push(data.access_token);
    secrets.splice(1, secrets.length - 1 - MAX_TOKENS);
    return data;
  };
  const accessToken = new AccessToken(requestToken, system.now);
  const tokenFor = async ({ callerSignal }: PlainRequest): Promise<string> => {
    callerSignal?.throwIfAborted();
    return abortable(accessToken.get(), callerSignal);
  };

  const sendWithToken = async (input: Request): Promise<Response> => {
    const request = plain(input);
    const token = await tokenFor(request);
    const first = await send(request, token);
    if (first.status !== 401) return accept(first, request);
    accessToken.reject(token);
    return accept(await send(request, await tokenFor(request)), request);
  };

  const api = createClient<paths, 'application/json'>({
    baseUrl,
    headers: { Accept: 'application/json' },
    fetch: sendWithToken,
    // eslint-disable-next-line ts/consistent-type-assertions -- openapi-fetch uses only the members that PlainRequest has; `plain` narrows it back
    Request: PlainRequest as unknown as typeof Request,
  });
  return api;
}

function plain(input: Request): PlainRequest {
  if (input instanceof PlainRequest) return input;
  throw new TypeError('openapi-fetch created a request of another class');
}
