import type { ReadyPart } from '../tables/ready-parts';
import {
  type ReadyRow,
  type ReadyRowId,
  readyRowIds,
  readyRows,
  type ReadyGroup,
  isReadyRowId,
} from '../tables/ready-rows';
import { didYouMean } from '../vocabulary/closest-names';
import type { ReadyFact, ReadyFacts, Sighting } from './ready-facts';

/** The statuses of a row: failed is only what the sandbox saw; not met is what the suite never did. */
export const readyStatuses = ['failed', 'not_met', 'passed', 'not_for_you'] as const;

export type ReadyStatus = (typeof readyStatuses)[number];

/** Rows that are accepted as they are, each with the reason. */
export type AcceptedRows = Readonly<Partial<Record<ReadyRowId, string>>>;

const UNSEEN = 'only ready -- COMMAND sees it';

/** The rows of what runs in sandboxes of its own, which the verdict on a running sandbox leaves out. */
export const unseenRows = { explored: UNSEEN, compared: UNSEEN } as const satisfies AcceptedRows;

/** A row with its status. */
export interface JudgedRow {
  readonly id: ReadyRowId;
  readonly row: ReadyRow;
  readonly status: ReadyStatus;
  readonly fact: ReadyFact;
  /** The parts that were not met, in order. */
  readonly missing: readonly string[];
  /** The reason for which it is accepted; undefined if it is not. */
  readonly accepted: string | undefined;
}

/** The verdict on a program. */
export interface Verdict {
  /** The worst status of the rows that apply. */
  readonly verdict: 'ready' | 'failed' | 'not_met';
  /** All rows, in the order of the table. */
  readonly rows: readonly JudgedRow[];
}

const none: ReadyFact = { needed: [], met: [], failed: [], refused: [] };

/** Returns the status of a row by its fact. */
export function statusOf({ needed, met, failed }: ReadyFact = none): ReadyStatus {
  if (failed.length > 0) return 'failed';
  if (needed.length === 0) return 'not_for_you';
  return needed.every((part) => met.includes(part)) ? 'passed' : 'not_met';
}

/** Returns the verdict on the facts of a suite. An accepted row that is not passed is not for the program. */
export function verdictOf(facts: ReadyFacts, accepted: AcceptedRows = {}): Verdict {
  const rows = readyRowIds.map((id): JudgedRow => {
    const fact = facts[id] ?? none;
    const status = statusOf(fact);
    const isAccepted = accepted[id] !== undefined && (status === 'failed' || status === 'not_met');
    return {
      id,
      row: readyRows[id],
      status: isAccepted ? 'not_for_you' : status,
      fact,
      missing: fact.needed.filter((part) => !fact.met.includes(part)),
      accepted: accepted[id],
    };
  });
  const has = (status: ReadyStatus) => rows.some((row) => row.status === status);
  const verdict = has('failed') ? 'failed' : has('not_met') ? 'not_met' : 'ready';
  return { verdict, rows };
}

/** Returns a row as it is in a list for programs. */
export function renderedRow({ id, row, status, ...judged }: JudgedRow): RenderedRow {
  return { id, group: row.group, status, why: reasonOf({ id, row, status, ...judged }), how: row.how };
}

/** A row of `ready --json`. */
export interface RenderedRow {
  readonly id: ReadyRowId;
  readonly group: ReadyGroup;
  readonly status: ReadyStatus;
  /** Why it has the status. */
  readonly why: string;
  /** How the sandbox knows. */
  readonly how: string;
}

/** Returns why a row has its status, as sentences. */
export function reasonOf({ row, status, fact, missing, accepted }: JudgedRow): string {
  if (status === 'failed') return fact.failed.map(sightingText).join(' ');
  const refused =
    fact.refused.length === 0 ? '' : ` Refused, which fails nothing: ${fact.refused.map(sightingText).join(' ')}`;
  if (accepted !== undefined && status === 'not_for_you') return `Accepted: ${accepted}.${refused}`;
  if (status === 'not_met') return `Not met: ${missing.map((part) => partOf(row, part).title).join(', ')}.${refused}`;
  if (status === 'not_for_you') return 'Your program sent nothing of this kind.';
  const obsolete = accepted === undefined ? '' : ' It is accepted in the configuration: take it out there.';
  return `Met: ${fact.needed.map((part) => partOf(row, part).title).join(', ')}.${obsolete}${refused}`;
}

export const sightingText = ({ id, summary }: Sighting): string => (id === null ? summary : `${id}: ${summary}`);

/** Returns a part of a row, with its name in the texts of one that stands for names of the program. */
export function partOf({ parts }: ReadyRow, name: string): ReadyPart {
  const part = parts[name] ?? parts['*'];
  if (part === undefined) return { title: name, arrange: '', act: '', expect: ['true', 'true'], elsewhere: [] };
  if (typeof part.arrange !== 'string') return part;
  const named = (text: string) => text.replaceAll('{part}', name);
  const { title, arrange, act, expect, elsewhere = [] } = part;
  return {
    ...part,
    title: named(title),
    arrange: named(arrange),
    act: named(act),
    expect: [named(expect[0]), named(expect[1])],
    elsewhere: elsewhere.map(named),
  };
}

/** Returns the accepted rows of a program without types. Throws a `TypeError` for an unknown row or a reason that is no text. */
export function requireAccepted(given: unknown, place: string): AcceptedRows {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`${place} must be an object with a reason for each row`);
  const accepted: { [Id in ReadyRowId]?: string } = {};
  for (const [id, reason] of Object.entries(given)) {
    if (!isReadyRowId(id))
      throw new TypeError(`unknown row "${id.slice(0, 100)}" in ${place}.${didYouMean(id, readyRowIds)}`);
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new TypeError(`${place}.${id} must be the reason, as a text`);
    accepted[id] = reason;
  }
  return accepted;
}
