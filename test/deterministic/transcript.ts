import { createHash } from 'node:crypto';
import type { Fetch } from '../support/api';

export interface Server {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

type Headers = Readonly<Record<string, string>>;

/** Headers that the front adds. */
const frontHeaders = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** A response body with access to the fields that later requests need. */
export class TranscribedResponse {
  constructor(readonly body: unknown) {}

  /** Returns the string or number at a path such as `data.0.id`. */
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

/** The fields in which an event and an entry of the request log have a body, each with the field that names its kind. */
const bodyFields = [
  ['event_name', 'data'],
  ['operation', 'answer_body'],
] as const;

/** Returns the fields of a value and the type of each. */
const shapeOf = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Object ? each : typeof each));

const hashOf = (value: object): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** An object without inner ones, whose body is a hash, over several lines. */
const printedBefore = /\{[^{}]*"(?:data|answer_body)": "[0-9a-f]{64}"[^{}]*\}/g;

const prefixed = (mark: string, text: string) => text.replace(/^/gm, `${mark} `);

/** Undefined when the text is not JSON: a step sends a broken body on purpose. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends requests and records each request and its response, byte for byte. */
export class Transcript {
  readonly #server: Server;
  #text = '';
  #keys = 0;
  readonly #printedShapes = new Set<string>();

  constructor(server: Server) {
    this.#server = server;
  }

  /** Returns the text since the last call. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  record(line: string): void {
    this.#text += `${line}\n`;
  }

  /**
   * Returns a body with one JSON value per line, and with an event of a known shape on one line, or the text itself when it is
   * not JSON. Throws when the JSON has other bytes than its values in this order: so equal lines mean equal bytes, except for
   * headers in the request log.
   */
  printBody(text: string): string {
    const body = parseJson(text);
    if (body === undefined) return text;
    if (JSON.stringify(body) !== text) throw new Error(`the JSON has other bytes than its values: ${text}`);
    const printed = JSON.stringify(body, (name, value: unknown) => this.#printed(name, value), 2);
    return printed.replace(printedBefore, (lines) => JSON.stringify(JSON.parse(lines)));
  }

  /**
   * The request log has the headers of a request as its front received them: each front adds others. Of bodies with the same
   * fields, the first is printed, and the others as a hash.
   */
  #printed(name: string, value: unknown): unknown {
    if (name === 'headers') return undefined;
    if (!(value instanceof Object)) return value;
    const [kind, field] = bodyFields.find((names) => names.every((each) => each in value)) ?? [];
    const body: unknown = field && Reflect.get(value, field);
    if (kind === undefined || field === undefined || !(body instanceof Object)) return value;
    const shape = `${Reflect.get(value, kind)} ${shapeOf(body)}`;
    if (this.#printedShapes.has(shape)) return { ...value, [field]: hashOf(body) };
    this.#printedShapes.add(shape);
    return value;
  }

  /** Returns a new idempotency key. */
  newKey(): string {
    return `key-${++this.#keys}`;
  }

  async send(
    method: string,
    path: string,
    body?: object | string,
    headers: Headers = {},
  ): Promise<TranscribedResponse> {
    const sent = typeof body === 'object' ? JSON.stringify(body) : body;
    const all = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers };
    const response = await this.#server.fetch(this.#server.baseUrl + path, {
      method,
      headers: all,
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    const received = [...response.headers].filter(([name]) => !frontHeaders.includes(name)).sort();
    this.record(`> ${method} ${path}`);
    for (const [name, value] of Object.entries(all)) this.record(`> ${name}: ${value}`);
    if (sent !== undefined) this.record(prefixed('>', this.printBody(sent)));
    this.record(`< ${response.status}`);
    for (const [name, value] of received) this.record(`< ${name}: ${value}`);
    this.record(`${prefixed('<', this.printBody(text))}\n`);
    return new TranscribedResponse(parseJson(text));
  }
}

export interface Keys {
  readonly client_id: string;
  readonly client_secret: string;
}

/** Requests access tokens and holds the latest one. */
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

/** Sends requests for an account, with a new idempotency key for each write. */
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

  get(path: string, headers: Headers = {}): Promise<TranscribedResponse> {
    return this.#send('GET', path, undefined, headers);
  }

  post(path: string, body?: object | string, headers: Headers = {}): Promise<TranscribedResponse> {
    return this.#send('POST', path, body, { 'Idempotency-Key': this.session.transcript.newKey(), ...headers });
  }

  patch(path: string, body: object): Promise<TranscribedResponse> {
    return this.#send('PATCH', path, body, { 'Idempotency-Key': this.session.transcript.newKey() });
  }

  put(path: string, body: object): Promise<TranscribedResponse> {
    return this.#send('PUT', path, body, { 'Idempotency-Key': this.session.transcript.newKey() });
  }

  #send(
    method: string,
    path: string,
    body: object | string | undefined,
    headers: Headers,
  ): Promise<TranscribedResponse> {
    return this.session.transcript.send(method, path, body, {
      Authorization: this.session.authorization,
      ...(this.account !== undefined && { 'Sub-Account': this.account }),
      ...headers,
    });
  }
}
