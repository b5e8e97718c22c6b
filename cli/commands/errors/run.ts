import { networkErrors } from '../../../spec';
import { declineCodes } from '../../../spec/tables/decline-codes';
import { errors } from '../../../spec/tables/errors';
import { didYouMean } from '../../../spec/vocabulary/closest-names';
import { widthOf } from '../../help-layout';
import type { Io } from '../../io';
import { formatReferenceList } from '../../reference-list';
import { wrapped } from '../../wrapped';
import { type CodeDetails, describeDeclineCode, describeError, describeNetworkError } from './details';

const tables = { error: errors, decline: declineCodes, network: networkErrors };

/** Returns the list of codes, or the explanation of one. Calls `onUnknown` with the reason for an unknown code. */
export async function runErrors(
  code: string | undefined,
  json: boolean | undefined,
  io: Pick<Io, 'stdout' | 'env'>,
  onUnknown: (problem: string) => never,
): Promise<string> {
  const all = Object.values(tables).flatMap((table) => Object.keys(table));
  if (code === undefined) return formatReferenceList(describe(all).map(rowOf), json, io);
  const found = describe([code]);
  if (found.length === 0) onUnknown(`unknown code "${code}".${didYouMean(code, all)}`);
  if (json) return `${JSON.stringify(found)}\n`;
  return wrapped(found.map(formatDetails).join('\n'), widthOf(io.stdout));
}

/** Returns what is known of codes: of one that is both an error code and a decline code, both. */
function describe(codes: readonly string[]): readonly CodeDetails[] {
  return [
    ...Object.entries(errors).flatMap(([code, row]) => (codes.includes(code) ? [describeError(code, row)] : [])),
    ...Object.entries(declineCodes).flatMap(([code, row]) =>
      codes.includes(code) ? [describeDeclineCode(code, row)] : [],
    ),
    ...Object.entries(networkErrors).flatMap(([code, row]) =>
      codes.includes(code) ? [describeNetworkError(code, row)] : [],
    ),
  ];
}

const rowOf = ({ code, type, status, message }: CodeDetails) => ({ code, type, status, message });

const titles: Readonly<Record<CodeDetails['type'], string>> = {
  error: 'error code',
  decline: 'decline code',
  network: 'network error code',
};

function formatDetails({ code, type, status, message, explanation, when, retry, occurs_in }: CodeDetails): string {
  const rows: readonly (readonly [name: string, text: string | null])[] = [
    ['Message', message],
    ['When', when],
    ['What to do', explanation],
    ['Retry', retry],
    ['Where', occurs_in.join(`\n${' '.repeat(14)}`)],
  ];
  const lines = rows.flatMap(([name, text]) => (text ? [`  ${name.padEnd(12)}${text}\n`] : []));
  return `${code}: ${titles[type]}${status === null ? '' : `, status ${status}`}\n${lines.join('')}`;
}
