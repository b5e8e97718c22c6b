import { formatCount } from '../../format-count';
import type { Paint } from '../../paint';
import { printable } from '../../printable';
import type { Complaint, Summary } from './summary';

const formatTimes = (count: number) => (count === 1 ? '' : ` (${count} times)`);

/**
 * Formats a summary as text: a table of operations, violations and warnings to fix, and error responses with their explanations.
 */
export function formatReport(summary: Summary, target: string, paint: Paint, columns = Infinity): string {
  const { requests, unattributed, left_out, complaints, errors } = summary;
  const own =
    left_out === 0 ? [] : [`Without ${formatCount(left_out, 'request')} of the sandbox itself: --include-own`];
  if (requests === 0)
    return [`No requests yet ${printable(target)}.`, ...own, 'To report on another platform: --platform ID', ''].join(
      '\n',
    );
  const ofVerdict = (verdict: Complaint['verdict']) => complaints.filter((complaint) => complaint.verdict === verdict);
  return [
    `${paint.bold(formatCount(requests, 'request'))} ${printable(target)}`,
    ...(unattributed > 0 ? [`${unattributed} of them without a known access token or client id.`] : []),
    ...own,
    '',
    ...operationTable(summary, paint, columns),
    ...section('Violations: the real service may refuse these', ofVerdict('violation').map(complaintLines), paint.red),
    ...section('Warnings: these work, but should be changed', ofVerdict('warning').map(complaintLines), paint.yellow),
    ...section(
      'Error responses',
      errors.map(({ operation, status, error_code, explanation, count }) => [
        `${operation}: ${status} ${error_code}${formatTimes(count)}`,
        ...(explanation === null ? [] : [`  ${explanation}`]),
      ]),
      paint.bold,
    ),
    '',
    resultLine(ofVerdict('violation').length, ofVerdict('warning').length, paint),
    '',
  ].join('\n');
}

const GAP = 2;
/** The columns of the margin, of the gaps and of the verdict. */
const OTHER_COLUMNS = 17;
/** The least columns of the responses beside the number of requests. */
const MIN_RESPONSES = 9;

function operationTable({ operations }: Summary, { dim, red, yellow, green }: Paint, columns: number): string[] {
  const colour = { violation: red, warning: yellow, ok: green };
  const rows = operations.map(({ operation, count, statuses, verdict }) => ({
    cells: [
      printable(operation),
      String(count),
      Object.entries(statuses)
        .map(([status, times]) => (times === 1 ? status : `${status} x${times}`))
        .join(', '),
    ],
    verdict,
  }));
  const head = ['Operation', 'Requests', 'Responses'];
  const whole = head.map((title, i) => Math.max(title.length, ...rows.map(({ cells }) => cells[i]?.length ?? 0)));
  const [name = 0, requests = 0, responses = 0] = whole;
  const widths = [name, requests, Math.min(responses, columns - name - requests - OTHER_COLUMNS)];
  // Where there is no space for both, the responses have their numbers, too.
  const shown = (widths[2] ?? 0) >= MIN_RESPONSES ? [0, 1, 2] : [0, 2];
  if (shown.length === 2) widths[2] = Math.min(responses, columns - name - OTHER_COLUMNS + GAP);
  const line = (cells: readonly string[]) =>
    shown
      .map((i) => {
        const width = widths[i] ?? 0;
        const cell = cells[i] ?? '';
        if (i === 1) return cell.padStart(width);
        return cell.length > width ? `${cell.slice(0, Math.max(width - 1, 0))}…` : cell.padEnd(width);
      })
      .join(' '.repeat(GAP));
  return [
    dim(`  ${line(head)}  Verdict`),
    ...rows.map(({ cells, verdict }) => `  ${line(cells)}  ${colour[verdict](verdict)}`),
  ];
}

function complaintLines({ operation, where, message, count, request_id }: Complaint): string[] {
  return [`${operation}: ${where}${formatTimes(count)}`, `  ${message}`, `  last in ${request_id}`];
}

function section(title: string, items: readonly (readonly string[])[], colour: (text: string) => string): string[] {
  if (items.length === 0) return [];
  return ['', colour(title), ...items.flatMap((lines) => lines.map((line) => `  ${printable(line)}`))];
}

function resultLine(violations: number, warnings: number, { green, red, yellow }: Paint): string {
  if (violations > 0)
    return red(`To fix: ${formatCount(violations, 'violation')}, ${formatCount(warnings, 'warning')}.`);
  if (warnings > 0) return yellow(`No violations, ${formatCount(warnings, 'warning')}.`);
  return green('No violations, no warnings.');
}
