/** A JSON value. Undefined properties are omitted when it is written. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Returns a value as JSON represents it, without undefined properties. */
export function toJson(value: object): JsonObject {
  // eslint-disable-next-line ts/no-unsafe-return -- JSON has no other values than these
  return JSON.parse(JSON.stringify(value));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value that is an object; an empty one for any other value. */
export function objectIn(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
