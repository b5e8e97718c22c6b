import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { causeOf, explainCause, isUntrusted } from '../../../spec/derive/delivery-cause';

/** The reason for an error response of the proxy itself. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** A sentence without its end, which names no host of the target: recordings have it. */
  readonly reason: string;
}

/** Returns the error for a target from which no response came, or one that broke off. */
export function unreachable(error: unknown): Refusal {
  const cause = typeof error === 'string' ? error : causeOf(error);
  // What the parser of node:http reports is a response, even though none that can be read.
  if (cause.startsWith('HPE_')) return notPassedOn(error);
  const advice = isUntrusted(cause) ? '. To trust it, start `record` with NODE_EXTRA_CA_CERTS=FILE' : '';
  return {
    status: 502,
    code: 'target_unreachable',
    reason: `no response from the target (${explainCause(cause)})${advice}`,
  };
}

/** Returns the error for a response that cannot be passed on, for a reason or because of what was thrown. */
export function notPassedOn(problem: unknown): Refusal {
  const cause = typeof problem === 'string' ? problem : causeOf(problem);
  return {
    status: 502,
    code: 'target_response_invalid',
    reason: `the response of the target cannot be passed on: ${cause}. The target may be no HTTP server, or a proxy before it may be broken`,
  };
}

/** Nobody gets it: it is for the recording. */
export const callerLeft: Refusal = {
  status: 502,
  code: 'target_unreachable',
  reason: 'the caller closed the connection before the response was complete',
};

/** Sends an error in the shape of the API. */
export function sendRefusal(outgoing: ServerResponse, refusal: Refusal): void {
  const { status, headers, body } = responseOf(refusal);
  // Another reason phrase may be left of a response that could not be sent.
  outgoing.writeHead(status, STATUS_CODES[status] ?? '', headers.flat());
  outgoing.end(body);
}

/** Answers a request for a tunnel, which a client sends to a proxy for https: nothing in it could be recorded. */
export function refuseTunnel(socket: Duplex): void {
  const { status, headers, body } = responseOf(tunnelRefused);
  const lines = [...headers, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

const tunnelRefused: Refusal = {
  status: 405,
  code: 'method_not_allowed',
  reason: 'no tunnels (CONNECT). Make the address of this proxy the base URL of your program, not its proxy for https',
};

function responseOf({ status, code, reason }: Refusal) {
  const body = JSON.stringify({ error: { code, message: `payments-sandbox record: ${reason}` } });
  const headers = [
    ['Content-Type', 'application/json'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ];
  return { status, headers, body };
}
