import { visibleText, withoutMiddle } from '../../domain/visible-text';

/** Returns a value as formatted JSON, with the characters escaped that do not show. */
export function visibleJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'null';
  return text.split('\n').map(visibleText).join('\n');
}

/** The characters of a long id that stay at its beginning and at its end. */
const HEAD_CHARACTERS = 8;
const TAIL_CHARACTERS = 4;

/** Returns a path whose long parts, such as ids and cursors, keep their heads and tails: `/v1/payments/py_4Xq2a…9fKd`. */
export const shortPath = (path: string, most: number): string =>
  withoutMiddle(
    path.replace(/[^/?&=]{20,}/g, (part) => `${part.slice(0, HEAD_CHARACTERS)}…${part.slice(-TAIL_CHARACTERS)}`),
    most,
  );

/** Returns an instant as pages show it: `2026-12-07 10:00:00`. */
export const instantText = (at: string): string => at.replace('T', ' ').replace(/(\.\d+)?Z$/, '');

export { phraseOf, sentenceCase } from '../../../spec/vocabulary/sentence-case';
export { visibleText, withoutMiddle };
