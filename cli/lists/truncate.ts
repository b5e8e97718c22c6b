import stringWidth from 'string-width';

const characters = new Intl.Segmenter();

/** Shortens a text without colours to a number of columns of a terminal, with an ellipsis at the end or in the middle. */
export function truncate(text: string, columns: number, position: 'middle' | 'end'): string {
  if (stringWidth(text) <= columns) return text;
  const all = Array.from(characters.segment(text), ({ segment }) => segment);
  const space = columns - 1;
  const end = position === 'end' ? '' : beginning(all.reverse(), Math.floor(space / 2), (each, kept) => each + kept);
  if (position === 'middle') all.reverse();
  return `${beginning(all, space - stringWidth(end), (each, kept) => kept + each)}…${end}`;
}

/** Joins characters as long as they fit. */
function beginning(all: readonly string[], columns: number, join: (character: string, kept: string) => string): string {
  let kept = '';
  for (const each of all) {
    const longer = join(each, kept);
    if (stringWidth(longer) > columns) break;
    kept = longer;
  }
  return kept;
}
