import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../spec/generated/types';
import type { System } from '../system';
import { AccessToken, type TokenResponse } from './access-token';
import { responseOf, unreadable, type AttemptResponse } from './answer';
import { attempt, type Fetch } from './attempt';
import { PlainRequest } from './plain-request';
import { withRetries } from './retry';
import { abortable } from './timeout';

/** The operations, typed by path. Every call carries a token, is repeated where that is safe, and throws what fails. */
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

export function createApi(options: ApiOptions): Api {
  const { clientId, clientSecret, baseUrl, timeoutMs, maxRetries, system } = options;

  const send = (request: PlainRequest, token?: string): Promise<AttemptResponse> =>
    withRetries(request, { maxRetries, system }, () => {
      // Looked up for every attempt: whoever replaces the global fetch after the client was made is heard too.
      const fetch = options.fetch ?? globalThis.fetch;
      return attempt({ request, token, timeoutMs, fetch });
    });

  const accept = (answer: AttemptResponse): Response => responseOf(answer, [clientSecret]);

  const askForToken = async (): Promise<TokenResponse> => {
    const { data, response } = await api.POST('/oauth/token', {
      body: { client_id: clientId, client_secret: clientSecret },
      fetch: async (input) => accept(await send(plain(input))),
      repeatable: true,
    });
    if (typeof data?.access_token !== 'string') throw unreadable(response);
    return data;
  };
  const accessToken = new AccessToken(askForToken, system.now);
  const tokenFor = async ({ callerSignal }: PlainRequest): Promise<string> => {
    callerSignal?.throwIfAborted();
    return abortable(accessToken.get(), callerSignal);
  };

  const sendWithToken = async (input: Request): Promise<Response> => {
    const request = plain(input);
    const token = await tokenFor(request);
    const answer = await send(request, token);
    if (answer.status !== 401) return accept(answer);
    accessToken.refuse(token);
    return accept(await send(request, await tokenFor(request)));
  };

  const api = createClient<paths, 'application/json'>({
    baseUrl,
    headers: { Accept: 'application/json' },
    fetch: sendWithToken,
    // eslint-disable-next-line ts/consistent-type-assertions -- openapi-fetch uses of it what PlainRequest has; `plain` takes it back
    Request: PlainRequest as unknown as typeof Request,
  });
  return api;
}

function plain(input: Request): PlainRequest {
  if (input instanceof PlainRequest) return input;
  throw new TypeError('openapi-fetch made a request of another class');
}
