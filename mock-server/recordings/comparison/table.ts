import type { DifferenceKind } from './kinds';
import type { Rule } from './rules';
import { type ComparisonReport, countedDifferences, type Difference, type UnknownExchange } from './report';

/** Colours of an output. */
export type TablePaint = Readonly<Record<'bold' | 'dim' | 'green' | 'red' | 'yellow', (text: string) => string>>;

const same = (text: string): string => text;
const plain: TablePaint = { bold: same, dim: same, green: same, red: same, yellow: same };

/** The longest value that the table shows. */
const MAX_VALUE_CHARACTERS = 100;
/** Stands for a field that is not there. */
const ABSENT = '–';
/** The most exchanges that the table lists as not replayed. */
const MAX_LISTED_UNKNOWN = 20;

/** Formats a report for people: a section for each operation and event, with its fields. */
export function formatComparison(report: ComparisonReport, paint: TablePaint = plain): string {
  const counted = countedDifferences(report);
  return [
    paint.bold(headline(report, counted.length)),
    ...sectionsOf(counted).flatMap(([title, differences]) => [
      '',
      paint.bold(printable(title)),
      ...differences.flatMap((each) => differenceLines(each, paint)),
    ]),
    ...unknownLines(report.unknown, paint),
    ...notes(report, counted.length),
    '',
  ].join('\n');
}

function headline({ recording }: ComparisonReport, count: number): string {
  const { exchanges, replayed, deliveries } = recording;
  const compared = `${times(replayed, 'exchange')}${replayed === exchanges ? '' : ` of ${exchanges}`}`;
  const events = deliveries > 0 ? ` and ${times(deliveries, 'event')}` : '';
  return `${times(count, 'difference')} in ${compared}${events}`;
}

/** Returns the differences by operation or event, in the order of the recording. */
function sectionsOf(differences: readonly Difference[]): readonly [title: string, differences: Difference[]][] {
  const sections = new Map<string, Difference[]>();
  for (const difference of differences) {
    const title =
      difference.event === undefined ? (difference.operation ?? 'no operation') : `event ${difference.event}`;
    sections.set(title, [...(sections.get(title) ?? []), difference]);
  }
  for (const section of sections.values()) section.sort((a, b) => (a.field < b.field ? -1 : Number(a.field > b.field)));
  return [...sections];
}

function differenceLines(difference: Difference, { dim, green, red, yellow }: TablePaint): readonly string[] {
  const { field, kind, count, recorded, sandbox, first, provenance, rule } = difference;
  const values = [
    kind === 'added' ? ABSENT : shown(recorded, kind),
    kind === 'missing' ? ABSENT : shown(sandbox, kind),
  ];
  const width = Math.max(...values.map((value) => value.length));
  const [theirs = '', ours = ''] = values.map((value) => value.padEnd(width));
  const known = [provenance ?? 'undeclared', ...(rule === null ? [] : [rule])].join(', ');
  const { exchange, at, method, path } = first;
  const place = exchange === null ? `at ${at}` : `exchange ${exchange} at ${at}: ${method} ${path}`;
  return [
    `  ${printable(field)}  ${dim(kind.replaceAll('_', ' '))}  ${count === 1 ? 'once' : `${count} times`}`,
    `    recorded  ${green(theirs)}  ${dim(printable(place))}`,
    `    sandbox   ${red(ours)}  ${provenance === 'stated' ? known : yellow(known)}`,
  ];
}

function unknownLines(unknown: readonly UnknownExchange[], { bold, dim }: TablePaint): readonly string[] {
  if (unknown.length === 0) return [];
  const more = unknown.length - MAX_LISTED_UNKNOWN;
  return [
    '',
    bold('Not replayed'),
    ...unknown.slice(0, MAX_LISTED_UNKNOWN).map(({ exchange, method, path, reason, id }) => {
      const why = reason === 'no_operation' ? 'the API has no such operation' : `needs ${id ?? 'an object'} of before`;
      return `  exchange ${exchange}  ${printable(`${method} ${path}`)}  ${dim(printable(why))}`;
    }),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function notes({ differences, allowed, unused_rules: unused }: ComparisonReport, counted: number): readonly string[] {
  const follow = differences.length - counted;
  const total = allowed.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(follow > 0 ? ['', `${times(follow, 'further difference')} that follow from these are only in the JSON.`] : []),
    ...(total > 0 ? ['', `${times(total, 'difference')} allowed by ${times(allowed.length, 'rule')}.`] : []),
    ...(unused.length > 0 ? ['', `${times(unused.length, 'rule')} matched nothing:`, ...unused.map(ruleLine)] : []),
  ];
}

const ruleLine = ({ operation, field, kind }: Rule): string =>
  `  ${[operation, field, kind].flatMap((part) => (part === undefined ? [] : printable(part))).join(' ')}`;

const times = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function shown(value: unknown, kind: DifferenceKind): string {
  // A type is a word, and no value.
  const text = printable(kind === 'type' ? String(value) : JSON.stringify(value));
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text;
}

/** Characters that could move a cursor, or change the direction of a text: a recording is written by others. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function printable(text: string): string {
  return text.replace(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
