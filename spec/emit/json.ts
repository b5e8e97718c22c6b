/** A JSON value; an undefined property is left out. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** A value as JSON carries it: what is undefined is gone. */
export function toJson(value: object): JsonObject {
  // eslint-disable-next-line ts/no-unsafe-return -- JSON has no other values than these
  return JSON.parse(JSON.stringify(value));
}
