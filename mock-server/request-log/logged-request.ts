import { textsIn } from './concerns';
import { entryOf, type RequestEntry } from './entry';
import type { RequestRecord } from './record';

/** A request in the log. Few are ever read, so its entry is derived when it is. */
export class LoggedRequest {
  readonly id: string;
  /** Until the entry is derived. */
  #record: RequestRecord | undefined;
  #entry: RequestEntry | undefined;
  /** The texts in the response, when they were searched before: to read the response again costs far more than to search them. */
  #responseTexts: string | undefined;

  constructor(
    record: RequestRecord,
    /** The position in the log, in the order of responses. */
    readonly sequence: number,
    /** The sequence number of the last row when the request was added: it came after the rows up to this one. */
    readonly rowSequence: number,
  ) {
    this.id = record.request_id;
    // The long body of a record can be freed then.
    if (record.isLong) this.#entry = entryOf(record);
    else this.#record = record;
  }

  /** The entry of the request. From then on nothing else of it is kept, such as the secrets in it. */
  get entry(): RequestEntry {
    const record = this.#record;
    if (record !== undefined) this.#entry = entryOf(record);
    this.#record = undefined;
    if (this.#entry === undefined) throw new Error(`request ${this.id} has no record`);
    return this.#entry;
  }

  /** Whether the request concerns an object: its path contains the id, or its response does. No entry is derived. */
  concerns(id: string): boolean {
    const path = this.#record?.facts.url ?? this.entry.path;
    return path.includes(id) || (this.#responseTexts ??= this.#textsInResponse()).includes(id);
  }

  #textsInResponse(): string {
    const record = this.#record;
    if (record === undefined) return textsIn(this.entry.operation, () => this.entry.answer_body);
    return textsIn(record.facts.operation, () => parsed(record.responseBody));
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
