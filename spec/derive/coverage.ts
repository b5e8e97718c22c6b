import { type OperationId, operations } from '../resources';
import { byArea, type CoverageArea, coverageAreaNames } from '../tables/coverage-areas';
import { declineCodes } from '../tables/decline-codes';
import { type EventRow, events } from '../tables/events';
import type { Operation } from '../vocabulary/operation';
import { errorsOf } from './operation-errors';
import { isChargingOperation } from './scenario-faults';

/** One area of the integration coverage. */
export interface AreaCoverage {
  /** The names that were met, in the order of the specification. */
  met: string[];
  /** The names that no request has met. */
  missed: string[];
  /** From 0 to 100, with one decimal. It is 100 only if nothing was missed. */
  percent: number;
}

/** The parts of the API that a suite has met, by area. */
export type Coverage = Record<CoverageArea, AreaCoverage> & {
  total: { met: number; of: number; percent: number };
};

/** Everything that was met, by area. */
export type MetItems = Readonly<Record<CoverageArea, { readonly has: (item: string) => boolean }>>;

type CoverableNames = Readonly<Record<CoverageArea, readonly string[]>>;

let known: CoverableNames | undefined;

/**
 * Returns the names that can be met, by area. Deprecated operations and events are left out. They are collected at the first
 * call: the error codes of all operations take milliseconds, which a program that asks for no coverage need not wait for.
 */
function coverableNames(): CoverableNames {
  return (known ??= collectNames());
}

function collectNames(): CoverableNames {
  const current = Object.entries(operations).filter(
    ([, operation]: readonly [string, Operation]) => operation.deprecated !== true,
  );
  const idsWhere = (isWanted: (operation: Operation) => boolean): readonly string[] =>
    current.filter(([, operation]) => isWanted(operation)).map(([id]) => id);
  const eventRows: readonly (readonly [name: string, row: EventRow])[] = Object.entries(events);
  const keyed = idsWhere(({ idempotencyKey }) => idempotencyKey !== 'none');
  return {
    operations: idsWhere(() => true),
    declines: Object.keys(declineCodes),
    error_codes: [...new Set(current.flatMap(([, operation]) => errorsOf(operation)))],
    webhook_events: eventRows.filter(([, { deprecated }]) => deprecated !== true).map(([name]) => name),
    retries: keyed,
    idempotent_replays: keyed,
    pages: idsWhere(({ query = {} }) => Object.hasOwn(query, 'after_cursor')),
  };
}

/** Returns the coverage of what was met. */
export function coverageOf(met: MetItems): Coverage {
  const coverable = coverableNames();
  const area = (name: CoverageArea): AreaCoverage => {
    const all = coverable[name];
    const found = all.filter((item) => met[name].has(item));
    const missed = all.filter((item) => !met[name].has(item));
    return { met: found, missed, percent: percentOf(found.length, all.length) };
  };
  return totalled(byArea(area));
}

function totalled(areas: Record<CoverageArea, AreaCoverage>): Coverage {
  const sum = (count: (each: AreaCoverage) => number) =>
    Object.values(areas).reduce((all, each) => all + count(each), 0);
  const count = sum((each) => each.met.length);
  const of = sum((each) => each.met.length + each.missed.length);
  return { ...areas, total: { met: count, of, percent: percentOf(count, of) } };
}

/** Returns the part of a coverage that belongs to some operations: the ones that a suite means to cover. Events stay. */
export function coverageWithin(coverage: Coverage, ids: readonly OperationId[]): Coverage {
  const isNamed = (name: string) => ids.some((id) => id === name);
  const codes = new Set<string>(ids.flatMap((id) => errorsOf(operations[id])));
  const isKept: Readonly<Record<CoverageArea, (name: string) => boolean>> = {
    operations: isNamed,
    declines: () => ids.some(isChargingOperation),
    error_codes: (name) => codes.has(name),
    webhook_events: () => true,
    retries: isNamed,
    idempotent_replays: isNamed,
    pages: isNamed,
  };
  return totalled(
    byArea((area) => {
      const met = coverage[area].met.filter(isKept[area]);
      const missed = coverage[area].missed.filter(isKept[area]);
      return { met, missed, percent: percentOf(met.length, met.length + missed.length) };
    }),
  );
}

/** Returns the coverage of several platforms together. */
export function mergeCoverage(coverages: readonly Coverage[]): Coverage {
  return coverageOf(byArea((area) => new Set(coverages.flatMap((coverage) => coverage[area].met))));
}

/** Rounded down, so that almost everything is not all of it. Of nothing, all was met. */
function percentOf(met: number, of: number): number {
  return of === 0 ? 100 : Math.floor((met / of) * 1_000) / 10;
}

/** Whether a value from elsewhere, such as a response, is a coverage. */
export function isCoverage(value: unknown): value is Coverage {
  const areas = fieldsOf(value);
  const { met, of, percent } = fieldsOf(areas['total']);
  return [met, of, percent].every(isNumber) && coverageAreaNames.every((name) => isAreaCoverage(areas[name]));
}

function isAreaCoverage(value: unknown): boolean {
  const { met, missed, percent } = fieldsOf(value);
  return isNumber(percent) && [met, missed].every((names) => Array.isArray(names) && names.every(isString));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const isNumber = (value: unknown) => typeof value === 'number';
const isString = (value: unknown) => typeof value === 'string';
