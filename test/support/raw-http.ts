import { request } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent one by one, without a Content-Length unless it is among the headers. */
  readonly chunks?: readonly (string | Buffer)[];
  /** The certificate to trust with https. */
  readonly ca?: string;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request with any Host, framing or method: the global `fetch` restricts them. */
export function rawHttp(
  url: string,
  { method = 'GET', path, headers = {}, chunks = [], ca }: RawRequest,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : request;
    // The name to verify is that of the URL, whatever the Host is.
    const outgoing = send(url, { method, path, headers, agent: false, ca, servername: '' }, (incoming) => {
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

/** Sends bytes, which need not be HTTP, and reads the response until the connection ends. */
export async function sendBytes(url: string, bytes: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const received = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    // The server may end the connection before all was sent.
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.on('close', () => resolve(text));
  });
  const [head = '', text = ''] = received.split(/\r\n\r\n(.*)/s);
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line): [string, string] => [line.replace(/:.*/s, ''), line.replace(/^[^:]*: /, '')]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs), text };
}
