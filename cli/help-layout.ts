import { Help, type HelpConfiguration } from 'commander';
import type { Output } from './io';

/** Columns that descriptions have at least, with the space around them. */
const DESCRIPTION_COLUMNS = 44;
const DEFAULT_COLUMNS = 80;
/** Columns that a text beside a term has at least, or else it goes on below the term. */
const MIN_TEXT_COLUMNS = 24;

/** The layout of help: the description of a long option is on the next line, so that all descriptions can be wrapped at words. */
export const helpLayout: HelpConfiguration = {
  formatItem(term, termWidth, description, helper) {
    const width = Math.min(termWidth, (helper.helpWidth ?? DEFAULT_COLUMNS) - DESCRIPTION_COLUMNS);
    const format = (text: string) => Help.prototype.formatItem.call(helper, text, width, description, helper);
    return helper.displayWidth(term) > width && description !== '' ? `  ${term}\n${format('')}` : format(term);
  },
};

/** Returns the columns of a terminal, or those of the help on any other output. */
export const widthOf = ({ isTTY, columns }: Output): number => (isTTY && columns) || DEFAULT_COLUMNS;

/** Wraps longer lines at words. Later lines are below the text of the first one, after its column of terms. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrappedLine(line, width))
    .join('\n');
}

function wrappedLine(line: string, width: number): readonly string[] {
  if (line.length <= width) return [line];
  const [head = ''] = /^\s*(?:\S+(?: \S+)*\s{2,})?/.exec(line) ?? [];
  const indent = head.length > width - MIN_TEXT_COLUMNS ? (/^\s*/.exec(head)?.[0].length ?? 0) + 2 : head.length;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    const end = rest.slice(0, at).trim() === '' ? rest.indexOf(' ', width) : at;
    if (end < 0) break;
    lines.push(rest.slice(0, end).trimEnd());
    rest = ' '.repeat(indent) + rest.slice(end + 1).trimStart();
  }
  return [...lines, rest];
}
