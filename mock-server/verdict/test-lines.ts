import type { MeetingFault, ReadyPart } from '../../spec/tables/ready-parts';
import { faultOptions } from '../../spec/derive/fault-options';

const CREATE_FAULT = 'faults create';

/** The runner of the tests of a program; `other` is one of another language. */
export type TestRunner = 'vitest' | 'jest' | 'node' | 'other';

/** Returns the three lines of a test that meet a part: a fault or an event, the call, and the expectation. */
export function testLines(
  { arrange, act, expect: [actual, expected] }: ReadyPart,
  runner: TestRunner,
): readonly string[] {
  const isFault = 'fault' in arrange;
  if (runner === 'other')
    return [isFault ? faultCommand(arrange) : arrange.command, pseudo(act), `assert ${pseudo(actual)} == ${expected}`];
  const first = isFault ? `platform.faults.create(${literal(faultInput(arrange))});` : arrange.kit;
  const last = runner === 'node' ? `assert.equal(${actual}, ${expected});` : `expect(${actual}).toBe(${expected});`;
  return [first, act, last];
}

/** A fault of deliveries has no `times`: the inbox of a test kit gets the event as well, and would use it up. */
export function faultInput({ fault, ...target }: MeetingFault): object {
  return 'operation' in target ? { ...target, times: 1, fault } : { ...target, fault };
}

/** Returns a value as TypeScript is written. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(', ')} }`;
}

function faultCommand({ fault, ...target }: MeetingFault): string {
  const [on = ''] = Object.entries(target).map(([name, value]) => `--${name.replaceAll('_', '-')} ${value}`);
  const times = 'operation' in target ? ['--times 1'] : [];
  const options = [on, ...times, faultOptions({ ...fault })].join(' ');
  return `npx payments-sandbox ${CREATE_FAULT} ${options}`;
}

/** Returns a call without what only TypeScript needs. */
const pseudo = (code: string): string =>
  code
    .replaceAll(/const |await |;$/g, '')
    .replaceAll('; //', ' #')
    .replaceAll('//', '#');
