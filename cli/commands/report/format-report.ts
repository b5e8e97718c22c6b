import { formatCount } from '../../format-count';
import type { Paint } from '../../paint';
import { printable } from '../../printable';
import type { Complaint, Summary } from './summary';

const formatTimes = (count: number) => (count === 1 ? '' : ` (${count} times)`);

/**
 * Formats a summary as text: a table of operations, violations and warnings to fix, and error responses with their explanations.
 */
export function formatReport(summary: Summary, target: string, paint: Paint): string {
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
    ...operationTable(summary, paint),
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

function operationTable({ operations }: Summary, { dim, red, yellow, green }: Paint): string[] {
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
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(({ cells }) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 1 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ');
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
