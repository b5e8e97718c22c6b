import { isUnchangedByUtf8 } from './unchanged-text';
import { headersClass, responseClass } from '../../spec/vocabulary/globals';

/** A response whose body is a text. */
export interface TextParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A `Response` of the Fetch standard that has its text already. Most callers read the status and the text, and need nothing
 * else. The platform's own `Response` encodes the text, and makes a stream of it: half of the time of a call in process. All
 * other members come from that one, made on demand. `instanceof Response` holds.
 */
export class ResponseOnDemand implements Response {
  readonly #parts: TextParts;
  #headers: Headers | undefined;
  #platforms: Response | undefined;
  #isUsed = false;

  constructor(parts: TextParts) {
    // Not when the module is loaded: there are environments without `Response`, and Node takes long to load it.
    if (Object.getPrototypeOf(ResponseOnDemand.prototype) !== responseClass().prototype)
      Object.setPrototypeOf(ResponseOnDemand.prototype, responseClass().prototype);
    this.#parts = parts;
  }

  get status(): number {
    return this.#parts.status;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status <= 299;
  }

  get statusText(): string {
    return '';
  }

  get type(): ResponseType {
    return 'default';
  }

  get url(): string {
    return '';
  }

  get redirected(): boolean {
    return false;
  }

  get headers(): Headers {
    return (this.#headers ??= new (headersClass())(this.#parts.headers));
  }

  get bodyUsed(): boolean {
    return this.#platforms?.bodyUsed ?? this.#isUsed;
  }

  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.#platform.body;
  }

  async text(): Promise<string> {
    return this.#take() ?? this.#platform.text();
  }

  async json(): Promise<unknown> {
    const text = this.#take();
    return text === undefined ? this.#platform.json() : JSON.parse(text);
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#platform.arrayBuffer();
  }

  blob(): Promise<Blob> {
    return this.#platform.blob();
  }

  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#platform.bytes();
  }

  formData(): Promise<FormData> {
    return this.#platform.formData();
  }

  clone(): Response {
    const isWhole = this.#platforms === undefined && !this.#isUsed;
    const clone = new ResponseOnDemand(this.#parts);
    if (this.#headers !== undefined) clone.#headers = new (headersClass())(this.#headers);
    if (!isWhole) clone.#platforms = this.#platform.clone();
    return clone;
  }

  /** Returns the text, once; undefined where the platform's response has it, and for a text that reading would change. */
  #take(): string | undefined {
    const { body } = this.#parts;
    if (this.#platforms !== undefined || this.#isUsed || !isUnchangedByUtf8(body)) return undefined;
    this.#isUsed = true;
    return body;
  }

  /** The same response as the platform makes it: with its body used, if that is so here. */
  get #platform(): Response {
    if (this.#platforms !== undefined) return this.#platforms;
    const { status, body } = this.#parts;
    const made = new (responseClass())(body, { status, headers: this.headers });
    if (this.#isUsed) void made.text();
    return (this.#platforms = made);
  }
}
