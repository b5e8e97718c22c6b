/** Returns the names with the smallest edit distance to a word, if it is small enough for a typo. */
export function closestNames(
  name: string,
  known: readonly string[],
  isSlip = (distance: number, name: string) => distance <= Math.max(3, name.length / 2),
): readonly string[] {
  const distances = known.map((known) => ({ known, distance: editDistance(name.slice(0, 64), known) }));
  const smallest = Math.min(...distances.map(({ distance }) => distance));
  return distances
    .filter(({ known, distance }) => distance === smallest && isSlip(distance, known))
    .map(({ known }) => known);
}

/** The Levenshtein distance of two words. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const [above = 0, left = 0, diagonal = 0] = [row[j + 1], next[j], row[j]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === to[j] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns ` Did you mean "amount"?` for a name close to a known one; otherwise an empty text. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [closest] = closestNames(name, known, (distance, { length }) => distance <= Math.max(1, length / 3));
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
