import type { Paint } from '../../paint';
import type { Complaint, Summary } from './summary';

const times = (count: number) => (count === 1 ? '' : ` (${count} times)`);
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A summary for people: a table, then what to mend, then which errors were answered and why. */
export function formatReport(summary: Summary, where: string, paint: Paint): string {
  const { requests, unattributed, complaints, errors } = summary;
  if (requests === 0) return `No requests yet ${where}.\nSend some, or name another platform: --platform ID\n`;
  const ofVerdict = (verdict: Complaint['verdict']) => complaints.filter((complaint) => complaint.verdict === verdict);
  return [
    `${paint.bold(counted(requests, 'request'))} ${where}`,
    ...(unattributed > 0 ? [`${unattributed} of them without an access token or client id that is known.`] : []),
    '',
    ...tableOf(summary, paint),
    ...section('Violations: the real service may refuse these', ofVerdict('violation').map(complaintLines), paint.red),
    ...section(
      'Warnings: these work, and should be done otherwise',
      ofVerdict('warning').map(complaintLines),
      paint.yellow,
    ),
    ...section(
      'Errors that were answered',
      errors.map(({ operation, status, error_code, explanation, count }) => [
        `${operation}: ${status} ${error_code}${times(count)}`,
        ...(explanation === null ? [] : [`  ${explanation}`]),
      ]),
      paint.bold,
    ),
    '',
    resultLine(ofVerdict('violation').length, ofVerdict('warning').length, paint),
    '',
  ].join('\n');
}

function tableOf({ operations }: Summary, { dim, red, yellow, green }: Paint): string[] {
  const colour = { violation: red, warning: yellow, ok: green };
  const rows = operations.map(({ operation, count, statuses, verdict }) => ({
    cells: [
      operation,
      String(count),
      Object.entries(statuses)
        .map(([status, times]) => (times === 1 ? status : `${status} x${times}`))
        .join(', '),
    ],
    verdict,
  }));
  const head = ['Operation', 'Requests', 'Answers'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(({ cells }) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 1 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ');
  return [
    dim(`  ${line(head)}  Verdict`),
    ...rows.map(({ cells, verdict }) => `  ${line(cells)}  ${colour[verdict](verdict)}`),
  ];
}

function complaintLines({ operation, where, message, count, request_id }: Complaint): string[] {
  return [`${operation}: ${where}${times(count)}`, `  ${message}`, `  last in ${request_id}`];
}

function section(title: string, items: readonly (readonly string[])[], colour: (text: string) => string): string[] {
  if (items.length === 0) return [];
  return ['', colour(title), ...items.flatMap((lines) => lines.map((line) => `  ${line}`))];
}

function resultLine(violations: number, warnings: number, { green, red, yellow }: Paint): string {
  if (violations > 0) return red(`To mend: ${counted(violations, 'violation')}, ${counted(warnings, 'warning')}.`);
  if (warnings > 0) return yellow(`No violations, ${counted(warnings, 'warning')}.`);
  return green('Every request was as the API declares.');
}
