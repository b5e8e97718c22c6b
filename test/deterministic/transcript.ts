import type { Fetch } from '../support/api';

export interface Server {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

type Headers = Readonly<Record<string, string>>;

/** What the front adds to answers, and nothing that the sandbox says. */
const ofTheFront = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** An answer, of which a flow reads what its next request needs. */
export class Told {
  constructor(readonly body: unknown) {}

  /** The text or the number at a place, such as `data.0.id`. */
  at(path: string): string {
    const found = path
      .split('.')
      .reduce<unknown>((value, name) => (value instanceof Object ? Reflect.get(value, name) : undefined), this.body);
    if (typeof found !== 'string' && typeof found !== 'number')
      throw new Error(`${path} is not in ${JSON.stringify(this.body)}`);
    return String(found);
  }

  get id(): string {
    return this.at('id');
  }
}

/** Sends requests, and writes down what was sent and what came back, to the byte. */
export class Transcript {
  readonly #server: Server;
  #text = '';
  #keys = 0;

  constructor(server: Server) {
    this.#server = server;
  }

  /** All since it was last asked for. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  note(line: string): void {
    this.#text += `${line}\n`;
  }

  /** A key that no other request has. */
  newKey(): string {
    return `key-${++this.#keys}`;
  }

  async send(method: string, path: string, body?: object | string, headers: Headers = {}): Promise<Told> {
    const sent = typeof body === 'object' ? JSON.stringify(body) : body;
    const all = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers };
    const response = await this.#server.fetch(this.#server.baseUrl + path, {
      method,
      headers: all,
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    const received = [...response.headers].filter(([name]) => !ofTheFront.includes(name)).sort();
    this.note(`> ${method} ${path}`);
    for (const [name, value] of Object.entries(all)) this.note(`> ${name}: ${value}`);
    if (sent !== undefined) this.note(`> ${sent}`);
    this.note(`< ${response.status}`);
    for (const [name, value] of received) this.note(`< ${name}: ${value}`);
    this.note(`< ${text}\n`);
    return new Told(text === '' ? undefined : JSON.parse(text));
  }
}

export interface Keys {
  readonly client_id: string;
  readonly client_secret: string;
}

/** Gets tokens, and sends with the last one. */
export class Session {
  #token = '';

  constructor(
    readonly transcript: Transcript,
    readonly keys: Keys,
  ) {}

  async renew(): Promise<void> {
    this.#token = (await this.transcript.send('POST', '/oauth/token', this.keys)).at('access_token');
  }

  get authorization(): string {
    return `Bearer ${this.#token}`;
  }
}

/** Sends on an account and, when it writes, with a key of its own. */
export class Caller {
  constructor(
    readonly session: Session,
    readonly account?: string,
  ) {}

  static async with(transcript: Transcript, keys: Keys): Promise<Caller> {
    const session = new Session(transcript, keys);
    await session.renew();
    return new Caller(session);
  }

  on(account: string): Caller {
    return new Caller(this.session, account);
  }

  get(path: string, headers: Headers = {}): Promise<Told> {
    return this.#send('GET', path, undefined, headers);
  }

  post(path: string, body?: object | string, headers: Headers = {}): Promise<Told> {
    return this.#send('POST', path, body, { 'Idempotency-Key': this.session.transcript.newKey(), ...headers });
  }

  patch(path: string, body: object): Promise<Told> {
    return this.#send('PATCH', path, body, { 'Idempotency-Key': this.session.transcript.newKey() });
  }

  #send(method: string, path: string, body: object | string | undefined, headers: Headers): Promise<Told> {
    return this.session.transcript.send(method, path, body, {
      Authorization: this.session.authorization,
      ...(this.account !== undefined && { 'Sub-Account': this.account }),
      ...headers,
    });
  }
}
