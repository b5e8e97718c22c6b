import { type Environment, variableIn } from '../../../spec/vocabulary/environment-variable';

/** The format of the parts of a report, by what they begin with. */
const formats = [
  [/^\d+\. [^:\n]+:/gm, 'red'],
  [/^Question: /gm, 'yellow'],
  [/^Cure: .*$/gm, 'green'],
  [/^Again: .*$/gm, 'cyan'],
] as const;

/** Returns the report of findings as a terminal shows it: in colours if it has them. */
export function inColours(text: string, env: Environment = process.env): string {
  if (!hasColours(env)) return text;
  const { styleText } = process.getBuiltinModule('node:util');
  return formats.reduce(
    (colored, [part, format]) => colored.replace(part, (match) => styleText(format, match, { validateStream: false })),
    text,
  );
}

/** Whether the terminal has colours. The processes in which runners run suites have none: their variables say it. */
function hasColours(env: Environment): boolean {
  if (variableIn(env, 'NO_COLOR') !== undefined) return false;
  const forced = variableIn(env, 'FORCE_COLOR');
  if (forced !== undefined) return forced !== '0';
  return process.stdout.isTTY || variableIn(env, 'FORCE_TTY') === 'true';
}
