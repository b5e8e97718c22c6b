import { createHash, createHmac } from 'node:crypto';
import type { KeyPair } from '../../mock-server';
import { Api } from './api';

/** Creates a web component token with the access token of an API client. */
export async function webComponentToken(api: Api, resources: readonly string[]): Promise<string> {
  return (await api.post('/v1/web_component_tokens', { resources })).as('WebComponentToken').access_token;
}

/** Returns a client that sends a token instead of an access token, and no account. */
export function bearing(api: Api, token: string): Api {
  return new Api(api.target, api.keys).with({ Authorization: `Bearer ${token}` });
}

/** Returns a client that sends a new web component token, and no account. */
export async function withToken(api: Api, resources: readonly string[]): Promise<Api> {
  return bearing(api, await webComponentToken(api, resources));
}

/** Returns a text with its signature by the secret of a key pair: HS256. */
export function signedBy({ client_secret }: KeyPair, text: string): string {
  const key = createHash('sha256').update(client_secret).digest();
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns a web component token as the platform would sign it, for objects that need not exist. */
export function ownToken(keys: KeyPair, claims: object): string {
  return signedBy(keys, `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`);
}
