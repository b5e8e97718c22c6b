import { LargeMap } from './large-map';

/** A small platform has a hundred maps, most of them with few keys. As large ones they would be a third of its memory. */
const MAX_FEW = 128;

/** The values of each map without a key. Nobody writes to it. */
const none = new Map<string, never>();

/**
 * A map for any number of keys: a `Map` while they are few, and a `LargeMap` from then on. A copy costs little. The values are
 * in the order in which their keys were added to it or to a copy of it.
 */
export class GrowingMap<Value extends object> {
  #values: Map<string, Value> | LargeMap<Value>;

  constructor(values: Map<string, Value> | LargeMap<Value> = none) {
    this.#values = values;
  }

  copy(): GrowingMap<Value> {
    return new GrowingMap(this.#values instanceof LargeMap ? this.#values.copy() : new Map(this.#values));
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Returns the value that it replaced. */
  set(key: string, value: Value): Value | undefined {
    const values = this.#values;
    if (values instanceof LargeMap) return values.set(key, value);
    const previous = values.get(key);
    if (values === none) this.#values = new Map([[key, value]]);
    else if (previous === undefined && values.size === MAX_FEW) this.#values = new LargeMap([...values, [key, value]]);
    else values.set(key, value);
    return previous;
  }

  /** Returns the value that it deleted. */
  delete(key: string): Value | undefined {
    const values = this.#values;
    if (values instanceof LargeMap) return values.delete(key);
    const previous = values.get(key);
    values.delete(key);
    return previous;
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }

  /**
   * Returns the values in which it differs from another map, and some that they have in common. Costs what was written since one
   * of the two was a copy of the other.
   */
  unshared(other: GrowingMap<Value>): Iterable<Value> {
    const these = this.#values;
    const others = other.#values;
    return these instanceof LargeMap && others instanceof LargeMap ? these.unshared(others) : these.values();
  }
}
