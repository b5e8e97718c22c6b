import type { ExchangedResponse, RecordedExchange } from '../exchange';
import type { Finding } from './finding';
import { isSuccess, parse } from './responses';
import type { Rule } from './rules';
import { idsIn, objectIdOf } from './texts';
import type { IdComparison } from './value-context';
import { isPlainObject } from '../../wire/json';

/** The cause of later differences: an earlier difference, by its id, or one that a rule allowed. */
export type Cause = { readonly difference: string } | { readonly rule: Rule };

/** The objects and fields that differ already. */
export class Causes {
  /** Objects that exist on one side only: by the recorded id, or by that of the sandbox. */
  readonly #oneSided = new Map<string, Cause>();
  /** The first of them of each kind, by the prefix of their ids: it shifts the pages of their lists. */
  readonly #firstOfKind = new Map<string, string>();
  /** Objects that one side changed and the other did not, by the recorded id. */
  readonly #changed = new Map<string, Cause>();
  /** Fields of objects, by the recorded id and the path within the object. */
  readonly #fields = new Map<string, Cause>();

  /** The cause of different sums over objects: the first difference by which one side has an object more. */
  #ofSums: Cause | undefined;

  readonly isOneSided = (id: string): boolean => this.#oneSided.has(id);

  /** Returns the cause of whatever differs in the response to a request that names an object. */
  ofRequest({ path, request: { headers, body = '' } }: RecordedExchange): Cause | undefined {
    if (this.#oneSided.size + this.#changed.size === 0) return undefined;
    const named = [path, headers.get('Sub-Account') ?? '', body].flatMap(idsIn);
    return first(named, (id) => this.ofObject(id));
  }

  ofObject(id: string): Cause | undefined {
    return this.#oneSided.get(id) ?? this.#changed.get(id);
  }

  /**
   * Returns the object of one side by which lists with such items may be shorter, and their pages others: one of their kind, or
   * one that an item names. It shifts the later lists of the kind, too.
   */
  readonly shiftOf = (items: readonly unknown[], isOneSided: (id: string) => boolean): string | undefined => {
    if (this.#oneSided.size === 0) return undefined;
    const kinds = new Set(items.flatMap((item) => objectIdOf(item) ?? []).map(kindOf));
    const known = first([...kinds], (kind) => this.#firstOfKind.get(kind));
    if (known !== undefined) return known;
    const named = idsIn(JSON.stringify(items)).find(isOneSided);
    if (named !== undefined) for (const kind of kinds) this.#firstOfKind.set(kind, named);
    return named;
  };

  /** Remembers that what differs of an object follows from another object. */
  readonly follow = (id: string, from: string): void => {
    const cause = this.ofObject(from);
    if (cause !== undefined && this.ofObject(id) === undefined) this.#changed.set(id, cause);
  };

  /** Returns the cause of a difference within a response or event. */
  ofFinding(found: Finding): Cause | undefined {
    const { owner, caused, field } = found;
    if (caused !== undefined) return this.ofObject(caused);
    if ((isSum(found) || isOfPage(found)) && this.#ofSums) return this.#ofSums;
    return owner && (this.ofObject(owner.id) ?? this.#fields.get(keyOf(owner, field)));
  }

  /** Remembers that a field of an object differs. */
  keepField({ owner, field }: Finding, cause: Cause): void {
    if (owner) this.#fields.set(keyOf(owner, field), cause);
  }

  /** Remembers the objects of a request that succeeds on one side only. `sandbox` is undefined if it was not sent. */
  keepRequest(
    { method, path, response, request }: RecordedExchange,
    sandbox: ExchangedResponse | undefined,
    ids: IdComparison,
    cause: Cause,
  ): void {
    if (method === 'GET' || method === 'HEAD') return;
    this.#ofSums ??= cause;
    // An account stays comparable: only what was done on it differs.
    for (const id of idsIn(path)) if (!id.startsWith('acc_')) this.#changed.set(id, cause);
    if (isSuccess(response)) {
      for (const id of idsIn(response.body ?? '')) if (ids.translate(id) === id) this.#keepOneSided(id, cause);
    } else if (sandbox !== undefined) {
      const known = new Set([path, request.body ?? ''].flatMap((text) => idsIn(ids.translate(text))));
      for (const id of objectIds(parse(sandbox.body))) if (!known.has(id)) this.#keepOneSided(id, cause);
    }
  }

  #keepOneSided(id: string, cause: Cause): void {
    this.#oneSided.set(id, cause);
    if (!this.#firstOfKind.has(kindOf(id))) this.#firstOfKind.set(kindOf(id), id);
  }
}

/** The prefix of an id. */
const kindOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));

/** Whether a field sums up the payments, refunds and fees of an account. */
function isSum({ kind, rule }: Finding): boolean {
  return kind === 'value' && /^spec\/resources\/(payouts|proceeds-payouts|accounts)\.ts#/.test(rule ?? '');
}

/** Whether a field says what is before and after a page: an object more may be on another one. */
const isOfPage = ({ field }: Finding): boolean => field.startsWith('page_info.');

function keyOf(owner: NonNullable<Finding['owner']>, field: string): string {
  return `${owner.id} ${field.slice(owner.field.length).replace(/^\./, '')}`;
}

function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the ids of the objects in a body. */
function objectIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(objectIds);
  if (!isPlainObject(value)) return [];
  const { id } = value;
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(objectIds)];
}
