import { printable } from '../../printable';
import type { ForwardResult } from './forward';

/** Formats an event as a line of text, with the result of forwarding it. */
export function formatEventLine(body: string, result: ForwardResult | undefined): string {
  const event: unknown = JSON.parse(body);
  const words = [
    textAt(event, 'created_at'),
    textAt(event, 'event_name').padEnd(32),
    textAt(event, 'id'),
    textAt(valueAt(event, 'data'), 'id'),
    ...(result ? [`→ ${result.message}`] : []),
  ];
  return `${words
    .filter((word) => word !== '')
    .map(printable)
    .join('  ')}\n`;
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string {
  const text = valueAt(value, name);
  return typeof text === 'string' ? text : '';
}
