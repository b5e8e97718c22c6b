import { type JsonObject, objectIn, toJson } from './json';

/** Fewer operations than these keep a response in place, where readers look for it. */
const MIN_OPERATIONS = 10;

/**
 * Returns a document in which responses that many operations have, such as that to an invalid token, are in its components once.
 * In place they would be half of the document, and a third of the types that are made from it.
 */
export function withSharedResponses(document: JsonObject): JsonObject {
  const uses = new Map<string, number>();
  mapResponses(document, (response) => {
    const text = JSON.stringify(response);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    return response;
  });
  const shared = new Map<string, JsonObject>();
  const paths = mapResponses(document, (response) => {
    const text = JSON.stringify(response);
    const name = nameOf(response);
    const isOther = shared.has(name) && JSON.stringify(shared.get(name)) !== text;
    if ((uses.get(text) ?? 0) < MIN_OPERATIONS || isOther) return response;
    shared.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  });
  const components = { ...objectIn(document['components']), responses: Object.fromEntries(shared) };
  return toJson({ ...document, paths, components });
}

/** Returns the paths with each response changed. */
function mapResponses({ paths }: JsonObject, change: (response: JsonObject) => JsonObject): JsonObject {
  return mapped(paths, (methods) =>
    mapped(methods, (operation) => ({ ...operation, responses: mapped(operation['responses'], change) })),
  );
}

/** Returns the error codes of a response as a name, such as `CursorInvalid`, and whether it may be that of an earlier request. */
function nameOf({ description, headers }: JsonObject): string {
  const codes = String(description).match(/\w+/g) ?? [];
  const words = [
    ...codes.join('_or_').split('_'),
    ...('Idempotent-Replayed' in objectIn(headers) ? ['replayable'] : []),
  ];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const mapped = (values: unknown, change: (value: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(objectIn(values)).map(([name, value]) => [name, change(objectIn(value))]));
