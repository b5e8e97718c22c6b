import stringWidth from 'string-width';
import { type Output, terminalColumns } from './io';

/** Columns that a text beside a term has at least, or else it goes on below the term. */
const MIN_TEXT_COLUMNS = 24;

/** A command to paste, alone on its line or at the end of one: it is not wrapped. */
const command = /^(.*?[:.] |\s*)((?:(?:npx )?payments-sandbox|curl) (?:(?! {2}).)*)$/;

/** Prints a result: one for programs as it is. */
export const writeResult = (stdout: Output, text: string, json = false) =>
  stdout.write(json ? text : wrappedFor(text, stdout));

/** Wraps text for an output: at the columns of a terminal, and not at all elsewhere. */
export function wrappedFor(text: string, output: Output): string {
  const columns = terminalColumns(output);
  return columns === undefined ? text : wrapped(text, columns);
}

/**
 * Wraps longer lines at words. Later lines are below the text of the first one, after its column of terms. A command to paste
 * and a word that does not fit, such as an address, are longer than the others, alone on their line.
 */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrappedLine(line, width))
    .join('\n');
}

function wrappedLine(line: string, width: number): readonly string[] {
  if (stringWidth(line) <= width) return [line];
  const [, before = '', pasted] = command.exec(line) ?? [];
  if (pasted !== undefined)
    return before.trim() === '' ? [line] : [...wrappedLine(before.trimEnd(), width), `  ${pasted}`];
  const [head = ''] = /^\s*(?:\S+(?: \S+)*\s{2,})?/.exec(line) ?? [];
  const indent = head.length > width - MIN_TEXT_COLUMNS ? (/^\s*/.exec(head)?.[0].length ?? 0) + 2 : head.length;
  const lines: string[] = [];
  let rest = line;
  while (stringWidth(rest) > width) {
    const end = breakIn(rest, width);
    if (end < 0) break;
    lines.push(rest.slice(0, end).trimEnd());
    rest = ' '.repeat(indent) + rest.slice(end + 1).trimStart();
  }
  return [...lines, rest];
}

/** Returns the place of the last space before which a line fits, else of the first one; -1 for a line of one word. */
function breakIn(line: string, width: number): number {
  const start = /^\s*/.exec(line)?.[0].length ?? 0;
  let last = -1;
  for (let at = line.indexOf(' ', start); at >= 0; at = line.indexOf(' ', at + 1)) {
    if (stringWidth(line.slice(0, at)) > width) return last < 0 ? at : last;
    last = at;
  }
  return last;
}
