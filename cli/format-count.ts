/** Formats a number of things: `1 delivery`, `2,000 deliveries`. */
export function formatCount(count: number, noun: string): string {
  const number = count.toLocaleString('en-US');
  if (count === 1) return `${number} ${noun}`;
  return `${number} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
