import { connect } from 'node:net';

/** A request that does not come from the service. */
export interface HostileRequest {
  readonly name: string;
  readonly headers: readonly string[];
  readonly body: string | Buffer;
  /** The sender goes away before the end of the body. */
  readonly aborted?: boolean;
}

const json = 'Content-Type: application/json';
const signature = `Webhook-Signature: ${'a'.repeat(64)}`;
const event = '{"id":"evt_1","event_name":"payment.created","data":{}}';

/** Returns requests as anyone can send them to an endpoint. */
export function hostileRequests(): readonly HostileRequest[] {
  const timestamp = `Webhook-Timestamp: ${new Date().toISOString()}`;
  const signed = [json, signature, timestamp];
  const rows: readonly (readonly [name: string, headers: readonly string[], body: string | Buffer])[] = [
    ['nothing', [], ''],
    ['JSON without a signature', [json], event],
    ['JSON without a content type and a signature', [], event],
    ['JSON without a content type, with a signature', [signature, timestamp], event],
    ['text', ['Content-Type: text/plain', signature, timestamp], event],
    ['a form', ['Content-Type: application/x-www-form-urlencoded', signature, timestamp], 'a[b][__proto__]=1&a=2'],
    ['parts of a form', ['Content-Type: multipart/form-data; boundary=x', signature, timestamp], '--x\r\n'],
    ['a content type that is none', ['Content-Type: ;;;=', signature, timestamp], event],
    ['an unknown charset', [`${json}; charset=utf-99`, signature, timestamp], event],
    ['no body', signed, ''],
    ['no JSON', signed, '{"id":'],
    ['null', signed, 'null'],
    ['the name of a prototype', signed, '{"__proto__":{"event_name":1}}'],
    ['many brackets', signed, '['.repeat(50_000)],
    ['bytes that are not UTF-8', signed, Buffer.from([0xff, 0xfe, 0xc0, 0x80])],
    ['a body that is too large', signed, 'x'.repeat(2_000_000)],
    ['a body that is not compressed as it says', [...signed, 'Content-Encoding: gzip'], event],
    ['an unknown encoding', [...signed, 'Content-Encoding: zebra'], event],
    ['two signatures', [...signed, signature], event],
    ['a signature that is none', [json, 'Webhook-Signature: v1=zebra', timestamp], event],
    ['a signature with bytes that are not ASCII', [json, 'Webhook-Signature: \u00e9\u00ff', timestamp], event],
    ['a timestamp that is none', [json, signature, 'Webhook-Timestamp: yesterday'], event],
    ['a timestamp after the end of time', [json, signature, 'Webhook-Timestamp: +275760-09-13T00:00:00.001Z'], event],
  ];
  const complete = rows.map(([name, headers, body]) => ({ name, headers, body }));
  return [...complete, { name: 'a sender that goes away', headers: signed, body: event, aborted: true }];
}

/** Sends a request by a socket of its own. Returns the status of the response; undefined without one. */
export function sendHostile(
  port: number,
  { headers, body, aborted = false }: HostileRequest,
): Promise<number | undefined> {
  const length = Buffer.byteLength(body) + (aborted ? 1_000 : 0);
  const head = [
    'POST /webhooks HTTP/1.1',
    'Host: endpoint.test',
    'Connection: close',
    `Content-Length: ${length}`,
    ...headers,
  ];
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (text) => (received += String(text)));
    // An endpoint may refuse a body before its end.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    });
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]), () => {
      if (aborted) socket.destroy();
    });
  });
}
