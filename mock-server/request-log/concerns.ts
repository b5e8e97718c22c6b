import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { isPlainObject } from '../wire/json';
import type { RequestEntry } from './entry';
import { RequestRecord } from './record';

type Logged = RequestRecord | RequestEntry;

/** The texts in the responses that were searched before: to render a response again costs far more than to search it. */
const searched = new WeakMap<Logged, string>();

/**
 * Whether a request concerns an object: its path contains the id, or its response does. Lists contain many objects and concern
 * none of them, and no object concerns the account that it belongs to. No entry is derived for it.
 */
export function concerns(logged: Logged, id: string): boolean {
  const path = logged instanceof RequestRecord ? logged.facts.url : logged.path;
  return path.includes(id) || responseTexts(logged).includes(id);
}

function responseTexts(logged: Logged): string {
  const known = searched.get(logged);
  if (known !== undefined) return known;
  const operation = logged instanceof RequestRecord ? logged.facts.operation : logged.operation;
  const texts: string[] = [];
  if (!isList(operation)) addTexts(responseOf(logged), texts);
  const joined = texts.join('\n');
  searched.set(logged, joined);
  return joined;
}

function isList(id: OperationId | null): boolean {
  const operation: Operation | null = id && operations[id];
  return operation?.success.wrapping === 'page';
}

/** Returns the body of a response: parsed, or as a text if it is not JSON or only its beginning is known. */
function responseOf(logged: Logged): unknown {
  if (!(logged instanceof RequestRecord)) return logged.answer_body;
  const { responseBody } = logged;
  const text = typeof responseBody === 'function' ? responseBody() : responseBody;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (isPlainObject(value))
    for (const name in value) if (!name.endsWith('account_id')) addTexts(value[name], texts);
}
