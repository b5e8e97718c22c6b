import { type Finding, finding } from './finding';
import { idsIn, objectIdOf } from './texts';
import type { IdComparison, ValueContext, ValuePlace, Values } from './value-context';

type List = readonly unknown[];

/** Yields the differences of two items. With `ids`, the comparison is only tried, and binds no ids. */
export type CompareItems = (values: Values, ids?: IdComparison) => Iterable<Finding>;

/**
 * Yields the differences of two lists. The same items in another order are one difference. Items of lists of different lengths
 * are not compared.
 */
export function* compareLists(
  recorded: List,
  sandbox: List,
  place: ValuePlace,
  context: ValueContext,
  compare: CompareItems,
): Generator<Finding, void> {
  const { field, declared, owner } = place;
  if (recorded.length !== sandbox.length) {
    const values = { recorded: recorded.length, sandbox: sandbox.length };
    const caused = findCause(recorded, sandbox, context);
    if (caused !== undefined) followUnbound(recorded, caused, context);
    yield finding('length', field, values, declared, { owner, ...(caused !== undefined && { caused }) });
    return;
  }
  const byPlace = recorded.flatMap((item, at) => [...compare({ recorded: item, sandbox: sandbox[at] })]);
  const order = byPlace.length === 0 ? undefined : findOrder(recorded, sandbox, context, compare);
  if (order === undefined) return yield* byPlace;
  // Only ids were bound to each other that do not belong together.
  if (!order.positions.some(isElsewhere)) return;
  const positions = { recorded: recorded.map((_, at) => at + 1), sandbox: order.positions.map((at) => at + 1) };
  yield finding('order', field, positions, declared, { owner });
  if (order.isExact) return;
  for (const [at, item] of recorded.entries())
    yield* compare({ recorded: item, sandbox: sandbox[order.positions.indexOf(at)] });
}

/** Returns an object that one side only has, if without the items that name such objects the lists have the same length. */
function findCause(recorded: List, sandbox: List, { isOneSided }: ValueContext): string | undefined {
  const idsOf = (list: List) => list.flatMap((item) => idsIn(JSON.stringify(item)).find(isOneSided) ?? []);
  const ofRecording = idsOf(recorded);
  const ofSandbox = idsOf(sandbox);
  const isExplained = recorded.length - ofRecording.length === sandbox.length - ofSandbox.length;
  return isExplained ? (ofRecording[0] ?? ofSandbox[0]) : undefined;
}

/** Differences of items whose ids were not bound follow from the object that made the lists different. */
export function followUnbound(recorded: List, caused: string, { ids, follow }: ValueContext): void {
  for (const item of recorded) {
    const id = objectIdOf(item);
    if (id !== undefined && ids.translate(id) === id) follow(id, caused);
  }
}

interface Order {
  /** For each item of the sandbox, the index of the recorded one. */
  readonly positions: readonly number[];
  /** Whether the items are equal, apart from their order. */
  readonly isExact: boolean;
}

/** Returns another order of the sandbox's items, in which they are those of the recording. */
function findOrder(recorded: List, sandbox: List, { ids }: ValueContext, compare: CompareItems): Order | undefined {
  const translate = (id: string) => ids.translate(id);
  const isKnown = (id: string) => translate(id) !== id;
  const known: IdComparison = { translate, matches: (a, b) => !isKnown(a) || translate(a) === b };
  // The ids of objects that appear for the first time are bound by their place, which may be the wrong one.
  const any: IdComparison = { translate, matches: () => true };
  const isEqual = (comparison: IdComparison) => (a: unknown, b: unknown) =>
    isEmpty(compare({ recorded: a, sandbox: b }, comparison));
  const byKnown = positionsBy(recorded, sandbox, isEqual(known));
  if (byKnown?.some(isElsewhere)) return { positions: byKnown, isExact: true };
  const byContent = positionsBy(recorded, sandbox, isEqual(any));
  const byId = positionsBy(recorded, sandbox, (a, b) => isSameObject(a, b, ids));
  if (byContent && (byId ?? byContent.some(isElsewhere))) return { positions: byContent, isExact: true };
  return byId?.some(isElsewhere) ? { positions: byId, isExact: false } : undefined;
}

const isElsewhere = (position: number, at: number): boolean => position !== at;

/** Looks for the first one only. */
const isEmpty = (found: Iterable<Finding>): boolean => found[Symbol.iterator]().next().done === true;

/** Returns for each item of the sandbox the index of the recorded item that it is; undefined if one is of none. */
function positionsBy(
  recorded: List,
  sandbox: List,
  isSame: (recorded: unknown, sandbox: unknown) => boolean,
): readonly number[] | undefined {
  const left = new Set(recorded.keys());
  const positions: number[] = [];
  for (const item of sandbox) {
    const found = [...left].find((at) => isSame(recorded[at], item));
    if (found === undefined) return undefined;
    left.delete(found);
    positions.push(found);
  }
  return positions;
}

function isSameObject(recorded: unknown, sandbox: unknown, ids: IdComparison): boolean {
  const id = objectIdOf(recorded);
  return id !== undefined && ids.translate(id) === objectIdOf(sandbox);
}
