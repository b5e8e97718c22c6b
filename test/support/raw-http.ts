import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent one by one, without a Content-Length unless it is among the headers. */
  readonly chunks?: readonly (string | Buffer)[];
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request with any Host, framing or method: the global `fetch` restricts them. */
export function rawHttp(
  url: string,
  { method = 'GET', path, headers = {}, chunks = [] }: RawRequest,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, path, headers, agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      incoming.on('error', reject).on('end', () => {
        const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({ status: incoming.statusCode ?? 0, headers: new Headers(pairs), text });
      });
    });
    outgoing.on('error', reject);
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}

/** Sends raw text over TCP. Returns the first chunk of the response. */
export function rawTcp(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').once('data', (answer: string) => {
      socket.destroy();
      resolve(answer);
    });
    socket.once('error', reject);
  });
}
