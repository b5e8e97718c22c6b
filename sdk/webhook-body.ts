import { TextEncoder } from '../spec/vocabulary/globals';
import { field } from './transport/response';
import { WebhookVerificationError } from './webhook-error';

/** How to get the raw body in frameworks that parse it. */
export const RAW_BODY_HINT =
  "pass the raw body: in Express req.body of express.raw({ type: 'application/json' }) on this route, before " +
  'express.json(); in Hono await c.req.text(); in Next.js await request.text(); in Fastify the body of ' +
  "addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => done(null, body))";

/**
 * Returns the bytes of a body. Throws a `WebhookVerificationError` for a body that was parsed: serialized again, it need not
 * have the bytes that were signed. A sender can cause this: a framework that keeps the bytes of one content type leaves another
 * value for all others.
 */
export function bytesOfBody(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // A buffer of another realm, such as that of a test environment, is no instance of this realm's classes.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  const message = `body is ${describe(body)}; the signature is that of the bytes that came: ${RAW_BODY_HINT}`;
  throw new WebhookVerificationError('body_not_raw', message);
}

function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function describe(body: unknown): string {
  if (body === undefined || body === null) return String(body);
  if (typeof body !== 'object') return `a ${typeof body}`;
  if (typeof field(body, 'then') === 'function') return 'a promise: await it';
  if (typeof field(body, 'text') === 'function') return 'a request: read it';
  if (typeof field(body, 'getReader') === 'function' || typeof field(body, 'pipe') === 'function')
    return 'a stream: read it';
  return 'a parsed object';
}
