/** Formats a number of bytes as people read it: `812 B`, `1.2 kB`, `48 MB`. */
export function bytesText(bytes: number): string {
  const at = bytes < 1_000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const number = bytes / 1_000 ** at;
  return `${at > 0 && number < 10 ? number.toFixed(1) : Math.round(number)} ${['B', 'kB', 'MB', 'GB'][at]}`;
}
