import type { Coverage } from '../../spec/derive/coverage';
import { coverageAreaNames } from '../../spec/tables/coverage-areas';

/** Characters of the last column, which names what was missed. */
const MAX_MISSED_CHARACTERS = 70;

type Cells = readonly [area: string, met: string, percent: string, missed: string];

/** Columns of the table without the last one. */
const OTHER_COLUMNS = 42;

/** Formats a coverage as a table with a row per area. Of long lists of what was missed, it has the beginning that fits. */
export function formatCoverage(coverage: Coverage, columns = Infinity): string {
  const { total } = coverage;
  const space = columns - OTHER_COLUMNS;
  const rows: readonly Cells[] = [
    ['Area', 'Met', 'Percent', 'Missed'],
    ...coverageAreaNames.map((name): Cells => {
      const { met, missed, percent } = coverage[name];
      return [name, `${met.length} of ${met.length + missed.length}`, `${percent} %`, firstOf(missed, space)];
    }),
    ['total', `${total.met} of ${total.of}`, `${total.percent} %`, ''],
  ];
  const [area, met, percent] = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row[0].padEnd(area ?? 0)}  ${row[1].padStart(met ?? 0)}  ${row[2].padStart(percent ?? 0)}  ${row[3]}`.trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function firstOf(names: readonly string[], space: number): string {
  let text = '';
  for (const [at, name] of names.entries()) {
    const next = text === '' ? name : `${text}, ${name}`;
    const others = names.length - at;
    const isTooLong = next.length > MAX_MISSED_CHARACTERS || next.length + (others > 1 ? ` and ${others} more`.length : 0) > space;
    if (isTooLong) return text === '' ? String(names.length) : `${text} and ${others} more`;
    text = next;
  }
  return text;
}
