import type { Schema } from '../../../spec/vocabulary/schema';
import type { LocationRedaction } from './locations';
import { resolved } from './schemas';
import type { TextStandIns } from './text-stand-ins';
import type { Origin, ValueRedaction } from './values';

/** Replaces what is private in the bodies of requests and responses. */
export interface BodyRedaction {
  /** Returns a body. Its schema and its origin may depend on the parsed body. */
  readonly body: (
    text: string,
    mimeType: string,
    schemaOf: (body: unknown) => Schema | undefined,
    originOf: (body: unknown) => Origin,
  ) => string;
}

export function bodyRedaction(
  standIns: TextStandIns,
  values: ValueRedaction,
  locations: LocationRedaction,
): BodyRedaction {
  return {
    body: (text, mimeType, schemaOf, originOf) => {
      if (/^application\/x-www-form-urlencoded/i.test(mimeType))
        return locations.parameters(text, resolved(schemaOf(undefined))?.properties, true, originOf(undefined));
      const parsed = parse(text);
      if (parsed === undefined) return standIns.text(text);
      return JSON.stringify(values.value(parsed.value, schemaOf(parsed.value), originOf(parsed.value)));
    },
  };
}

/** Parses JSON, whatever content type was sent with it. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
