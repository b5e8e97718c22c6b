import { median } from './median';

/** The bound of a figure. `works`: any value is within it, and only a measurement that failed is not. */
export type Bound = { readonly least?: number; readonly most?: number } | 'works';

const WHAT_CHARACTERS = 88;

/** Prints figures with their spread and bounds, and remembers them and whether a bound was missed. */
export class Report {
  /** The cells of each line: what, the median, the spread, the bound, and whether it is met. */
  readonly lines: (readonly string[])[] = [];
  isMissed = false;

  /** Prints the median of samples, or a single value. */
  line(what: string, samples: number | readonly number[], bound: Bound = {}): void {
    const values = typeof samples === 'number' ? [samples] : samples;
    const value = median(values);
    const isMet = meets(value, bound);
    if (!isMet) this.isMissed = true;
    const wanted = formatBound(bound);
    const verdict = wanted === '' ? '' : isMet ? 'met' : 'MISSED';
    const cells = [what, formatFigure(value), spreadOf(values), wanted, verdict];
    this.lines.push(cells);
    const [, figure = '', spread = ''] = cells;
    console.log(
      `${what.padEnd(WHAT_CHARACTERS)}${figure.padStart(8)}  ${spread.padEnd(22)} ${wanted.padEnd(9)} ${verdict}`.trimEnd(),
    );
  }

  heading(text: string): void {
    console.log(`\n${text}`);
  }
}

/** Whether a figure is within its bound. What could not be measured is not. */
function meets(value: number, bound: Bound): boolean {
  if (bound === 'works') return !Number.isNaN(value);
  const { least = -Infinity, most = Infinity } = bound;
  return value >= least && value <= most;
}

/** Returns the lowest and the highest sample. */
function spreadOf(values: readonly number[]): string {
  if (values.length < 2) return '';
  return `${formatFigure(Math.min(...values))} to ${formatFigure(Math.max(...values))} (${values.length})`;
}

function formatBound(bound: Bound): string {
  if (bound === 'works') return bound;
  const { least, most } = bound;
  if (least !== undefined) return `≥ ${formatLimit(least)}`;
  return most === undefined ? '' : `≤ ${formatLimit(most)}`;
}

function formatLimit(limit: number): string {
  return (Math.round(limit * 100) / 100).toLocaleString('en');
}

/** Three digits, and all digits of a number above 100. */
export function formatFigure(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toFixed(digits);
}
