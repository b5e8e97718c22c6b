import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App, UnreadReason } from '../wire/message';
import type { WireResponse } from '../wire/envelope';
import type { Connections } from './http-connections';
import { NodeHeaders, send } from './http-message';

/** Stands for a method that could not be read. */
const UNKNOWN_METHOD = '?';

/**
 * Responds to the requests that node:http refuses by itself as to all others: with the error of the API, and an entry in the
 * request log. Of one that is no HTTP, or has too long headers, its beginning may be all that is known.
 */
export function takeUnread(server: Server, respond: App, connections: Connections): void {
  const taken = new WeakSet<Duplex>();
  server.on('clientError', (error: Error, socket: Duplex) => {
    if (taken.has(socket)) return;
    taken.add(socket);
    const unread = reasonOf(error);
    if (unread === undefined || !socket.writable) return void socket.destroy();
    const request = { ...firstLineOf(error), headers: new NodeHeaders([]), body: '', unread };
    respond(request).then(
      (response) => connections.afterLatest(socket, () => socket.end(textOf(response), () => socket.destroy())),
      () => socket.destroy(),
    );
  });
  server.on('checkExpectation', (message: IncomingMessage, response: ServerResponse) => {
    connections.addRequest(response);
    message.resume();
    const { method = UNKNOWN_METHOD, url = '/', rawHeaders } = message;
    const request = { method, ...targetOf(url), headers: new NodeHeaders(rawHeaders), body: '' };
    respond({ ...request, unread: 'expectation_failed' }).then(
      (refusal) => send(response, refusal),
      () => response.destroy(),
    );
  });
}

/** Returns why the parser of node:http refused a request; undefined for a connection that broke off or was too slow. */
function reasonOf(error: Error): UnreadReason | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code.startsWith('HPE_') ? 'malformed_http' : undefined;
}

/** Returns the method and the target in the bytes that could not be read, if they begin with them. */
function firstLineOf(error: Error): { readonly method: string; readonly path: string; readonly query: string } {
  const bytes = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0);
  const [, method = UNKNOWN_METHOD, target = '/'] = /^([A-Z]{3,10}) (\/[!-~]*)/.exec(bytes.toString('latin1')) ?? [];
  return { method, ...targetOf(target) };
}

function targetOf(target: string): { readonly path: string; readonly query: string } {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
}

/** Returns a response as it is written to a connection, which ends with it. */
function textOf({ status, contentType, headers, body }: WireResponse): string {
  const text = typeof body === 'string' ? body : '';
  const own = { 'Content-Type': contentType, 'Content-Length': String(Buffer.byteLength(text)), Connection: 'close' };
  const lines = Object.entries({ ...own, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`;
}
