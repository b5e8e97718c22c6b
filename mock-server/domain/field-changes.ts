/** A field that is not the same in two objects. What a side has not is not there. */
export interface FieldChange {
  /** Names and positions on the way to it: `attempts.0.status`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The fields of two JSON values that differ, in the order in which they stand. */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (Object.is(before, after)) return [];
  if (!isComposite(before) || !isComposite(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => fieldChanges(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

/** An object or a list: either has its parts by name. */
function isComposite(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
