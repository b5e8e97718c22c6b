/**
 * Returns a whole number as people read it: `10,000`. `toLocaleString` would load the data of all languages when a program
 * starts.
 */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
