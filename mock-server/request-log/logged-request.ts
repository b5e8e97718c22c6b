import { operations } from '../../spec/resources';
import { isPlainObject } from '../wire/json';
import { entryOf, type RequestEntry } from './entry';
import type { RequestRecord } from './record';

/** Facts of a request that are known without its entry. An absent one may have any value. */
export type RequestFacts = Partial<Pick<RequestEntry, 'operation' | 'account_id' | 'account_type' | 'fault_id'>>;

const factNames = ['operation', 'account_id', 'account_type', 'fault_id'] as const;

/** A request in the log. Few are ever read, so its entry is derived when it is. */
export class LoggedRequest {
  readonly id: string;
  /** The position of the platform's rows when the request arrived. */
  readonly position: number;
  /** The record until its entry is derived. From then on nothing else of it is kept, such as the secrets in it. */
  #logged: RequestRecord | RequestEntry;

  constructor(
    record: RequestRecord,
    /** The position in the log, in the order of responses. */
    readonly sequence: number,
    /** The sequence number of the last row when the request was added: it came after the rows up to this one. */
    readonly rowSequence: number,
  ) {
    this.id = record.request_id;
    this.position = record.position;
    // The long body of a record can be freed then.
    this.#logged = record.isLong ? entryOf(record) : record;
  }

  get entry(): RequestEntry {
    if ('request_id' in this.#logged) this.#logged = entryOf(this.#logged);
    return this.#logged;
  }

  /** Whether the request has some facts. No entry is derived. */
  has(facts: RequestFacts): boolean {
    const logged: Required<RequestFacts> = this.#logged;
    return factNames.every((name) => facts[name] === undefined || facts[name] === logged[name]);
  }

  /**
   * Whether the request concerns an object: its path contains the id, or its response does. Lists contain many objects and
   * concern none of them, and no object concerns the account that it belongs to. No entry is derived.
   */
  concerns(id: string): boolean {
    const logged = this.#logged;
    const isRecord = 'request_id' in logged;
    if ((isRecord ? logged.url : logged.path).includes(id)) return true;
    if (logged.operation !== null && operations[logged.operation].success.wrapping === 'page') return false;
    if (!isRecord) return mentions(logged.answer_body, id);
    // To parse a response takes longer than to search its text.
    const { responseBody } = logged;
    return responseBody?.includes(id) === true && mentions(logged.response ?? responseBody, id);
  }
}

function mentions(value: unknown, id: string): boolean {
  if (typeof value === 'string') return value.includes(id);
  if (Array.isArray(value)) return value.some((item) => mentions(item, id));
  return (
    isPlainObject(value) &&
    Object.entries(value).some(([name, inner]) => !name.endsWith('account_id') && mentions(inner, id))
  );
}
