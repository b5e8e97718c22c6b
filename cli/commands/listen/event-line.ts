import type { Forwarded } from './forward';

/** An event as a line for people, with what became of it. */
export function formatEventLine(body: string, outcome: Forwarded | undefined): string {
  const event: unknown = JSON.parse(body);
  const words = [
    textAt(event, 'created_at'),
    textAt(event, 'event_name').padEnd(32),
    textAt(event, 'id'),
    textAt(objectAt(event, 'data'), 'id'),
    ...(outcome ? [`→ ${outcome.words}`] : []),
  ];
  return `${words.filter((word) => word !== '').join('  ')}\n`;
}

function objectAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string {
  const text = objectAt(value, name);
  return typeof text === 'string' ? text : '';
}
