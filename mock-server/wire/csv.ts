/** A value of a CSV file. Null is an empty value. */
export type CsvValue = string | number | null;

/** The beginnings of texts that a spreadsheet takes for a formula, or cuts off before it looks for one. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/**
 * Returns a line of a CSV file (RFC 4180). Numbers are bare, negative ones too. Texts are quoted, and one that a spreadsheet
 * could run as a formula has a leading apostrophe.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

function csvValue(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
