import type { RequestEntry } from '../../../mock-server';
import { type RequestVerdict, violationKinds } from '../../../spec';

/** What is wrong in the same way with one or more requests. */
export interface Complaint {
  readonly verdict: Exclude<RequestVerdict, 'ok'>;
  /** The operation, or the method and path of what is none. */
  readonly operation: string;
  readonly kind: string;
  readonly where: string;
  readonly message: string;
  readonly count: number;
  /** The latest of them. */
  readonly request_id: string;
}

/** An error that one or more requests were answered with. */
export interface AnsweredError {
  readonly operation: string;
  readonly status: number;
  readonly error_code: string;
  readonly explanation: string | null;
  readonly count: number;
}

export interface OperationSummary {
  readonly operation: string;
  readonly count: number;
  /** How often each status was answered; `none` where the connection ended. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly verdict: RequestVerdict;
}

export interface Summary {
  readonly requests: number;
  /** Of those, the ones that named no platform. */
  readonly unattributed: number;
  readonly verdict: RequestVerdict;
  readonly operations: readonly OperationSummary[];
  readonly complaints: readonly Complaint[];
  readonly errors: readonly AnsweredError[];
}

const order: readonly RequestVerdict[] = ['violation', 'warning', 'ok'];
const worst = (verdicts: readonly RequestVerdict[]): RequestVerdict =>
  order.find((verdict) => verdicts.includes(verdict)) ?? 'ok';

/** Sums up entries of a journal, newest first: the most frequent of everything comes first. */
export function summarize(entries: readonly RequestEntry[], unattributed: number): Summary {
  return {
    requests: entries.length,
    unattributed,
    verdict: worst(entries.map(({ verdict }) => verdict)),
    operations: grouped(entries, nameOf).map(([operation, asked]) => ({
      operation,
      count: asked.length,
      statuses: Object.fromEntries(
        grouped(asked, ({ status }) => String(status ?? 'none')).map(([status, same]) => [status, same.length]),
      ),
      verdict: worst(asked.map(({ verdict }) => verdict)),
    })),
    complaints: complaintsOf(entries),
    errors: grouped(
      entries,
      (entry) => `${nameOf(entry)} ${entry.status} ${entry.error_code} ${entry.explanation}`,
    ).flatMap(([, same]) => errorOf(same)),
  };
}

/** An operation by its id. Ids in a path that is none are left as they are: nobody knows which those are. */
function nameOf({ operation, method, path }: RequestEntry): string {
  return operation ?? `${method} ${path.split('?')[0]}`;
}

function complaintsOf(entries: readonly RequestEntry[]): Complaint[] {
  const all = entries.flatMap((entry) =>
    entry.violations.map(({ kind, where, message }) => ({
      verdict: isKind(kind) ? violationKinds[kind].verdict : 'violation',
      operation: nameOf(entry),
      kind,
      where,
      message,
      request_id: entry.id,
    })),
  );
  const groups = grouped(all, ({ operation, where, message }) => `${operation} ${where} ${message}`);
  const found = groups.flatMap(([, same]) => (same[0] ? [{ ...same[0], count: same.length }] : []));
  return [
    ...found.filter(({ verdict }) => verdict === 'violation'),
    ...found.filter(({ verdict }) => verdict === 'warning'),
  ];
}

function isKind(kind: string): kind is keyof typeof violationKinds {
  return Object.hasOwn(violationKinds, kind);
}

function errorOf(same: readonly RequestEntry[]): AnsweredError[] {
  const [entry] = same;
  if (!entry || entry.error_code === null || entry.status === null) return [];
  const { status, error_code, explanation } = entry;
  return [{ operation: nameOf(entry), status, error_code, explanation, count: same.length }];
}

/** Items with the same key together, the most frequent key first. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
