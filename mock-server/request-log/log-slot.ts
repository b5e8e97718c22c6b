import type { OperationId } from '../../spec/resources';
import type { Mode } from '../rows';
import { textsIn } from './concerns';
import { MAX_KEPT_CHARACTERS } from './cut';
import { entryOf, type RequestEntry } from './entry';
import type { LatestTexts } from './latest-texts';
import { type RequestCredential, RequestRecord } from './record';

/** Instead of a record whose entry was derived. */
const noRecord = new RequestRecord(
  '',
  { operation: null, method: '', url: '', body: { text: null, contentType: null }, hasUnusedKey: false },
  false,
);

/**
 * A place of the request log, which one request after another has. It copies the record of its request, since few are ever read: objects
 * that stay for as long as the latest thousand requests make most garbage collections longer.
 */
export class LogSlot {
  /** The position in the log, in the order of responses. */
  sequence = 0;
  /** The sequence number of the last row when the request was added: it came after the rows up to this one. */
  rowSequence = 0;
  id = '';
  /** Derived when it is first read; then nothing else of the request is kept. */
  #entry: RequestEntry | undefined;
  /** The texts in the response, when they were searched before: to read the response again costs far more than to search them. */
  #responseTexts: string | undefined;
  #operation: OperationId | null = null;
  #method = '';
  #url = '';
  #body = noRecord.facts.body;
  #hasUnusedKey = false;
  #accountType: Mode | null = null;
  #accountId: string | null = null;
  #credential: RequestCredential | null = null;
  #instant = Number.NaN;
  #isAuthorized = true;
  #idempotencyKey: string | null = null;
  #faultId: string | null = null;
  #warnings: RequestRecord['warnings'] = null;
  #emitted: RequestRecord['emitted'] = null;
  #status: number | null = null;
  #explanation: string | null = null;
  #isReplay = false;
  #usesDeprecated = false;
  #duration = 0;
  /** The number of its text in `#texts`. */
  #response: number | null = null;
  readonly #texts: LatestTexts;

  /** `texts`: the bodies of the responses of a log. */
  constructor(texts: LatestTexts) {
    this.#texts = texts;
  }

  /** Begins to keep a request, instead of an older one. A record with a long body becomes an entry at once, so that the body can be freed. */
  keep(record: RequestRecord): void {
    this.id = record.request_id;
    this.#responseTexts = undefined;
    this.#entry = record.isLong ? entryOf(record) : undefined;
    this.#copy(this.#entry === undefined ? record : noRecord);
  }

  /** The entry of the request. */
  get entry(): RequestEntry {
    if (this.#entry !== undefined) return this.#entry;
    const entry = (this.#entry = entryOf(this.#record()));
    // Nothing returns the secrets in the request any longer.
    this.#copy(noRecord);
    return entry;
  }

  /** Whether the request concerns an object: its path contains the id, or its response does. No entry is derived. */
  concerns(id: string): boolean {
    return (
      (this.#entry?.path ?? this.#url).includes(id) || (this.#responseTexts ??= this.#textsInResponse()).includes(id)
    );
  }

  #textsInResponse(): string {
    const entry = this.#entry;
    return entry === undefined
      ? textsIn(this.#operation, () => parsed(this.#responseText()))
      : textsIn(entry.operation, () => entry.answer_body);
  }

  #responseText(): string | null {
    return this.#response === null ? null : this.#texts.read(this.#response);
  }

  #copy(record: RequestRecord): void {
    const { facts, outcome, responseBody } = record;
    this.#operation = facts.operation;
    this.#method = facts.method;
    this.#url = facts.url;
    this.#body = facts.body;
    this.#hasUnusedKey = facts.hasUnusedKey;
    this.#accountType = record.account_type;
    this.#accountId = record.account_id;
    this.#credential = record.credential;
    this.#instant = record.instant;
    this.#isAuthorized = record.isAuthorized;
    this.#idempotencyKey = record.idempotency_key;
    this.#faultId = record.fault_id;
    this.#warnings = record.warnings;
    this.#emitted = record.emitted;
    this.#status = outcome.status;
    this.#explanation = outcome.explanation;
    this.#isReplay = outcome.isReplay;
    this.#usesDeprecated = outcome.usesDeprecated;
    this.#duration = outcome.duration;
    this.#response = responseBody === null ? null : this.#texts.keep(responseBody.slice(0, MAX_KEPT_CHARACTERS));
  }

  /** Returns the record that was copied. */
  #record(): RequestRecord {
    const [operation, method, url, body] = [this.#operation, this.#method, this.#url, this.#body];
    const record = new RequestRecord(
      this.id,
      { operation, method, url, body, hasUnusedKey: this.#hasUnusedKey },
      false,
    );
    record.account_type = this.#accountType;
    record.account_id = this.#accountId;
    record.credential = this.#credential;
    record.instant = this.#instant;
    record.isAuthorized = this.#isAuthorized;
    record.idempotency_key = this.#idempotencyKey;
    record.fault_id = this.#faultId;
    record.warnings = this.#warnings;
    record.emitted = this.#emitted;
    record.outcome = {
      status: this.#status,
      explanation: this.#explanation,
      isReplay: this.#isReplay,
      usesDeprecated: this.#usesDeprecated,
      duration: this.#duration,
    };
    record.responseBody = this.#responseText();
    return record;
  }
}

/** Returns the body of a response: parsed, or as a text if it is not JSON or only its beginning is known. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
