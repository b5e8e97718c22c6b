import { isPlainObject, type PlainObject } from '../../wire/json';
import { type Finding, finding } from './finding';
import { type CompareItems, followUnbound } from './lists';
import { objectIdOf } from './texts';
import type { ValueContext, ValuePlace } from './value-context';

/** A page of a list. */
interface Page extends PlainObject {
  readonly data: readonly unknown[];
  readonly page_info: PlainObject;
}

export function isPage(value: PlainObject): value is Page {
  return Array.isArray(value['data']) && isPlainObject(value['page_info']);
}

/** Returns the object of one side that shifts two pages; undefined for whole lists, and for pages that nothing shifts. */
export function shiftOfPages(recorded: Page, sandbox: Page, { shiftOf }: ValueContext): string | undefined {
  const isPart = ({ page_info: info }: Page) => info['has_next'] === true || info['has_previous'] === true;
  return isPart(recorded) || isPart(sandbox) ? shiftOf([...recorded.data, ...sandbox.data]) : undefined;
}

/** Yields the differences of the items that are on both pages, and that the pages have others: that follows from the shift. */
export function* compareShiftedItems(
  recorded: readonly unknown[],
  sandbox: readonly unknown[],
  { field, declared, owner }: ValuePlace,
  context: ValueContext,
  caused: string,
  compare: CompareItems,
): Generator<Finding, void> {
  const byId = new Map(sandbox.map((item) => [objectIdOf(item), item]));
  for (const item of recorded) {
    const id = objectIdOf(item);
    const ours = id === undefined ? undefined : byId.get(context.ids.translate(id));
    if (ours !== undefined) yield* compare({ recorded: item, sandbox: ours });
  }
  followUnbound(recorded, caused, context);
  if (recorded.length !== sandbox.length)
    yield finding('length', field, { recorded: recorded.length, sandbox: sandbox.length }, declared, { owner, caused });
}
