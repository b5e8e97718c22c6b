import { type Output, terminalColumns } from '../../io';
import { printable } from '../../printable';

/** Columns of the longest common names. */
const NAME_COLUMNS = 32;

/** Formats an event as a line of text. On a terminal the id of the event is the last word, and left out without space for it. */
export function formatEventLine(body: string, output: Output): string {
  const event: unknown = JSON.parse(body);
  const created = textAt(event, 'created_at');
  const name = textAt(event, 'event_name').padEnd(NAME_COLUMNS);
  const id = textAt(event, 'id');
  const object = textAt(valueAt(event, 'data'), 'id');
  const columns = terminalColumns(output);
  if (columns === undefined) return `${joined([created, name, id, object])}\n`;
  const time = created.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');
  const lines = [joined([time, name, object, id]), joined([time, name, object]), joined([time, name.trim(), object])];
  const fitting = lines.find(({ length }) => length <= columns);
  return `${fitting ?? `${joined([time, name]).slice(0, columns - 1)}…`}\n`;
}

const joined = (words: readonly string[]) =>
  words
    .filter((word) => word !== '')
    .map(printable)
    .join('  ')
    .trimEnd();

/** Returns the id of an event. */
export const eventIdOf = (body: string): string => textAt(JSON.parse(body), 'id');

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string {
  const text = valueAt(value, name);
  return typeof text === 'string' ? text : '';
}
