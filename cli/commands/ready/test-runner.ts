import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunner } from '../../../mock-server/verdict/test-lines';
import type { Io } from '../../io';

/** The words of a command by which the runner of its tests is known. */
const commands: readonly (readonly [words: RegExp, runner: TestRunner])[] = [
  [/\bvitest\b/, 'vitest'],
  [/\bjest\b/, 'jest'],
  [/--test\b|\b(?:mocha|ava|tap)\b/, 'node'],
  [/\b(?:pytest|python3?|go|phpunit|php|ruby|rspec|mvn|gradle|dotnet|cargo)\b/, 'other'],
];

/** Returns the runner of the tests: by the command, or the script that it runs; else by the `package.json` of the folder. */
export function testRunnerOf({ cwd }: Pick<Io, 'cwd'>, command: readonly string[] = []): TestRunner {
  const file = join(cwd, 'package.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const script = text === undefined ? '' : scriptIn(text, command);
  const words = `${command.join(' ')} ${script}`;
  const [, named] = commands.find(([pattern]) => pattern.test(words)) ?? [];
  if (named !== undefined) return named;
  if (text === undefined) return 'other';
  if (/"vitest"\s*:/.test(text)) return 'vitest';
  return /"jest"\s*:/.test(text) ? 'jest' : 'node';
}

/** Returns the script of a package that the last word of a command such as `pnpm run unit` names; `` if it names none. */
function scriptIn(text: string, command: readonly string[]): string {
  const scripts = new Map<string, string>();
  for (const [, name = '', script = ''] of text.matchAll(/"([\w:.-]+)"\s*:\s*"([^"]*)"/g)) scripts.set(name, script);
  return scripts.get(command.findLast((word) => scripts.has(word)) ?? '') ?? '';
}
