import type { IncomingMessage } from 'node:http';
import { isHostAllowed, isOriginAllowed } from '../../../mock-server/wire/host';
import { isUpload } from '../../../mock-server/wire/streams-body';
import { limits } from '../../../spec';
import { BodyCapture } from './body-capture';
import { headerOf, type SentHeader, sentHeaders } from './http-headers';
import type { PassedRequest } from './pass-on';
import type { Refusal } from './refusals';

/** Returns a request as it is passed on, without its body. */
export function passedRequest(incoming: IncomingMessage): PassedRequest {
  const headers = sentHeaders(incoming.rawHeaders);
  return {
    at: Date.now(),
    start: performance.now(),
    method: incoming.method ?? 'GET',
    path: pathOf(incoming.url ?? '/'),
    headers,
    hasBody: /[^0]/.test(headerOf(headers, 'content-length') ?? headerOf(headers, 'transfer-encoding') ?? '0'),
    body: new BodyCapture(),
  };
}

/** Returns the authority of a request target that is a whole URL, which a client of a forward proxy sends. */
const authorityOf = (url: string) => /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];

function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Returns why a request is not passed on; undefined if it is. Its hosts and pages are those of the sandbox: a web page on the
 * machine of a developer would otherwise reach the target, and write into the recording.
 */
export function findRefusal(
  incoming: IncomingMessage,
  hosts: readonly string[],
  pages: readonly string[],
): Refusal | undefined {
  const headers = sentHeaders(incoming.rawHeaders);
  const named = [allOf(headers, 'host') ?? '', authorityOf(incoming.url ?? '')];
  const rejected = named.find((host) => host !== undefined && !isHostAllowed(host, hosts));
  if (rejected !== undefined) return hostNotAllowed(rejected.slice(0, MAX_NAME_CHARACTERS));
  const origin = allOf(headers, 'origin');
  if (!isOriginAllowed(origin, pages)) return originNotAllowed(origin?.slice(0, MAX_NAME_CHARACTERS) ?? '');
  // An image or a link of a page, for which a browser sends no Origin.
  if (origin === undefined && allOf(headers, 'sec-fetch-site') === 'cross-site')
    return originNotAllowed('another site');
  const coding = allOf(headers, 'transfer-encoding');
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return codingNotSupported;
  const limit = longestBody(pathOf(incoming.url ?? '/'));
  return Number(headerOf(headers, 'content-length') ?? 0) > limit ? bodyTooLarge(limit) : undefined;
}

const MAX_NAME_CHARACTERS = 100;

/** Returns all values of a header; undefined without any. */
function allOf(headers: readonly SentHeader[], name: string): string | undefined {
  const values = headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** Returns the length of the longest body that a path takes: as in the sandbox. */
export function longestBody(path: string): number {
  return isUpload(path) ? limits.upload.bytes : limits.request_body_bytes.value;
}

export const bodyTooLarge = (limit: number): Refusal => ({
  status: 413,
  code: 'body_too_large',
  reason: `the request body has more than ${limit} bytes. Send less`,
});

const hostNotAllowed = (host: string): Refusal => ({
  status: 403,
  code: 'host_not_allowed',
  reason: `host not allowed: ${host}. Use http://127.0.0.1 with the port, or start \`record\` with --allow-host and the name`,
});

const originNotAllowed = (origin: string): Refusal => ({
  status: 403,
  code: 'origin_not_allowed',
  reason: `pages of ${origin} may not send requests. Open the page on localhost, or start \`record\` with --allow-host and the host of the page`,
});

const codingNotSupported: Refusal = {
  status: 400,
  code: 'malformed_request',
  reason: 'the Transfer-Encoding of the request is not "chunked". Compress the body with Content-Encoding instead',
};
