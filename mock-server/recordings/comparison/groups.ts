import type { Finding } from './finding';
import type { DifferenceKind } from './kinds';
import type { Difference, ExchangePlace } from './report';

/** The place of a difference. */
export interface FindingPlace {
  readonly operation: string | null;
  readonly event?: string | undefined;
  readonly first: ExchangePlace;
}

/** The kinds whose values say which difference it is. Those of the others are amounts and numbers of items. */
const byValues: ReadonlySet<DifferenceKind> = new Set([
  'status',
  'error_code',
  'decline_code',
  'header',
  'type',
  'transition',
  'event_order',
]);

/** Returns the id of a difference: the same in each comparison, so without ids of objects. */
export function differenceId({ operation, event }: FindingPlace, { field, kind, recorded, sandbox }: Finding): string {
  const values = byValues.has(kind) ? [`${text(recorded)}:${text(sandbox)}`] : [];
  return [operation ?? event ?? 'none', field, kind, ...values].join('/');
}

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(' ', '');

/** The differences of a recording, each with its number and the first place. */
export class DifferenceGroups {
  readonly #groups = new Map<string, Difference>();

  /** Counts a difference. `id` is its own, `follows` that of the earlier difference that it follows from. */
  add(id: string, { operation, event, first }: FindingPlace, found: Finding, follows?: string): void {
    const key = follows === undefined ? id : `${id}~${follows}`;
    const before = this.#groups.get(key);
    if (before) {
      this.#groups.set(key, { ...before, count: before.count + 1 });
      return;
    }
    const { field, kind, recorded, sandbox, provenance, rule } = found;
    this.#groups.set(key, {
      id: key,
      operation,
      ...(event !== undefined && { event }),
      field,
      kind,
      count: 1,
      recorded,
      sandbox,
      first,
      provenance,
      rule,
      ...(follows !== undefined && { follows }),
    });
  }

  /** Returns the differences, in the order of their first places. */
  all(): readonly Difference[] {
    return [...this.#groups.values()];
  }
}
