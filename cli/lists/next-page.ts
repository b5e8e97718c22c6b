import type { Command } from 'commander';
import { shellWord } from '../../spec/vocabulary/shell-word';
import { isRow } from './row';

/** Options of a command that another page has not: those that choose the page. */
const ofPage = ['--after-cursor', '--before-cursor'];

/** Returns the line for the next page: a command to paste, alone on its line; nothing after the last page. */
export function nextPageOf(response: object, command: Command): string {
  if (command.getOptionValue('json') === true) return '';
  const { page_info: info = undefined } = 'page_info' in response ? response : {};
  if (!isRow(info) || info['has_next'] !== true || typeof info['end_cursor'] !== 'string') return '';
  const words = [...givenTo(command), '--after-cursor', info['end_cursor']];
  return `\nNext page:\n  ${commandOf(words)}\n`;
}

/** Returns a command to paste. */
export const commandOf = (words: readonly string[]): string => `payments-sandbox ${words.map(shellWord).join(' ')}`;

/** Returns the arguments of the command without a page and without a token, which a terminal keeps. */
export function givenTo(command: Command): readonly string[] {
  const words: string[] = [];
  let root = command;
  while (root.parent) root = root.parent;
  for (const word of root.args) {
    const [name = ''] = word.split('=', 1);
    const previous = words.at(-1);
    if (previous !== undefined && ofPage.includes(previous)) words.pop();
    else if (previous === TOKEN) words.push('TOKEN');
    else if (name === TOKEN && name !== word) words.push(TOKEN, 'TOKEN');
    else if (!ofPage.includes(name) || name === word) words.push(word);
  }
  return words;
}

const TOKEN = '--control-token';
