import { Help, type HelpConfiguration } from 'commander';
import stringWidth from 'string-width';
import type { Output } from './io';
import { wrapped } from './wrapped';

/** Columns that descriptions have at least, with the space around them. */
const DESCRIPTION_COLUMNS = 44;
const DEFAULT_COLUMNS = 80;

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

/** Wraps a help. Lines of prose that its source breaks within a sentence are one line before. */
export function wrappedHelp(text: string, output: Output): string {
  const width = widthOf(output);
  return wrapped(joined(text, width), width);
}

function joined(text: string, width: number): string {
  return text
    .split('\n')
    .reduce<string[]>((lines, line) => {
      const before = lines.at(-1) ?? '';
      if (stringWidth(before) > width && !/[.:?!]$/.test(before) && isProse(before) && isProse(line))
        lines.splice(-1, 1, `${before} ${line}`);
      else lines.push(line);
      return lines;
    }, [])
    .join('\n');
}

/** Whether a line is one of sentences: no term with its text, and no example. */
const isProse = (line: string): boolean => /^\S/.test(line) && !/\S {2,}\S/.test(line);
