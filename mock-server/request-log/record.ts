import type { OperationId } from '../../spec/resources';
import type { Cause, EmittedEvents } from '../events/cause';
import type { Platform } from '../platform/platform';
import type { Mode } from '../rows';
import { elapsed } from '../time/clock';
import type { WireResponse } from '../wire/envelope';
import type { SentBody } from '../wire/read';
import { cut } from './cut';

/**
 * What is noted of a request on its way: references alone, as every request pays for it and few are ever looked at. It is
 * also the cause of the events of the request. What is raw in it leaves it only redacted, by `entryOf`.
 */
export class RequestRecord implements Cause, SentBody {
  request_id = '';
  /** The key, where the operation takes one. */
  idempotency_key: string | null = null;
  /** The events of its transaction. */
  emitted: EmittedEvents[] | null = null;
  platform: Platform | null = null;
  account_type: Mode | null = null;
  account_id: string | null = null;
  /** When it came, in milliseconds since 1970 on the platform's clock; NaN until that is known. */
  instant = Number.NaN;
  body: string | null = null;
  contentType: string | null = null;
  status: number | null = null;
  /** The beginning of the answer; or how to make the answer again, where what it was made of is kept anyway. */
  responseBody: string | (() => string) | null = null;
  explanation: string | null = null;
  /** The fault that met it. */
  fault_id: string | null = null;
  isReplay = false;
  usesDeprecated = false;
  isAuthorized = true;
  duration = 0;
  readonly #started = elapsed();
  #remembered: string | null = null;

  constructor(
    /** Null when no route takes the request. */
    readonly operation: OperationId | null,
    readonly method: string,
    readonly url: string,
    /** It has an Idempotency-Key, and its operation takes none. */
    readonly hasUnusedKey: boolean,
  ) {}

  /** It is known whose it is. */
  arrive(platform: Platform, mode: Mode): void {
    this.platform = platform;
    this.account_type = mode;
    this.instant = platform.now();
  }

  /** Takes note of how to make an answer again, should it be the one that is sent. */
  rememberAnswer({ body }: WireResponse, again: () => WireResponse): void {
    this.#remembered = body;
    this.responseBody = () => again().body;
  }

  /** It is answered: also with nothing, by a connection that ended. */
  finish(headers: Readonly<Record<string, string>>, answer?: Pick<WireResponse, 'status' | 'body'>): void {
    this.duration = elapsed() - this.#started;
    this.isReplay = headers['Idempotent-Replayed'] !== undefined;
    this.usesDeprecated = headers['Deprecation'] !== undefined;
    this.explanation = headers['Sandbox-Explain'] ?? null;
    if (answer?.body !== this.#remembered) this.responseBody = answer ? cut(answer.body) : null;
    this.#remembered = null;
    this.status = answer?.status ?? null;
  }
}
