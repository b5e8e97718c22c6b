import { formatMachine } from '../machine';
import { table } from '../page';
import { formatBound, meets } from '../report';
import { bounds, fileStoreOf } from './bounds';
import { type Figure, isMeasured, type Measure } from './figure';
import { type Plot, plots } from './plots';
import type { Result, ServerResult } from './result';

const NOTHING = '—';

/** The measures of the file store, in the order of their rows. */
const rows: readonly (readonly [measure: Measure, what: string])[] = [
  ['createsPerSecond', 'Creates per second'],
  ['createsOfTenThousand', 'Creates, relative to 10,000 payments'],
  ['getsPerSecond', 'Reads by id per second'],
  ['longestStopMs', 'Longest stop of the event loop under creates, ms'],
  ['residentMb', 'Resident memory after the creates, MB'],
  ['heapBytesPerPayment', 'Heap per payment, bytes'],
  ['fileMb', 'File, MB'],
  ['fileBytesPerPayment', 'File per payment, bytes'],
  ['openingMs', 'Opening, ms'],
  ['parsingMs', 'Reading and parsing the same file, ms'],
  ['openingOfParsing', 'Opening, relative to that'],
  ['residentOpenedMb', 'Resident memory after opening, MB'],
  ['snapshotStopMs', 'Stop of the event loop: snapshot, ms'],
  ['restoreStopMs', 'Stop of the event loop: restore, ms'],
  ['resetStopMs', 'Stop of the event loop: reset, ms'],
  ['undoStopMs', 'Stop of the event loop: undo of the reset, ms'],
];

/** Returns the part of the guide that a result fills: the machine, the tables and the pictures. */
export function sectionsOf(result: Result): string {
  return [
    machineOf(result),
    ownTable(result),
    boundsTable(result),
    ...plots.map((plot) => plotSection(result, plot)),
  ].join('\n\n');
}

function machineOf({ machine, servers }: Result): string {
  const versions = servers.map(({ name, version, node, keeps }) => [name, version, node, keeps]);
  return `${formatMachine(machine)}\n\n${table(['Server', 'Version', 'Node', 'Keeps payments'], versions)}`;
}

function ownTable(result: Result): string {
  const { sizes } = result;
  const own = fileStoreOf(result);
  if (own === undefined) return '';
  const cells = rows.map(([measure, what]) => [
    what,
    ...sizes.map((size) => formatWithSpread(own.figures[size]?.[measure])),
  ]);
  const reasons = rows.flatMap(([measure, what]) =>
    reasonsOf(own, sizes, measure).map((reason) => `- ${what}: ${reason}`),
  );
  return joined('### payments-sandbox on the file store', table(['Payments', ...sizes.map(grouped)], cells), reasons);
}

function boundsTable(result: Result): string {
  const own = fileStoreOf(result);
  const cells = bounds.flatMap(([payments, measure, bound, what]) => {
    const figures = own?.figures[payments];
    if (figures === undefined) return [];
    const figure = figures[measure];
    const isMet = isMeasured(figure) && meets(figure.median, bound);
    return [[grouped(payments), what, formatWithSpread(figure), formatBound(bound), isMet ? 'met' : 'missed']];
  });
  if (cells.length === 0) return '### Bounds\n\nNo bound applies to the sizes that were measured.';
  return joined('### Bounds', table(['Payments', 'What', 'Measured', 'Bound', ''], cells), []);
}

function plotSection({ sizes, servers }: Result, { file, title, measure }: Plot): string {
  const cells = servers.map((server) => [server.name, ...sizes.map((size) => format(server.figures[size]?.[measure]))]);
  const reasons = servers.flatMap((server) =>
    reasonsOf(server, sizes, measure).map((reason) => `- ${server.name}: ${reason}`),
  );
  const picture = `![${title} over the number of payments](../pictures/${file}.svg)`;
  return joined(`### ${title}\n\n${picture}`, table(['Server', ...sizes.map(grouped)], cells), reasons);
}

/** Returns why figures are missing, once for each reason. */
function reasonsOf({ keeps, figures }: ServerResult, sizes: readonly number[], measure: Measure): readonly string[] {
  const bySize = new Map<string, number[]>();
  for (const size of sizes) {
    const figure = figures[size]?.[measure];
    if (isMeasured(figure)) continue;
    const reason =
      figure?.missing ??
      (keeps === 'in a file' ? 'not measured' : `keeps ${keeps === 'nothing' ? keeps : 'payments in memory only'}`);
    bySize.set(reason, [...(bySize.get(reason) ?? []), size]);
  }
  return Array.from(bySize, ([reason, missing]) =>
    missing.length === sizes.length ? `${reason}.` : `${reason} (${missing.map(grouped).join(' and ')} payments).`,
  );
}

function joined(heading: string, body: string, reasons: readonly string[]): string {
  return [heading, body, ...(reasons.length > 0 ? [`A dash has a reason:\n\n${reasons.join('\n')}`] : [])].join('\n\n');
}

function grouped(value: number): string {
  return value.toLocaleString('en');
}

/** Three digits, and all digits of a number above 100. */
export function format(figure: Figure | undefined): string {
  return isMeasured(figure) ? formatNumber(figure.median) : NOTHING;
}

function formatWithSpread(figure: Figure | undefined): string {
  if (!isMeasured(figure)) return NOTHING;
  const { median, low, high } = figure;
  return low === high ? formatNumber(median) : `${formatNumber(median)} (${formatNumber(low)}–${formatNumber(high)})`;
}

function formatNumber(value: number): string {
  if (value >= 100) return grouped(Math.round(value));
  return String(Number(value.toPrecision(value < 1 ? 2 : 3)));
}
