import { resources } from '../../../spec/resources';
import { ownText } from '../own-text';

/** The prefixes of ids, as the document declares them: those of events and requests are in no path. */
const prefixes = prefixesIn(resources);

/** Returns the prefixes of all patterns of ids in the tables. */
function prefixesIn(tables: unknown): ReadonlySet<string> {
  const found = JSON.stringify(tables).matchAll(/"\^([a-z]+)_\[0-9A-Za-z\]\{22\}\$"/g);
  return new Set([...found].flatMap(([, prefix]) => prefix ?? []));
}

const idPattern = /(?<![0-9A-Za-z_-])([a-z]{2,5})_[0-9A-Za-z]{22}(?![0-9A-Za-z_-])/g;

/** Returns the ids of objects in a text, such as a path or JSON: each once, in the order of their first places. */
export function idsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [id, prefix = ''] of text.matchAll(idPattern)) if (prefixes.has(prefix)) found.add(id);
  return [...found].map(ownText);
}

/** Whether a text is an id, and nothing else. */
export function isObjectId(text: string): boolean {
  return text.length <= 28 && idsIn(text)[0] === text;
}

/** Returns the prefix of an id. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('_'));
