import { endOfTick } from '../../../time/tick';

/** Lines in the form in which a row contains them: joined by line breaks. */
export interface LineGroup {
  readonly text: string;
  readonly lines: number;
  readonly bytes: number;
}

/** Characters of a row, unless a single line is longer. */
export const MAX_ROW_CHARACTERS = 4_000_000;

/** Joins lines to rows. Runs the event loop and then `check` after each line, which may be long. */
export async function* groupsOf(
  lines: Iterable<string>,
  maxCharacters: number,
  check: () => void,
): AsyncGenerator<LineGroup, void, undefined> {
  let group: string[] = [];
  let characters = 0;
  for (const line of lines) {
    if (group.length > 0 && characters + line.length > maxCharacters) {
      yield groupOf(group);
      [group, characters] = [[], 0];
    }
    group.push(line);
    characters += line.length + 1;
    await endOfTick();
    check();
  }
  if (group.length > 0) yield groupOf(group);
}

/** Returns lines in the form in which a row contains them. */
export function groupOf(lines: readonly string[]): LineGroup {
  const text = lines.join('\n');
  return { text, lines: lines.length, bytes: Buffer.byteLength(text) };
}

/** Returns all lines as one group; undefined when they do not fit into a row. */
export function groupWithin(lines: Iterable<string>, maxCharacters: number): LineGroup | undefined {
  const group: string[] = [];
  let characters = 0;
  for (const line of lines) {
    group.push(line);
    characters += line.length + 1;
    if (characters > maxCharacters && group.length > 1) return undefined;
  }
  return groupOf(group);
}

/** Returns lines that can be taken again from the start. Those of a generator are kept in memory. */
export function repeatable(lines: Iterable<string>): Iterable<string> {
  return Object.is(lines[Symbol.iterator](), lines) ? [...lines] : lines;
}
