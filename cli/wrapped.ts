import stringWidth from 'string-width';
import { wrapLines } from '../spec/vocabulary/wrap-lines';
import { type Output, terminalColumns } from './io';

/** Prints a result: one for programs as it is. */
export const writeResult = (stdout: Output, text: string, json = false) =>
  stdout.write(json ? text : wrappedFor(text, stdout));

/** Wraps text for an output: at the columns of a terminal, and not at all elsewhere. */
export function wrappedFor(text: string, output: Output): string {
  const columns = terminalColumns(output);
  return columns === undefined ? text : wrapped(text, columns);
}

/** Wraps lines at a number of columns: see `wrapLines`. */
export const wrapped = (text: string, columns: number): string => wrapLines(text, columns, stringWidth);
