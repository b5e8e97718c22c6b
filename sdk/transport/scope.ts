import type { ReadOptions, WriteOptions } from '../types';
import { unreadable } from './answer';
import type { Api } from './api';
import type { RequestExtras } from './plain-request';

/** What a resource needs for its calls: the shared transport, and the account that they are for. */
export class Scope {
  constructor(
    readonly api: Api,
    readonly subAccountId: string | undefined,
    private readonly newKey: () => string,
  ) {}

  /** The headers of a call that reads. */
  headers(): { 'Sub-Account'?: string } {
    return this.subAccountId === undefined ? {} : { 'Sub-Account': this.subAccountId };
  }

  /** The headers of a call that writes. To be asked for once in a call, since a new key is a new wish. */
  keyedHeaders({ idempotencyKey }: WriteOptions): { 'Sub-Account'?: string; 'Idempotency-Key': string } {
    return { ...this.headers(), 'Idempotency-Key': idempotencyKey ?? this.newKey() };
  }
}

/** The options of a call that the transport has to know. */
export function callInit({ signal, timeoutMs }: ReadOptions): { signal?: AbortSignal } & RequestExtras {
  return { ...(signal === undefined ? {} : { signal }), ...(timeoutMs === undefined ? {} : { timeoutMs }) };
}

/** An id that is safe in a path: nothing, or dots, would lead to another operation. */
export function requireId(id: string, what: string): string {
  if (typeof id !== 'string' || !/\w/.test(id)) throw new TypeError(`${what} is not an id`);
  return id;
}

interface Enveloped<Envelope> {
  readonly data?: Envelope;
  readonly response: Response;
}

/** The whole envelope of a call. */
export async function envelopeOf<Envelope extends { data: unknown }>(
  call: Promise<Enveloped<Envelope>>,
): Promise<Envelope> {
  const { data: envelope, response } = await call;
  if (envelope?.data === undefined) throw unreadable(response);
  return envelope;
}

/** The bare resource of a call. */
export async function resourceOf<T>(call: Promise<Enveloped<{ data: T }>>): Promise<T> {
  return (await envelopeOf(call)).data;
}

/** The resource of a call whose answer has no envelope. */
export async function bareOf<Resource extends object>(call: Promise<Enveloped<Resource>>): Promise<Resource> {
  const { data: resource, response } = await call;
  if (resource === undefined) throw unreadable(response);
  return resource;
}
