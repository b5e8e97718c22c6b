import { formatCount } from '../format-count';
import type { Ask } from '../lists/joined-fields';
import { isRow, type Row } from '../lists/row';
import { printable } from '../printable';

/** Formats what was undone: a line for each transaction, with its request as the request log has it. */
export async function formatUndone({ undone }: Row, ask: Ask): Promise<string> {
  const transactions: readonly unknown[] = Array.isArray(undone) ? undone : [];
  const lines = await Promise.all(transactions.map((each) => lineOf(each, ask)));
  if (lines.length === 1) return `Undid 1 request: ${lines[0]}.\n`;
  return `Undid ${formatCount(lines.length, 'request')}, the last one first:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

async function lineOf(transaction: unknown, ask: Ask): Promise<string> {
  if (typeof transaction !== 'object' || transaction === null) return '';
  const { request_id, operation, records = 0, faults = 0 }: Row = { ...transaction };
  const name = String(operation);
  const request = typeof request_id === 'string' ? await requestOf(request_id, name, ask) : name;
  const count = formatCount(Number(records), 'record');
  return printable(`${request} (${count})${faults === 0 ? '' : `; ${formatCount(Number(faults), 'fault')} came back`}`);
}

/** The request log keeps the latest requests only. */
async function requestOf(id: string, operation: string, ask: Ask): Promise<string> {
  const response = await ask(['requests', id]).catch(() => ({}));
  const entry = 'data' in response && isRow(response.data) ? response.data : {};
  const { method, path, status, answer_body: body } = entry;
  if (method === undefined) return `${operation}, ${id}`;
  const object = isRow(body) && typeof body['id'] === 'string' ? body['id'] : id;
  return `${String(method)} ${String(path)} ${String(status)}, ${object}`;
}
