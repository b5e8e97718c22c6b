import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { verifyWebhook } from 'payments-sandbox';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../store/support';

/** The body of an event, as an endpoint reads it. */
export interface ReceivedEvent {
  readonly id: string;
  readonly event_name: string;
  readonly account_id: string;
  readonly account_type: string;
  readonly idempotency_key: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What an endpoint has received: it verifies by the clock of its machine. */
export class ReceivedEvents {
  readonly events: ReceivedEvent[] = [];
  /** The number of deliveries that it has refused. */
  refused = 0;
  /** The statuses with which it answers the next deliveries that it accepts. Later ones get 200. */
  readonly statuses: number[] = [];
  #arrived: () => void = () => undefined;

  get names(): string[] {
    return this.events.map(({ event_name }) => event_name);
  }

  /** Keeps a delivery. Returns the status of the response. */
  add(body: string, isGenuine: boolean): number {
    const status = isGenuine ? (this.statuses.shift() ?? 200) : 400;
    if (!isGenuine) this.refused++;
    else if (status === 200) this.events.push(JSON.parse(body));
    this.#arrived();
    return status;
  }

  /** Resolves with the first event of that name, once it has arrived. Rejects after ten seconds. */
  async next(name: string, where: (event: ReceivedEvent) => boolean = () => true): Promise<ReceivedEvent> {
    const signal = AbortSignal.timeout(10_000);
    for (;;) {
      const found = this.events.find((event) => event.event_name === name && where(event));
      if (found) return found;
      await new Promise<void>((resolve, reject) => {
        this.#arrived = resolve;
        signal.onabort = () => reject(new Error(`${name} did not arrive, but ${this.names.join(', ')}`));
      });
    }
  }
}

export interface Endpoint {
  readonly url: string;
  readonly received: ReceivedEvents;
}

/** An endpoint whose secret can be entered once it is known. */
export interface NodeEndpoint extends Endpoint {
  readonly enterSecret: (secret: string) => void;
}

/** Starts an endpoint on node:http that verifies with the SDK, as the guide does. It ends with the test. */
export async function startEndpoint(secret = ''): Promise<NodeEndpoint> {
  const received = new ReceivedEvents();
  let key = secret;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isGenuine = verifyWebhook({ body, headers: request.headers, secret: key }).then(
        () => true,
        () => false,
      );
      void isGenuine.then((genuine) => response.writeHead(received.add(body.toString(), genuine)).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/webhooks`;
  return { url, received, enterSecret: (text) => void (key = text) };
}

const pythonServer = `
import http.server, json, sys

class Endpoint(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        genuine = verify_webhook(body, self.headers["Webhook-Signature"], self.headers["Webhook-Timestamp"], sys.argv[1])
        self.send_response(200 if genuine else 400)
        self.end_headers()
        print(json.dumps([genuine, body.decode()]), flush=True)

    def log_message(self, *args):
        pass

server = http.server.HTTPServer(("127.0.0.1", 0), Endpoint)
print(server.server_port, flush=True)
server.serve_forever()
`;

/** Starts an endpoint in Python, with the function of the page about signatures. It ends with the test. */
export async function startPythonEndpoint(secret: string): Promise<Endpoint> {
  const page = readFileSync('docs/reference/webhook-signatures.md', 'utf8');
  const [, verify = ''] = /```python\n(.*?)```/s.exec(page) ?? [];
  const file = join(temporaryDirectory(), 'endpoint.py');
  writeFileSync(file, verify + pythonServer);
  const child = spawn('python3', [file, secret], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const received = new ReceivedEvents();
  const port = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('[')) return resolve(line);
      const [genuine, body]: [boolean, string] = JSON.parse(line);
      received.add(body, genuine);
    });
  });
  return { url: `http://127.0.0.1:${port}/webhooks`, received };
}
