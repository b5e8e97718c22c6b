import { readyRowIds } from '../../spec/tables/ready-rows';

/** The lines that a screen of `ready` has for one row. */
export interface ScreenTest {
  readonly row: string;
  readonly lines: readonly string[];
  /** Other values of the fault in the first line. */
  readonly faults: readonly string[];
}

/** A screen of `ready`, as its reader uses it. */
export interface ReadyScreen {
  readonly verdict: string;
  /** The imports of the test around the lines, its head and its end. */
  readonly frame: {
    readonly imports: readonly string[];
    readonly head: readonly string[];
    readonly tail: readonly string[];
  };
  readonly tests: readonly ScreenTest[];
  /** The name of the file in which a row is accepted. */
  readonly acceptIn: string | undefined;
}

const INDENT = 5;
const LINES_HERE = '// the lines of one test';
const SAME_WITH = /^(?:#|\/\/) and the same with (.*)$/;

/** Reads a screen. The output of the command may come before it. */
export function readScreen(output: string): ReadyScreen {
  const screen = output.slice(output.search(/^(?:Not ready|Ready|No verdict)/m));
  const [verdict = ''] = screen.split('\n');
  const [, list = ''] = /^(?:Next, meet|Then meet)\n(.*?)\n\n/ms.exec(screen) ?? [];
  const [before = '', ...tests] = list.split(/^(?= {5}.*\[\w+\]$)/m);
  const frame = indented(before, INDENT);
  const at = frame.findIndex((line) => line.trim() === LINES_HERE);
  const around = frame.filter((_, index) => index !== at);
  return {
    verdict,
    frame: {
      imports: around.filter((line) => line.startsWith('import ')),
      head: around.filter((line, index) => index < at && !line.startsWith('import ')),
      tail: at === -1 ? [] : around.slice(at),
    },
    tests: tests.map(testIn),
    acceptIn: /reason,\s+in\s+(\S+):/.exec(screen)?.[1],
  };
}

const indented = (text: string, by: number): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(' '.repeat(by)))
    .map((line) => line.slice(by));

/** The title may be broken into lines. Its reason follows, and the code, further in. */
function testIn(text: string): ScreenTest {
  const row = readyRowIds.find((name) => text.includes(`[${name}]`));
  if (row === undefined) throw new Error(`no row in ${text}`);
  const lines = indented(text, INDENT + 2);
  const faults = lines.flatMap((line) => SAME_WITH.exec(line)?.[1]?.split(/(?<=\}), /) ?? []);
  return { row, lines: lines.filter((line) => !SAME_WITH.test(line)), faults };
}

/** Returns the lines of a test for each of its faults. */
export const variantsOf = ({ lines: [first = '', ...rest], faults }: ScreenTest): readonly (readonly string[])[] => [
  [first, ...rest],
  ...faults.map((fault) => [first.replace(/(fault"?: )\{.*?\}/, `$1${fault}`), ...rest]),
];
