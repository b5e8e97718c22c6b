import { EventEmitter, once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { type ClientRequest, createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Certificate, createCertificate } from '../../cli/commands/start/certificate';
import { sharedDirectory } from '../store/support';
import { listen } from '../support/listen';
import { run } from './process-io';
import { recordHere } from './support/record-here';

const folder = sharedDirectory();
let files = 0;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Starts a server that is the real API, with TLS if it has a certificate. Returns its URL. */
async function startTarget(respond: RequestListener, certificate?: Certificate): Promise<string> {
  const server = certificate ? createTlsServer(certificate, respond) : createServer(respond);
  ends.push(() => server.close().closeAllConnections());
  return `${certificate ? 'https' : 'http'}://127.0.0.1:${await listen(server)}`;
}

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error('no response');
  return answer;
}

/** Returns a URL at which nothing listens. */
async function closedUrl(): Promise<string> {
  const url = await startTarget(() => undefined);
  await ends.pop()?.();
  return url;
}

/** Runs `record` in this process. */
async function record(target: string, ...args: string[]) {
  const recording = await recordHere(target, join(folder, `${++files}.har`), args);
  ends.push(recording.stop);
  return recording;
}

describe('a request through the proxy', () => {
  test('arrives unchanged, with the host of the target, and so does the response', async () => {
    const arrived: IncomingMessage[] = [];
    const target = await startTarget((incoming, outgoing) => {
      arrived.push(incoming);
      outgoing.sendDate = false;
      outgoing.writeHead(201, 'Made', [
        'Content-Type',
        'text/plain',
        'X-Two',
        'a',
        'x-two',
        'b',
        'Connection',
        'x-hop',
        'X-Hop',
        '1',
      ]);
      incoming.pipe(outgoing);
    });
    const { url, stop } = await record(target, '--allow-host', 'own.example');
    const headers = ['Host', 'own.example', 'X-Case', '1', 'x-Case', '2', 'Connection', 'x-own', 'X-Own', '1'];
    const sent = request(`${url}/v1/a%20b?q=%7B`, {
      method: 'DELETE',
      headers: [...headers, 'Transfer-Encoding', 'chunked'],
    });
    sent.end('body');
    const answer = await answerTo(sent);
    expect(await text(answer)).toBe('body');
    expect([answer.statusCode, answer.statusMessage]).toEqual([201, 'Made']);
    expect(answer.rawHeaders.slice(0, 6)).toEqual(['Content-Type', 'text/plain', 'X-Two', 'a', 'x-two', 'b']);
    expect(answer.headers).not.toHaveProperty('date');
    expect(answer.headers).not.toHaveProperty('x-hop');
    expect([arrived[0]?.method, arrived[0]?.url]).toEqual(['DELETE', '/v1/a%20b?q=%7B']);
    expect(arrived[0]?.rawHeaders).toEqual([
      'Host',
      new URL(target).host,
      'X-Case',
      '1',
      'x-Case',
      '2',
      'Transfer-Encoding',
      'chunked',
      'Connection',
      'keep-alive',
    ]);
    await stop();
  });

  test('is recorded as text, and so is its response, if they are compressed', async () => {
    const zipped = gzipSync('{"error":{"code":"amount_required"}}');
    const deflated = deflateSync('{"currency":"usd"}');
    const arrived: Promise<Buffer>[] = [];
    const target = await startTarget((incoming, outgoing) => {
      arrived.push(buffer(incoming));
      outgoing.writeHead(422, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }).end(zipped);
    });
    const { url, stop } = await record(target);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'deflate' };
    const sent = request(`${url}/v1/payments`, { method: 'POST', headers }).end(deflated);
    const answer = await answerTo(sent);
    expect([await arrived[0], await buffer(answer)]).toEqual([deflated, zipped]);
    const { entries, summary, code } = await stop();
    const [recorded] = entries;
    expect(recorded?.request.postData?.text).toBe('{"currency":"usd"}');
    expect(recorded?.request.headers.map(({ name }) => name)).toEqual(['Content-Type']);
    expect(recorded?.response.content.text).toBe('{"error":{"code":"amount_required"}}');
    expect([code, summary]).toEqual([
      0,
      expect.stringMatching(/1 exchange is in .*\n.*payments-sandbox compare .*\.har\n/),
    ]);
  });

  test('is recorded without its text if that has too many levels to be read again', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const { url, stop } = await record(await startTarget((incoming, outgoing) => void incoming.pipe(outgoing)));
    expect(await (await fetch(`${url}/v1/payments`, { method: 'POST', body: deep })).text()).toBe(deep);
    const { entries, summary } = await stop();
    expect(entries.map(({ response: { status, content } }) => [status, content.text])).toEqual([[200, undefined]]);
    expect(summary).toContain('1 exchange is in');
  });

  test.runIf(process.platform !== 'win32')('is in a file that only its owner can read', async () => {
    const { stop } = await record(await closedUrl());
    await stop();
    expect(statSync(join(folder, `${files}.har`)).mode & 0o777).toBe(0o600);
  });

  test('gets the first part of a stream before the last one is sent', async () => {
    const target = await startTarget((_, outgoing) => {
      outgoing.write('first');
      ends.push(() => outgoing.end());
    });
    const { url } = await record(target);
    const { body } = await fetch(url);
    const { value } = (await body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('first');
  });

  test('gets 502 with an explanation while nothing listens at the target, and is recorded without a response', async () => {
    const { url, stop } = await record(await closedUrl());
    const response = await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) });
    expect([response.status, await response.json()]).toEqual([
      502,
      {
        error: {
          code: 'target_unreachable',
          message: expect.stringContaining('(ECONNREFUSED, nothing listens there)'),
        },
      },
    ]);
    const { entries, summary } = await stop();
    expect(entries.map(({ response: { status }, comment }) => [status, comment])).toEqual([
      [0, expect.stringContaining('ECONNREFUSED')],
    ]);
    expect(summary).toMatch(/Nothing was recorded.*\n1 request got no complete response: the file says why/);
  });

  test('gets 502 with what to set, and is not sent, if the certificate of the target is not trusted', async () => {
    const respond = vi.fn<RequestListener>();
    const { url, stop } = await record(await startTarget(respond, createCertificate(['127.0.0.1'])));
    const response = await fetch(`${url}/v1/payments`, { headers: { Authorization: 'Bearer secret' } });
    expect([response.status, await response.json()]).toEqual([
      502,
      {
        error: {
          code: 'target_unreachable',
          message: expect.stringMatching(/\(DEPTH_ZERO_SELF_SIGNED_CERT, .* NODE_EXTRA_CA_CERTS=FILE$/),
        },
      },
    ]);
    expect(respond).not.toHaveBeenCalled();
    expect((await stop()).entries.map(({ response: { status } }) => status)).toEqual([0]);
  });

  test('has its response cut where the target cuts it', async () => {
    const target = await startTarget((_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Length': 10 }).write('half', () => outgoing.destroy());
    });
    const { url, stop } = await record(target);
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow('terminated');
    expect((await stop()).entries.map(({ response: { status } }) => status)).toEqual([0]);
  });

  test('ends at the target when the client leaves', async () => {
    const client = new Socket();
    const arrived = new EventEmitter();
    const target = await startTarget((incoming) => {
      incoming.once('close', () => arrived.emit('left'));
      client.destroy();
    });
    const { url } = await record(target);
    const left = once(arrived, 'left');
    client.connect(Number(new URL(url).port), '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await left;
  });
});

test('webhooks are passed on to the program, and recorded even when it does not respond', async () => {
  const bodies: string[] = [];
  const program = await startTarget((incoming, outgoing) => {
    void text(incoming).then((body) => {
      bodies.push(`${incoming.url} ${body}`);
      outgoing.writeHead(200).end();
    });
  });
  const event = '{"event_name":"payment.created","data":{"amount":5}}';
  const send = (to: string) => fetch(to, { method: 'POST', body: event, headers: { 'Webhook-Signature': 'secret' } });
  const closed = await closedUrl();
  const heard = await record(closed, '--webhooks', '0', '--forward-to', `${program}/hooks?a=1`);
  expect((await send(`${heard.webhook_url}/any`)).status).toBe(200);
  expect(bodies).toEqual([`/hooks?a=1 ${event}`]);
  const unheard = await record(closed, '--webhooks', '0', '--forward-to', `${closed}/hooks`);
  expect((await send(unheard.webhook_url)).status).toBe(502);
  for (const [{ stop }, status] of [
    [heard, 200],
    [unheard, 502],
  ] as const) {
    const { entries, summary } = await stop();
    expect(entries.map(({ request: { postData }, response }) => [postData?.text, response.status])).toEqual([
      [event, status],
    ]);
    expect(summary).toContain('0 exchanges and 1 webhook are in');
  }
});

describe('a recording does not begin', () => {
  test.each([
    ['without a target', ['--out', 'a.har'], "error: required option '--target <url>' not specified"],
    [
      'with half of the options for webhooks',
      ['--target', 'https://api.example', '--out', 'a.har', '--webhooks', '0'],
      'belong together',
    ],
    [
      'towards itself',
      ['--target', 'http://localhost:4020', '--out', 'a.har'],
      'would be the proxy itself.\nChoose another port with --port PORT.',
    ],
    [
      'into a folder that does not exist',
      ['--target', 'https://api.example', '--out', 'none/a.har'],
      'none/a.har cannot be written',
    ],
  ])('%s', async (_what, args, message) => {
    const { code, stderr } = await run(['record', ...args], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('over a file that exists', async () => {
    writeFileSync(join(folder, 'old.har'), 'mine');
    const { code, stderr } = await run(['record', '--target', 'https://api.example', '--out', 'old.har'], {
      cwd: folder,
    });
    expect([code, stderr]).toEqual([
      2,
      'error: old.har exists already.\nPass another file with --out FILE, or delete this one first.\n',
    ]);
    expect(readFileSync(join(folder, 'old.har'), 'utf8')).toBe('mine');
  });

  test('on a port that is in use, and leaves no file', async () => {
    const { port } = new URL(await startTarget(() => undefined));
    const args = ['record', '--target', 'https://api.example', '--out', 'new.har', '--port', port];
    const { code, stderr } = await run(args, { cwd: folder });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('it is in use by another program.\nChoose another one with --port PORT'),
    ]);
    expect(() => readFileSync(join(folder, 'new.har'))).toThrow('ENOENT');
  });
});
