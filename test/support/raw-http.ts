import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent one by one, without a length unless a header gives it. */
  readonly chunks?: readonly (string | Buffer)[];
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What the global fetch does not let one send: any Host, any framing, any method. */
export function rawHttp(
  url: string,
  { method = 'GET', path, headers = {}, chunks = [] }: RawRequest,
): Promise<RawAnswer> {
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

/** Sends bytes as they are, and gives the first ones that come back. */
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
