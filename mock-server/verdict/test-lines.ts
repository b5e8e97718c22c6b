import type { MeetingFault, ReadyPart } from '../../spec/tables/ready-parts';

/** The runner of the tests of a program; `other` is one of another language. */
export type TestRunner = 'vitest' | 'jest' | 'node' | 'other';

/** Returns the lines of a test that meet a part: a fault or an event, the call, and the expectation. */
export function testLines(part: ReadyPart, runner: TestRunner): readonly string[] {
  const { act, expect } = part;
  const [actual, expected] = expect;
  if (runner === 'other') {
    if (typeof part.arrange === 'string') return part.elsewhere ?? [];
    const { elsewhere = [pseudo(act), `assert ${actual} == ${expected}`] } = part;
    return [`POST /faults ${asJson(faultInput(part.arrange))}`, ...elsewhere];
  }
  const first =
    typeof part.arrange === 'string' ? part.arrange : `platform.faults.create(${literal(faultInput(part.arrange))});`;
  const last = runner === 'node' ? `assert.equal(${actual}, ${expected});` : `expect(${actual}).toBe(${expected});`;
  return [first, ...act.split('\n'), last].filter((line) => line !== '');
}

/** Returns a line that names other faults for the same lines of test. */
export function sameWith(faults: readonly MeetingFault[], runner: TestRunner): string {
  const [sign, write] = runner === 'other' ? (['#', asJson] as const) : (['//', literal] as const);
  return `${sign} and the same with ${faults.map(({ fault }) => write(fault)).join(', ')}`;
}

/** Returns the test around such lines, in two parts: the imports and the head, and the end. `other` has none. */
export function testFrame(runner: TestRunner, imports: readonly string[]): readonly [head: string[], tail: string[]] {
  const from = (names: readonly string[], entry: string) =>
    `import { ${[...names, ...imports].sort().join(', ')} } from 'payments-sandbox/${entry}';`;
  const kit = 'const kit = await createTestKit(); const { client, platform } = kit;';
  switch (runner) {
    case 'vitest':
      return [[from(['expect', 'test'], 'vitest'), "test('…', async ({ client, platform }) => {"], ['});']];
    case 'jest':
      return [
        [from(['createTestKit'], 'testing'), "test('…', async () => {", `  ${kit}`],
        ['  await kit.close();', '});'],
      ];
    case 'node':
      return [
        [
          "import assert from 'node:assert/strict';",
          "import { test } from 'node:test';",
          from(['createTestKit'], 'testing'),
          "test('…', async (context) => {",
          `  ${kit} context.after(() => kit.close());`,
        ],
        ['});'],
      ];
    case 'other':
      return [[], []];
  }
}

/** Returns what the lines stand for, as a sentence. */
export function frameText(runner: TestRunner): string {
  const calls = 'checkout() and the like are calls of your program';
  return runner === 'other'
    ? `Each in a test of its own. ${calls}. POST and GET go to the control API: $PAYMENTS_SANDBOX_URL/_sandbox/platforms/{id}, with the id of the platform that your program uses.`
    : `Each in a test of its own. ${calls}, with the client of the test:`;
}

/** A fault of deliveries has no `times`: the inbox of a test kit gets the event as well, and would use it up. */
export function faultInput({ fault, ...target }: MeetingFault): object {
  return 'operation' in target ? { ...target, times: 1, fault } : { ...target, fault };
}

/** Returns a value as TypeScript is written. */
const literal = (value: unknown): string =>
  asJson(value)
    .replaceAll(/"(\w+)": /g, '$1: ')
    .replaceAll('"', "'");

/** Returns a value as JSON with blanks: most languages read it as a literal. */
const asJson = (value: unknown): string => JSON.stringify(value, undefined, 1).replaceAll(/\s*\n\s*/g, ' ');

/** Returns a call without what only TypeScript needs. */
const pseudo = (code: string): string =>
  code
    .replaceAll(/const |await |;$/g, '')
    .replaceAll('; //', ' #')
    .replaceAll('//', '#');
