/** Control characters, marks of direction, and other characters that show nothing but change how a text reads. */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Returns a text with control characters and bidirectional marks escaped, as in `\u202e`. */
export function visibleText(text: string): string {
  return text.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns a value as formatted JSON, with the characters escaped that do not show. */
export function visibleJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'null';
  return text.split('\n').map(visibleText).join('\n');
}

/** The characters of a long id that stay at its beginning and at its end. */
const HEAD_CHARACTERS = 8;
const TAIL_CHARACTERS = 4;

/** Returns a text of at most so many characters: a longer one without its middle. */
export function withoutMiddle(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const tail = Math.floor((most - 1) / 3);
  return `${characters.slice(0, most - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}

/** Returns a path whose long parts, such as ids and cursors, keep their heads and tails: `/v1/payments/py_4Xq2a…9fKd`. */
export const shortPath = (path: string, most: number): string =>
  withoutMiddle(
    path.replace(/[^/?&=]{20,}/g, (part) => `${part.slice(0, HEAD_CHARACTERS)}…${part.slice(-TAIL_CHARACTERS)}`),
    most,
  );

/** Returns an instant as pages show it: `2026-12-07 10:00:00`. */
export const instantText = (at: string): string => at.replace('T', ' ').replace(/(\.\d+)?Z$/, '');

export { phraseOf, sentenceCase } from '../../../spec/vocabulary/sentence-case';
