import { controlApi, paymentApi } from '../../../spec/apis';
import { operationsOf } from '../../../spec/vocabulary/api';
import type { Operation } from '../../../spec/vocabulary/operation';
import { URLSearchParams } from '../../../spec/vocabulary/globals';
import { Router } from '../../wire/router';
import type { Vocabulary } from './kept';
import type { TextStandIns } from './text-stand-ins';
import type { Origin, ValueRedaction } from './values';

/** Replaces what is private in paths and queries. */
export interface LocationRedaction {
  /** Returns the operation that a request is for; undefined if the document has none. */
  readonly operationAt: (method: string, path: string) => Operation | undefined;
  /** Returns a path with its query. Of an unknown path, only the shape is kept. */
  readonly location: (location: string, operation: Operation | undefined) => string;
  /** Returns the parameters of a query or of a form. */
  readonly parameters: (text: string, schemas: Operation['query'], isKnown: boolean, origin?: Origin) => string;
}

export function locationRedaction(
  standIns: TextStandIns,
  values: ValueRedaction,
  words: Vocabulary,
): LocationRedaction {
  const router = new Router<Operation>();
  const literals = new Set<string>();
  for (const [, operation] of [...operationsOf(paymentApi), ...operationsOf(controlApi)]) {
    router.add(operation.method.toUpperCase(), operation.path, operation);
    for (const segment of operation.path.split('/')) literals.add(segment);
  }
  const segment = (encoded: string): string => {
    const text = decoded(encoded);
    if (literals.has(text) || values.isId(text) || words.hasWord(text)) return encoded;
    return encodeURIComponent(standIns.text(text));
  };
  const parameters: LocationRedaction['parameters'] = (text, schemas = {}, isKnown, origin = 'request') => {
    const redacted = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(text)) {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      const shown = schema ? name : isKnown ? values.name(name) : standIns.text(name);
      redacted.append(shown, values.text(value, schema, origin, name));
    }
    return redacted.toString();
  };
  return {
    operationAt: (method, path) => router.find(method, path)?.target,
    location: (location, operation) => {
      const [path = '', query] = splitAt(location, '?');
      const shown = path.split('/').map(segment).join('/');
      return query === undefined ? shown : `${shown}?${parameters(query, operation?.query, operation !== undefined)}`;
    },
    parameters,
  };
}

function splitAt(text: string, separator: string): readonly [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Returns a text without percent encoding; as it is if it has an invalid one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
