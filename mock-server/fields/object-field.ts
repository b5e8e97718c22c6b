import { type CurrentRow, type Field, isObject } from './field';
import type { OtherRows } from './other-rows';
import type { Reading } from './reading';

/** A field whose values are objects. */
export interface ObjectField<in Value = never> extends Field<Value> {
  readonly fields: Readonly<Record<string, Field>>;
}

/** Fields that rows had until a release. What an older row has in them is not kept. */
export type RemovedFields = Readonly<Record<string, string>>;

/** An object with these fields and no others. */
export function objectOf(fields: Readonly<Record<string, Field>>, removed: RemovedFields = {}): ObjectField<object> {
  const reader = new ObjectReader(fields, removed);
  const writers = Object.entries(fields).filter(([, { written }]) => written !== undefined);
  const written = (value: unknown, current: CurrentRow): unknown => {
    if (!isObject(value)) return value;
    const changed = writers
      .filter(([name]) => name in value)
      .map(([name, field]) => [name, field.written?.(value[name], current)]);
    return { ...value, ...Object.fromEntries(changed) };
  };
  return { fields, read: (value, reading) => reader.read(value, reading), ...(writers.length > 0 && { written }) };
}

/** Objects whose field `kind` decides which other fields they have; `rest` is the field of objects without a kind. */
export function variantsOf(
  fieldsByKind: Readonly<Record<string, Readonly<Record<string, Field>>>>,
  rest: Field,
): Field<object> {
  const kind: Field<string> = { read: (value) => value };
  const variants = new Map<unknown, Field>(
    Object.entries(fieldsByKind).map(([name, fields]) => [name, objectOf({ kind, ...fields })]),
  );
  const variantOf = (value: unknown) => {
    const name = isObject(value) ? value['kind'] : undefined;
    return name === undefined ? rest : variants.get(name);
  };
  return {
    read(value, reading) {
      const variant = variantOf(value);
      return variant === undefined ? reading.problem('is of an unknown kind') : variant.read(value, reading);
    },
    written: (value, current) => variantOf(value)?.written?.(value, current) ?? value,
  };
}

interface NamedField {
  readonly name: string;
  readonly field: Field;
  readonly next: number;
}

const noRows: OtherRows = () => [];

/** Reads objects. One with all fields, as this release writes it, is checked and kept; any other one is completed. */
class ObjectReader {
  readonly #fields: readonly NamedField[];
  readonly #byName: ReadonlyMap<string, NamedField>;
  readonly #formerNames: ReadonlySet<string | undefined>;
  readonly #derived: readonly NamedField[];
  readonly #required: number;

  constructor(fields: Readonly<Record<string, Field>>, removed: RemovedFields) {
    this.#fields = Object.entries(fields).map(([name, field], at) => ({ name, field, next: at + 1 }));
    this.#byName = new Map(this.#fields.map((named) => [named.name, named]));
    this.#formerNames = new Set([...this.#fields.map(({ field }) => field.formerName), ...Object.keys(removed)]);
    this.#derived = this.#fields.filter(({ field }) => field.isDerived);
    this.#required = this.#fields.filter(({ field }) => !field.isOptional).length;
  }

  read(value: unknown, reading: Reading): unknown {
    if (!isObject(value)) return reading.problem('is not an object');
    reading.enter();
    const isComplete = this.#readPresent(value, reading);
    const complete = isComplete ? value : this.#completed(value, reading);
    reading.leave();
    return complete;
  }

  /**
   * Reads the fields that an object has, in place: it was parsed just now. Returns whether these are all fields, and no others.
   */
  #readPresent(value: Record<string, unknown>, reading: Reading): boolean {
    let next = 0;
    let required = 0;
    let isKnown = true;
    for (const name in value) {
      // Most objects have their fields in the declared order.
      const expected = this.#fields[next];
      const named = expected?.name === name ? expected : this.#byName.get(name);
      if (named === undefined) {
        isKnown = false;
        continue;
      }
      next = named.next;
      if (!named.field.isOptional) required++;
      reading.field = name;
      const stored = value[name];
      const kept = named.field.read(stored, reading);
      if (kept !== stored) value[name] = kept;
    }
    return isKnown && required === this.#required;
  }

  /** Returns an object of an older release with the fields of this one. */
  #completed(value: Record<string, unknown>, reading: Reading): object {
    const complete: Record<string, unknown> = {};
    for (const { name, field } of this.#fields) {
      reading.field = name;
      const { formerName, absent, isDerived, isOptional } = field;
      if (Object.hasOwn(value, name)) complete[name] = value[name];
      else if (formerName !== undefined && Object.hasOwn(value, formerName))
        complete[name] = field.read(value[formerName], reading);
      // A row of this release may lack an optional field as well, so it is the same in each.
      else if (isOptional) continue;
      else if (absent === undefined) reading.problem('is missing');
      else complete[name] = isDerived ? undefined : absent(complete, noRows);
    }
    for (const { name, field } of this.#derived)
      if (complete[name] === undefined) derive(complete, name, field, reading);
    for (const name of Object.keys(value)) {
      reading.field = name;
      if (!this.#byName.has(name) && !this.#formerNames.has(name)) reading.problem('is not known here');
    }
    return complete;
  }
}

/** Sets a field that the others of its object decide, or other rows: now, and when all rows are read. */
function derive(object: Record<string, unknown>, name: string, { absent }: Field, reading: Reading): void {
  const withoutRows = absent?.(object, noRows);
  object[name] = withoutRows;
  reading.derive((rows) => {
    object[name] = absent?.(object, rows);
    return object[name] !== withoutRows;
  });
}
