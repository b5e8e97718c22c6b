import type autocannon from 'autocannon';
import { sendBurst, type Sent } from '../burst';
import { CONNECTIONS } from '../load';
import type { Deadline } from './deadline';
import { MissingError, reasonOf } from './figure';
import type { Subject } from './subjects/subject';

/** How many requests a burst has, and how long it may take. */
interface Burst {
  readonly amount: number;
  readonly deadline: Deadline;
}

/** One of so many payments is read later. */
const MAX_SAMPLED = 100;
let sent = 0;

/** Sends the same requests to each server, over 16 connections. */
export class Client {
  readonly #subject: Subject;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #ids: string[] = [];

  constructor(subject: Subject, url: string, headers: Readonly<Record<string, string>>) {
    this.#subject = subject;
    this.#url = url;
    this.#headers = headers;
  }

  /** Creates payments in steps, and reports after each of them. Throws a `MissingError` when the time is over. */
  async fill(payments: number, deadline: Deadline, onStep: (created: number) => Promise<void>): Promise<void> {
    const steps = Math.min(MAX_SAMPLED, Math.ceil(payments / (10 * CONNECTIONS)));
    for (let step = 1, created = 0; step <= steps; step++) {
      const amount = Math.round((payments * step) / steps) - created;
      this.#ids.push(await this.createOne(deadline));
      created += 1 + (await this.#send(this.#createRequest(), { amount: amount - 1, deadline })).requests;
      if (deadline.isOver)
        throw new MissingError(
          `${amount < payments ? created.toLocaleString('en') : created} payments in the time that it had`,
        );
      await onStep(created);
    }
  }

  /** Creates a payment and returns its id. */
  async createOne(deadline: Deadline): Promise<string> {
    const { path, body, contentType, headers } = this.#subject.create;
    const response = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...this.#headers, ...headers?.(sent++) },
      body,
      signal: AbortSignal.timeout(deadline.left),
    });
    const { id, data }: { id?: string | number; data?: { id?: string } } = Object(await response.json());
    const found = id ?? data?.id;
    if (!response.ok || found === undefined) throw new MissingError(`the response to a payment is ${response.status}`);
    return String(found);
  }

  /** Ids of payments that `get` reads in turn. */
  sample(ids: readonly string[]): void {
    this.#ids.push(...ids);
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  /** Returns the requests per second of a burst that creates payments. */
  async createsPerSecond(burst: Burst): Promise<number> {
    return rateOf(await this.#send(this.#createRequest(), burst));
  }

  /** Returns the requests per second of a burst that reads payments by id. */
  async getsPerSecond(burst: Burst): Promise<number> {
    const [path = ''] = this.#ids.map((id) => this.#subject.getPath(id));
    if (path === '') throw new MissingError('no payment to read');
    let next = 0;
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      path: this.#subject.getPath(this.#ids[next++ % this.#ids.length] ?? ''),
      headers: this.#headersOf(),
    });
    return rateOf(await this.#send({ method: 'GET', path, setupRequest }, burst));
  }

  #createRequest(): autocannon.Request {
    const { path, body } = this.#subject.create;
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      headers: { 'content-type': this.#subject.create.contentType, ...this.#headersOf() },
    });
    return { method: 'POST', path, body, setupRequest };
  }

  #headersOf(): Record<string, string> {
    return { ...this.#headers, ...this.#subject.create.headers?.(sent++) };
  }

  async #send(request: autocannon.Request, { amount, deadline }: Burst): Promise<Sent> {
    const burst = { url: this.#url, request, amount, connections: CONNECTIONS, milliseconds: deadline.left };
    return sendBurst(burst).catch((error: unknown) => {
      throw new MissingError(reasonOf(error));
    });
  }
}

function rateOf({ requests, seconds }: Sent): number {
  if (requests === 0) throw new MissingError(`no response within ${Math.round(seconds)} seconds`);
  return requests / seconds;
}
