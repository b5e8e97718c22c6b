/** A field that differs in two objects. `before` or `after` is absent if that object does not have the field. */
export interface FieldChange {
  /** Names and indexes that lead to the field: `attempts.0.status`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Returns the fields in which two JSON values differ, in their order. */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (Object.is(before, after)) return [];
  if (!isComposite(before) || !isComposite(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => fieldChanges(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

/** Whether a value is an object or an array, both of which have entries by name. */
function isComposite(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
