/**
 * Advance widths in em, by characters. They are those of DejaVu Sans, which is wider than the other fonts that browsers take
 * for `system-ui` and `sans-serif`: with these, a text is shorter than its estimate.
 */
const widths: readonly (readonly [characters: string, em: number])[] = [
  ['ijl', 0.28],
  [' f', 0.35],
  ['rt', 0.41],
  ['_sz', 0.53],
  ['c', 0.55],
  ['kvxy', 0.6],
  ['w', 0.82],
  ['m', 0.98],
];
const OTHER_EM = 0.64;

const emOf = new Map(
  widths.flatMap(([characters, em]) => [...characters].map((character) => [character, em] as const)),
);

/** A bold letter, compared with a regular one. */
const BOLD = 1.12;

/** Returns the estimated width of a text in pixels. */
export function textWidth(text: string, fontSize: number, isBold = false): number {
  const em = [...text].reduce((sum, character) => sum + (emOf.get(character) ?? OTHER_EM), 0);
  return Math.ceil(em * fontSize * (isBold ? BOLD : 1));
}
