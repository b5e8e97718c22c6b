/** Returns the known names closest to a word, of those that it may be a slip for. */
export function closestNames(name: string, known: readonly string[]): readonly string[] {
  const likely = known
    .map((each) => ({ each, distance: editDistance(name.slice(0, 64), each) }))
    .filter(({ each, distance }) => isSlip(name, each, distance));
  const smallest = Math.min(...likely.map(({ distance }) => distance));
  return likely.filter(({ distance }) => distance === smallest).map(({ each }) => each);
}

/** Returns ` Did you mean "amount"?` for a name close to a known one; otherwise an empty text. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [closest] = closestNames(name, known);
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}

/** Returns the known names that are most like a word, the most similar first, whether or not it may be a slip for one. */
export function mostLike(word: string, known: readonly string[], count: number): readonly string[] {
  const lower = word.slice(0, 64).toLowerCase();
  const rank = new Map(known.map((each) => [each, distanceOf(lower, each.toLowerCase())]));
  return [...known].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0)).slice(0, count);
}

/** The edit distance, for a name that has a part of the word less than for any other. */
const distanceOf = (word: string, name: string): number =>
  editDistance(word, name) - (name.includes(word) || word.includes(name) ? 64 : 0);

/** The shortest name that counts as a part of a longer one. */
const MIN_PART_CHARACTERS = 4;

/** Whether a name may be a slip for a known one: at most a third of it differs, or one of the two is an end of the other. */
function isSlip(name: string, known: string, distance: number): boolean {
  return distance <= Math.max(1, known.length / 3) || isEndOf(name, known) || isEndOf(known, name);
}

function isEndOf(part: string, whole: string): boolean {
  return part.length >= MIN_PART_CHARACTERS && (whole.startsWith(part) || whole.endsWith(part));
}

/** The number of letters to insert, delete, replace, or swap with their neighbour. */
function editDistance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const above = row[j + 1] ?? 0;
      const left = next[j] ?? 0;
      const diagonal = row[j] ?? 0;
      const isSwapped = j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j];
      const swapped = isSwapped ? (before[j - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(above + 1, left + 1, diagonal + (from[i] === to[j] ? 0 : 1), swapped));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
