import {
  kindWithoutRole,
  webComponentKinds,
  webComponentRoles,
  type WebComponentKind,
  type WebComponentRole,
} from '../../spec/tables/web-component-roles';
import { atob, btoa } from '../../spec/vocabulary/globals';
import type { KeyedHash } from '../random/hashes';
import type { Mode } from '../rows';

/** One access of a web component token: a role on one object. */
export interface WebComponentGrant {
  readonly role: WebComponentRole;
  readonly kind: WebComponentKind;
  readonly id: string;
}

/** The claims of a web component token. Source: Web component tokens. */
export interface WebComponentClaims {
  /** The platform. */
  readonly sub: string;
  readonly mode: Mode;
  readonly grants: readonly WebComponentGrant[];
  /** The creation, in seconds since 1970. */
  readonly iat: number;
  /** The end, in seconds since 1970. */
  readonly exp: number;
  /** The number of times that tokens had been ended; absent in a token of release 1.0.0-rc.1. */
  readonly generation?: number | undefined;
}

/** Returns a resource of a token as the grant that it stands for; undefined for a text of another form. */
export function parseGrant(resource: string): WebComponentGrant | undefined {
  const parts = resource.split(':');
  const [roleName, kindName, id] = parts.length === 2 && parts[0] === kindWithoutRole ? ['write', ...parts] : parts;
  const role = webComponentRoles.find((each) => each === roleName);
  const kind = webComponentKinds.find((each) => each === kindName);
  if (role === undefined || kind === undefined || !id || parts.length > 3) return undefined;
  return { role, kind, id };
}

export const formatGrant = ({ role, kind, id }: WebComponentGrant): string => `${role}:${kind}:${id}`;

/** The first part of every token: the only algorithm, so none has to be chosen when a token is checked. */
const HEADER = base64UrlOf(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

const START = `${HEADER}.`;

/** Whether the token in a text begins like a web component token. On the path of every request. */
export const isWebComponentToken = (text: string, start = 0): boolean => text.startsWith(START, start);

/** Returns the claims as a JWT with its signature: HMAC-SHA-256 with the key of the hash. */
export function signedToken({ grants, ...claims }: WebComponentClaims, hash: KeyedHash): string {
  const { sub, mode, iat, exp, generation } = claims;
  const payload = { sub, mode, resources: grants.map(formatGrant), iat, exp, generation };
  return withSignature(START + base64UrlOf(JSON.stringify(payload)), hash);
}

/** Returns a token without its signature: nobody can use it. */
export const withoutSignature = (token: string): string => token.slice(0, token.lastIndexOf('.'));

/** Returns a token without a signature with the one that it had. */
export const withSignature = (unsigned: string, hash: KeyedHash): string =>
  `${unsigned}.${base64UrlOfHex(hash(unsigned))}`;

/** Returns the claims of a token, not verified; undefined for a text that is not a web component token. */
export function readWebComponentToken(token: string): WebComponentClaims | undefined {
  const [, payload, signature, ...rest] = token.split('.');
  if (!isWebComponentToken(token) || payload === undefined || signature === undefined || rest.length > 0)
    return undefined;
  return claimsIn(parsed(payload));
}

function claimsIn(value: unknown): WebComponentClaims | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sub, mode, resources, iat, exp, generation }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof sub !== 'string' || (mode !== 'test' && mode !== 'live') || !Array.isArray(resources)) return undefined;
  if (!isInteger(iat) || !isInteger(exp) || !(generation === undefined || isInteger(generation))) return undefined;
  const grants: WebComponentGrant[] = [];
  for (const resource of resources) {
    const grant = typeof resource === 'string' ? parseGrant(resource) : undefined;
    if (grant === undefined) return undefined;
    grants.push(grant);
  }
  return { sub, mode, grants, iat, exp, generation };
}

const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function parsed(base64Url: string): unknown {
  try {
    return JSON.parse(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

/** Returns a text of ASCII characters as base64url. */
function base64UrlOf(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function base64UrlOfHex(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return base64UrlOf(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join(''));
}
