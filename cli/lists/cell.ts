import { bytesText } from '../../spec/vocabulary/bytes';
import type { Paint } from '../paint';
import { printable } from '../printable';
import type { Column } from './column';
import type { Row } from './row';

/** The kind of a value, which decides how it is shortened and aligned. */
export type Kind = 'time' | 'money' | 'duration' | 'bytes' | 'address' | 'path' | 'id' | 'name' | 'status' | 'text';

export interface Cell {
  /** The value, with nothing left out. */
  readonly text: string;
  readonly kind: Kind;
  /** Its forms on a terminal, the longest first. */
  readonly shown: readonly string[];
  readonly colour?: keyof Paint;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Returns the cell of a column. */
export function cellOf(row: Row, { fields }: Column): Cell {
  for (const field of fields) {
    const [value = null, ...others] = field.split(' ').map((path) => valueAt(row, path));
    if (value !== null) return cellOfValue(field, value, row, others);
  }
  return { kind: kindOf(fields[0] ?? '', undefined), text: '', shown: [''] };
}

/** Returns the cell of a value, and of others that are shown with it. Their field decides on their kind. */
export function cellOfValue(field: string, value: unknown, row: Row, others: readonly unknown[] = []): Cell {
  const kind = kindOf(field, value);
  const texts = [value, ...others].map((each) => textOf(each, kind, row)).filter((each) => each !== '');
  const text = printable(texts.join(' ').replace(/\s+/g, ' ').trim());
  return { kind, text, shown: shownOf(text, kind), ...colourOf(kind, value) };
}

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value.at(Number(name));
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }, row);
}

/** Fields whose values people type, such as the name of an event or of a scenario, and such a value. */
const named = /(?:^|_)(?:name|code|operation|kind|type|method|reason|scenario)$/;
const typed = /^[a-z][\w.*-]*$/i;

/** The names of fields say what their values are. */
function kindOf(field: string, value: unknown): Kind {
  const name = field.replace(/.*\./, '');
  if (/_(at|on)$|^clock$/.test(name) || (typeof value === 'string' && instant.test(value))) return 'time';
  if (/(^|_)(amount|balance|net|fee|total)(_|$)/.test(name) && typeof value === 'number') return 'money';
  if (name.endsWith('_ms')) return 'duration';
  if (name === 'bytes') return 'bytes';
  if (name === 'path') return 'path';
  if (name.endsWith('url')) return 'address';
  if (/(^|_)id$/.test(name)) return 'id';
  if (/^(?:status|state|verdict|delivery|failure)$/.test(name)) return 'status';
  return named.test(name) && typeof value === 'string' && typed.test(value) ? 'name' : 'text';
}

function textOf(value: unknown, kind: Kind, row: Row): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value, kind, row);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every((item) => typeof item === 'string') ? items.join(',') : String(items.length);
  }
  if (typeof value === 'object') return objectText(value);
  return String(value);
}

function numberText(value: number, kind: Kind, { currency, payment_currency = currency }: Row): string {
  if (kind === 'money')
    return [(value / 100).toFixed(2), typeof payment_currency === 'string' ? payment_currency.toUpperCase() : '']
      .join(' ')
      .trim();
  if (kind === 'duration') return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ms`;
  return kind === 'bytes' ? bytesText(value) : String(value);
}

/** Formats a flat object as `name=value`, and any other as JSON. */
function objectText(value: object): string {
  const entries = Object.entries(value);
  const isFlat = entries.length > 0 && entries.every(([, each]) => typeof each !== 'object');
  return isFlat ? entries.map(([name, each]) => `${name}=${each}`).join(' ') : JSON.stringify(value);
}

/** An id in a path. */
const idInPath = /(?<=\/)([a-z]{2,10}_)\w{12,}(\w{3})(?=\/|$)/g;

/**
 * An instant loses its milliseconds and the letter of UTC, and where there is little space its year. A path loses its query, then
 * parts of its ids.
 */
function shownOf(text: string, kind: Kind): readonly string[] {
  if (kind === 'path') {
    const [path = '', query] = text.split('?', 2);
    const end = query === undefined ? '' : '?…';
    return [...new Set([text, `${path}${end}`, `${path.replace(idInPath, '$1…$2')}${end}`])];
  }
  if (kind !== 'time' || !instant.test(text)) return [text];
  const whole = text.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');
  return [whole, whole.slice('yyyy-'.length)];
}

const colours: readonly (readonly [keyof Paint, readonly string[]])[] = [
  ['green', ['ok', 'succeeded', 'delivered', 'enabled', 'paid', 'won']],
  ['yellow', ['warning', 'pending', 'disabled', 'authorized', 'needs_response']],
  ['red', ['violation', 'failed', 'dead', 'lost', 'rejected']],
];

function colourOf(kind: Kind, value: unknown): Pick<Cell, 'colour'> {
  if (kind !== 'status') return {};
  if (typeof value === 'number') return { colour: value < 400 ? 'green' : 'red' };
  const [colour] = colours.find(([, values]) => values.includes(String(value))) ?? [];
  return colour === undefined ? {} : { colour };
}
