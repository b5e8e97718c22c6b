import { readyRows } from '../../spec/tables/ready-rows';

/** The lines that a screen of `ready` has for one row. */
export interface ScreenStep {
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
  readonly steps: readonly ScreenStep[];
  /** The name of the file in which a row is accepted. */
  readonly acceptIn: string | undefined;
}

const INDENT = 5;
const LINES_HERE = '// the lines of one step';
const SAME_WITH = /^(?:#|\/\/) and the same with (.*)$/;

/** Reads a screen. The output of the command may come before it. */
export function readScreen(output: string): ReadyScreen {
  const screen = output.slice(output.search(/^(?:Not ready|Ready|No verdict)/m));
  const [verdict = ''] = screen.split('\n');
  const [, list = ''] = /^(?:Next, meet|Then meet)\n(.*?)\n\n/ms.exec(screen) ?? [];
  const [before = '', ...steps] = list.split(/^ {2}\d\. /m);
  const frame = codeIn(before.split('\n'));
  const at = frame.findIndex((line) => line.trim() === LINES_HERE);
  const around = frame.filter((_, index) => index !== at);
  return {
    verdict,
    frame: {
      imports: around.filter((line) => line.startsWith('import ')),
      head: around.filter((line, index) => index < at && !line.startsWith('import ')),
      tail: at === -1 ? [] : around.slice(at),
    },
    steps: steps.map(stepIn),
    acceptIn: /reason,\s+in\s+(\S+):/.exec(screen)?.[1],
  };
}

const codeIn = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith(' '.repeat(INDENT))).map((line) => line.slice(INDENT));

/** Below the title is the reason of the row, which may be broken into lines. Code follows it. */
function stepIn(text: string): ScreenStep {
  const row = Object.entries(readyRows).find(([name]) => text.includes(`[${name}]`));
  if (row === undefined) throw new Error(`no row in ${text}`);
  const [id, { why }] = row;
  const below = codeIn(text.slice(text.indexOf(`[${id}]`)).split('\n'));
  const end = below.findIndex((_, index) => below.slice(0, index + 1).join(' ') === why);
  const lines = below.slice(end + 1);
  const faults = lines.flatMap((line) => SAME_WITH.exec(line)?.[1]?.split(/(?<=\}), /) ?? []);
  return { row: id, lines: lines.filter((line) => !SAME_WITH.test(line)), faults };
}

/** Returns the lines of a step for each of its faults. */
export const variantsOf = ({ lines: [first = '', ...rest], faults }: ScreenStep): readonly (readonly string[])[] => [
  [first, ...rest],
  ...faults.map((fault) => [first.replace(/(fault"?: )\{.*?\}/, `$1${fault}`), ...rest]),
];
