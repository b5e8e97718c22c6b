import { isPlainObject, type PlainObject } from '../wire/json';
import { isBodyError, type KeyPairName, type RequestHeaders, type WireRequest } from '../wire/message';

/** Name of each header of a hop, or its beginning. None of them is passed on. */
const HOP_PREFIX = 'sandbox-hop';
const REQUEST = 'Sandbox-Hop-Request';

/** The path of every forwarded request. A server that does not recognize the hop finds nothing to carry out there. */
export const HOP_PATH = '/_hop';

/** The outcome of a forwarded request: the value of `outcomeHeader`. Only a replica that recognized the hop sends it. */
export type HopOutcome =
  /** The response is that of the app. */
  | 'response'
  /** The replica does not own the platform, and has not carried the request out. */
  | 'not_owner'
  /** The replica lost the platform while it carried the request out. */
  | 'lost'
  /** A fault ended the connection. */
  | 'dropped';

export const outcomeHeader = 'Sandbox-Hop-Outcome';
/** Present on a response to HEAD whose body would be a stream. */
export const streamHeader = 'Sandbox-Hop-Stream';

/** A request that another replica has received. Its headers and its body are those of the HTTP message. */
export interface ForwardedRequest extends Omit<WireRequest, 'headers' | 'body' | 'stream'> {
  /** The `Host` of the caller, by which it knows the sandbox. */
  readonly host: string | undefined;
}

/** Headers that belong to one connection, or that this replica has checked and replaces. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The addressing of a forwarded request: the replica that sends it, the one that receives it, and the platform. */
export interface Hop {
  /** The id of the replica that forwards. */
  readonly from: string;
  /** The platform for which the request is placed. */
  readonly platform: string;
  /** The `Host` of the owner. */
  readonly host: string;
}

/** Returns names and values in turn: the headers of the hop, and those of the request. */
export function hopHeaders(request: WireRequest, { from, platform, host }: Hop): string[] {
  const { headers, body: _, stream: __, ...facts } = request;
  const said = { ...facts, host: headers.get('host') ?? undefined, placedOn: platform, forwardedBy: from };
  const list = ['Host', host, REQUEST, inAscii(JSON.stringify(said))];
  headers.forEach((value, name) => {
    if (!isOfHop(name) && !ownHeaders.has(name.toLowerCase())) list.push(name, value);
  });
  return list;
}

/** Returns the caller's headers from the raw ones of a message, with the `Host` that it sent. */
export function callersHeaders(raw: readonly string[], host: string | undefined): string[] {
  const list = host === undefined ? [] : ['Host', host];
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? '';
    if (!isOfHop(name) && !ownHeaders.has(name.toLowerCase())) list.push(name, raw[i + 1] ?? '');
  }
  return list;
}

/** Whether a header belongs to the hop: it is neither passed on nor returned to a caller. */
export function isOfHop(name: string): boolean {
  return name.length >= HOP_PREFIX.length && name.slice(0, HOP_PREFIX.length).toLowerCase() === HOP_PREFIX;
}

/**
 * Returns what another replica says about a request that it forwards; undefined for headers that say nothing. They are believed:
 * the caller knows that they came from a replica.
 */
export function readForwarded(headers: Pick<RequestHeaders, 'get'>): ForwardedRequest | undefined {
  const facts = parsed(headers.get(REQUEST) ?? '');
  const method = textOf(facts?.['method']);
  const path = textOf(facts?.['path']);
  const placedOn = textOf(facts?.['placedOn']);
  if (facts === undefined || method === undefined || path === undefined || placedOn === undefined) return undefined;
  return {
    method,
    path,
    query: textOf(facts['query']) ?? '',
    placedOn,
    forwardedBy: textOf(facts['forwardedBy']) ?? '',
    host: textOf(facts['host']),
    origin: textOf(facts['origin']),
    basePath: textOf(facts['basePath']),
    hostNames: textsOf(facts['hostNames']),
    remoteAddress: textOf(facts['remoteAddress']),
    bodyError: isBodyError(facts['bodyError']) ? facts['bodyError'] : undefined,
    keyPair: keyPairOf(facts['keyPair']),
    isOwn: facts['isOwn'] === true,
  };
}

/** Returns JSON without characters that a header cannot have. */
function inAscii(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function parsed(json: string): PlainObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function textsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((item: unknown) => typeof item === 'string');
}

function keyPairOf(value: unknown): KeyPairName | undefined {
  if (!isPlainObject(value)) return undefined;
  const { platform, mode } = value;
  if (typeof platform !== 'string' || (mode !== 'test' && mode !== 'live')) return undefined;
  return { platform, mode };
}
