import type { RequestEntry } from '../../../mock-server';
import { type RequestVerdict, violationKinds } from '../../../spec';

/** A violation or warning that one or more requests have in common. */
export interface Complaint {
  readonly verdict: Exclude<RequestVerdict, 'ok'>;
  /** The id of the operation; the method and path if they match none. */
  readonly operation: string;
  readonly kind: string;
  readonly where: string;
  readonly message: string;
  readonly count: number;
  /** The latest request. */
  readonly request_id: string;
  /** Whether one of the requests was answered with success. */
  readonly accepted: boolean;
}

/** An error response that one or more requests received. */
export interface ErrorSummary {
  readonly operation: string;
  readonly status: number;
  readonly error_code: string;
  readonly explanation: string | null;
  readonly count: number;
}

export interface OperationSummary {
  readonly operation: string;
  readonly count: number;
  /** Number of responses by status; `none` counts requests whose connection closed before a response. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly verdict: RequestVerdict;
}

export interface Summary {
  readonly requests: number;
  /** Number of requests that no platform could be found for. */
  readonly unattributed: number;
  /** Number of requests that the sandbox itself sent, and that are left out. */
  readonly left_out: number;
  readonly verdict: RequestVerdict;
  /** Number of requests with a violation that were answered with success. */
  readonly accepted_violations: number;
  readonly operations: readonly OperationSummary[];
  readonly complaints: readonly Complaint[];
  readonly errors: readonly ErrorSummary[];
}

const worstFirst: readonly RequestVerdict[] = ['violation', 'warning', 'ok'];
const worstOf = (verdicts: readonly RequestVerdict[]): RequestVerdict =>
  worstFirst.find((verdict) => verdicts.includes(verdict)) ?? 'ok';

/** Summarizes entries of the request log, given newest first. Lists of the summary have the most frequent item first. */
export function summarize(entries: readonly RequestEntry[], unattributed: number, left_out: number): Summary {
  return {
    requests: entries.length,
    unattributed,
    left_out,
    verdict: worstOf(entries.map(({ verdict }) => verdict)),
    accepted_violations: entries.filter((entry) => entry.verdict === 'violation' && isAccepted(entry)).length,
    operations: groupBy(entries, operationOf).map(([operation, sameOperation]) => ({
      operation,
      count: sameOperation.length,
      statuses: Object.fromEntries(
        groupBy(sameOperation, ({ status }) => String(status ?? 'none')).map(([status, same]) => [status, same.length]),
      ),
      verdict: worstOf(sameOperation.map(({ verdict }) => verdict)),
    })),
    complaints: complaintsOf(entries),
    errors: groupBy(
      entries,
      (entry) => `${operationOf(entry)} ${entry.status} ${entry.error_code} ${entry.explanation}`,
    ).flatMap(([, same]) => errorOf(same)),
  };
}

/**
 * Returns the id of the operation, or the method and path. Unknown paths keep their ids, which cannot be distinguished from other
 * segments.
 */
function operationOf({ operation, method, path }: RequestEntry): string {
  return operation ?? `${method} ${path.split('?')[0]}`;
}

function complaintsOf(entries: readonly RequestEntry[]): Complaint[] {
  const all = entries.flatMap((entry) =>
    entry.violations.map(({ kind, where, message }) => ({
      verdict: isKind(kind) ? violationKinds[kind].verdict : 'violation',
      operation: operationOf(entry),
      kind,
      where,
      message,
      request_id: entry.id,
      accepted: isAccepted(entry),
    })),
  );
  const groups = groupBy(all, ({ operation, where, message }) => `${operation} ${where} ${message}`);
  const found = groups.flatMap(([, same]) =>
    same[0] ? [{ ...same[0], count: same.length, accepted: same.some(({ accepted }) => accepted) }] : [],
  );
  return [
    ...found.filter(({ verdict }) => verdict === 'violation'),
    ...found.filter(({ verdict }) => verdict === 'warning'),
  ];
}

const isAccepted = ({ status }: RequestEntry): boolean => status !== null && status < 400;

function isKind(kind: string): kind is keyof typeof violationKinds {
  return Object.hasOwn(violationKinds, kind);
}

function errorOf(same: readonly RequestEntry[]): ErrorSummary[] {
  const [entry] = same;
  if (!entry || entry.error_code === null || entry.status === null) return [];
  const { status, error_code, explanation } = entry;
  return [{ operation: operationOf(entry), status, error_code, explanation, count: same.length }];
}

/** Groups items by a key, the largest group first. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
