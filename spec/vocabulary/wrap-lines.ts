/** Columns that a text beside a term has at least, or else it goes on below the term. */
const MIN_TEXT_COLUMNS = 24;

/** A command to paste, alone on its line or at the end of one: it is not wrapped. */
const command = /^(.*?[:.] |\s*)((?:(?:npx )?payments-sandbox|curl) (?:(?! {2}).)*)$/;

type WidthOf = (text: string) => number;

const charactersOf: WidthOf = (text) => text.length;

/**
 * Wraps longer lines at words. Later lines are below the text of the first one, after its column of terms. A command to paste
 * and a word that does not fit, such as an address, are longer than the others, alone on their line. `widthOf` returns the
 * columns of a text (default: its characters).
 */
export function wrapLines(text: string, columns: number, widthOf = charactersOf): string {
  return text
    .split('\n')
    .flatMap((line) => wrappedLine(line, columns, widthOf))
    .join('\n');
}

function wrappedLine(line: string, columns: number, widthOf: WidthOf): readonly string[] {
  if (widthOf(line) <= columns) return [line];
  const [, before = '', pasted] = command.exec(line) ?? [];
  if (pasted !== undefined)
    return before.trim() === '' ? [line] : [...wrappedLine(before.trimEnd(), columns, widthOf), `  ${pasted}`];
  const [head = ''] = /^\s*(?:\S+(?: \S+)*\s{2,})?/.exec(line) ?? [];
  const indent = head.length > columns - MIN_TEXT_COLUMNS ? (/^\s*/.exec(head)?.[0].length ?? 0) + 2 : head.length;
  const lines: string[] = [];
  let rest = line;
  while (widthOf(rest) > columns) {
    const end = breakIn(rest, columns, widthOf);
    if (end < 0) break;
    lines.push(rest.slice(0, end).trimEnd());
    rest = ' '.repeat(indent) + rest.slice(end + 1).trimStart();
  }
  return [...lines, rest];
}

/** Returns the place of the last space before which a line fits, else of the first one; -1 for a line of one word. */
function breakIn(line: string, columns: number, widthOf: WidthOf): number {
  const start = /^\s*/.exec(line)?.[0].length ?? 0;
  let last = -1;
  for (let at = line.indexOf(' ', start); at >= 0; at = line.indexOf(' ', at + 1)) {
    if (widthOf(line.slice(0, at)) > columns) return last < 0 ? at : last;
    last = at;
  }
  return last;
}
