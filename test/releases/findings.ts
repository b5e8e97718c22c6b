import { createHash } from 'node:crypto';
import { newerReleaseIn } from '../../mock-server/store/journal/newer-release-error';
import { SeedFileError } from '../../mock-server/server';
import { messageOf } from '../../mock-server/domain/thrown';
import { isObject } from '../../mock-server/fields/field';
import type { Parts } from './read-platform';

const ADVICE = `
Declare in mock-server/rows/ what older rows read as: added('<this release>', value, field), with a value or a function,
renamed('<this release>', 'former_name', field), or a list of removed fields. See CONTRIBUTING.md.
Where rows read differently as intended, check the new files of "npx vitest run --project shared releases -u".`;

/** Returns rows as the text of a file of expectations: one in each line, with its table. */
export function textOfRows(rows: Parts): string {
  const lines = Object.entries(rows).flatMap(([table, list]) =>
    rowsIn(list).map((row) => `${JSON.stringify([table, row])}\n`),
  );
  return lines.join('');
}

/** Returns the rows of such a text. */
export function rowsOfText(text: string): Parts {
  const rows: Record<string, unknown[]> = {};
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [table, row] = JSON.parse(line);
    (rows[table] ??= []).push(row);
  }
  return rows;
}

/** The fields of events stand as those of resources do, whose order the golden flow holds. */
const inOrderOfNames = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Returns a hash of each part that is a list, with its length. Others are texts. */
export function hashesOf(parts: Parts): Readonly<Record<string, string>> {
  const entries = Object.entries(parts).map(([name, part]) => {
    if (!Array.isArray(part)) return [name, String(part)];
    const json = JSON.stringify(part, name.startsWith('events') ? inOrderOfNames : undefined);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
    return [name, `${part.length} ${hash}`];
  });
  return Object.fromEntries(entries);
}

const rowsIn = (list: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** The hashes of what was read of each source, by the names of its parts. */
type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What reads differently than expected, each cause once: a field of a table. */
export class Findings {
  /** Where each was found. */
  readonly #places = new Map<string, string[]>();

  /** Compares rows by their ids. */
  compare(place: string, expected: Parts, read: Parts): void {
    for (const table of new Set([...Object.keys(expected), ...Object.keys(read)])) {
      const wanted = new Map(rowsIn(expected[table]).map((row) => [row['id'], row]));
      const found = new Map(rowsIn(read[table]).map((row) => [row['id'], row]));
      for (const id of new Set([...wanted.keys(), ...found.keys()]))
        for (const field of fieldsThatDiffer(wanted.get(id), found.get(id))) this.#add(`${table}${field}`, place);
    }
  }

  /** Compares the hashes of each source. */
  compareHashes(release: string, expected: Hashes, read: Hashes): void {
    for (const [source, hashes] of Object.entries(read))
      for (const name of Object.keys({ ...expected[source], ...hashes }))
        if (expected[source]?.[name] !== hashes[name]) this.#add(`the hash of ${name}`, `${source} of ${release}`);
  }

  /** Returns what is read, or undefined for what this release cannot read. */
  async attempt<Result>(place: string, read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      if (newerReleaseIn(error) === undefined && !(error instanceof SeedFileError)) throw error;
      const message = messageOf(error);
      const [, table, field = '', problem] = /rows\.(\w+)(?:\[\d+\])?(\S*) ([^.(]*[^.( ])/.exec(message) ?? [];
      this.#add(table === undefined ? message : `${table}${field} ${problem}`, place);
      return undefined;
    }
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** Fields before hashes, which follow from them. */
  get text(): string {
    const lines = [...this.#places].map(([cause, places]) => `  ${cause} (${[...new Set(places)].join(', ')})`);
    const isHash = (line: string) => Number(line.startsWith('  the hash'));
    const inOrder = lines.sort((a, b) => isHash(a) - isHash(b));
    return inOrder.join('\n') + ADVICE;
  }

  #add(cause: string, place: string): void {
    this.#places.set(cause, [...(this.#places.get(cause) ?? []), place]);
  }
}

/** Returns the fields in which two rows differ, each with a point before it; an empty text where one is missing. */
function fieldsThatDiffer(
  a: Record<string, unknown> | undefined,
  b: Record<string, unknown> | undefined,
): readonly string[] {
  if (a === undefined || b === undefined) return [''];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const differing = names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
  return differing.map((name) => `.${name}`);
}
