import { Client, type ClientOptions } from '../../sdk';

/** A request that the fake service received. */
export interface Seen {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  /** The body; undefined for none. */
  readonly body: string | undefined;
}

/** A response, an error to throw, or a function that returns a response. */
export type Reply = Response | Error | ((init: RequestInit) => Promise<Response>);

export const BASE_URL = 'http://sandbox.test';
export const SECRET = 'test_secret_k7Qm';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** Returns a response with the envelope of one resource. */
export const one = (data: object, status = 200): Response =>
  json(status, { id: 'x', type: 'x', data, page_info: null });

/** Returns an error response. */
export const failure = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json(status, { error: { code, message: `the message of ${code}` } }, headers);

/** Returns a fetch that sends the replies in turn and repeats the last. Token requests get access_token_1, access_token_2, … */
export function fakeService(...replies: readonly Reply[]) {
  const seen: Seen[] = [];
  const tokenRequests: Seen[] = [];

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const body = typeof init.body === 'string' ? init.body : undefined;
    const request = { method: init.method ?? '', path: pathname + search, headers: new Headers(init.headers), body };
    if (pathname.endsWith('/oauth/token')) {
      tokenRequests.push(request);
      return json(200, {
        access_token: `access_token_${tokenRequests.length}`,
        token_type: 'Bearer',
        expires_in: 86_400,
      });
    }
    const reply = replies[Math.min(seen.length, replies.length - 1)];
    seen.push(request);
    if (reply === undefined) throw new Error('the fake service has no reply');
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply.clone() : reply(init);
  };
  return { fetch, seen, tokenRequests };
}

/** Returns a `system` that records delays instead of waiting. Every delay is the longest possible. */
export function fakeSystem() {
  const slept: number[] = [];
  let keys = 0;
  return {
    slept,
    system: {
      random: () => 1,
      newKey: () => `key_${(keys += 1)}`,
      sleep: async (milliseconds: number) => {
        slept.push(milliseconds);
      },
    },
  };
}

export function clientOf(fetch: ClientOptions['fetch'], options: Partial<ClientOptions> = {}): Client {
  return new Client({
    clientId: 'test_id',
    clientSecret: SECRET,
    baseUrl: BASE_URL,
    system: fakeSystem().system,
    ...(fetch === undefined ? {} : { fetch }),
    ...options,
  });
}
