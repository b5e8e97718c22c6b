import { expect } from 'vitest';
import { run } from '../cli/process-io';

/** Whether the help of a command lists an option, such as `--port`. */
export function hasOption(help: string, option: string): boolean {
  return help.split('\n').some((line) => new RegExp(`^  (?:-\\w, )?${option}(?![a-z-])`).test(line));
}

/** Whether the help of a command names a variable, and not only one whose name begins with it. */
export function hasVariable(help: string, variable: string): boolean {
  return new RegExp(`\\b${variable}\\b`).test(help);
}

/** Expects that a command and its options exist. */
export async function expectCommand(command: string): Promise<void> {
  const words = command.split(' ');
  const firstOption = words.findIndex((word) => word.startsWith('--'));
  const verbs = firstOption === -1 ? words : words.slice(0, firstOption);
  const { code, stdout } = await run([...verbs, verbs.join() === 'start' ? '--help-all' : '--help']);
  expect([code, stdout.includes(`payments-sandbox ${verbs.join(' ')}`)]).toEqual([0, true]);
  const options = words.filter((word) => word.startsWith('--'));
  expect(options.filter((option) => !hasOption(stdout, option))).toEqual([]);
}
