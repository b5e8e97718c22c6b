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
