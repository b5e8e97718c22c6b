import { spawnSync } from 'node:child_process';
import { programOf } from './programs';
import { installTools } from './tools';

/** A command of `npm run check` or `npm run bench`. */
export interface NamedCommand {
  /** Its effect: a sentence of the list. */
  readonly does: string;
  /** When to run it: the next words of the list. */
  readonly when: string;
  /** The program of a package, or of npm or Node, and its arguments. No shell reads it, so that it runs on Windows. */
  readonly run: string;
  /** Variables of its environment. One with a default, `['20']`, has the value that is given. */
  readonly env?: Readonly<Record<string, string | readonly [value: string]>>;
  /** Runs the part of the tests that the variable SHARD names, such as 1/3. */
  readonly isSharded?: boolean;
  /** Its arguments. Without this, it takes none. */
  readonly takes?: string;
  /** The folder of a package of tools. It is installed before, unless it is already. */
  readonly tools?: string;
}

export type NamedCommands = Readonly<Record<string, NamedCommand>>;

interface Chosen {
  readonly name: string;
  readonly command: NamedCommand;
  readonly given: readonly string[];
}

/**
 * Returns the commands that arguments name, in this order. What is not a name belongs to the name before it. Throws an `Error`
 * that lists the names for an unknown one, and for an argument of a command that takes none.
 */
export function choose(commands: NamedCommands, args: readonly string[]): readonly Chosen[] {
  const chosen: { name: string; command: NamedCommand; given: string[] }[] = [];
  for (const argument of args) {
    const command = Object.hasOwn(commands, argument) ? commands[argument] : undefined;
    const before = chosen.at(-1);
    if (command !== undefined) chosen.push({ name: argument, command, given: [] });
    else if (before?.command.takes !== undefined) before.given.push(argument);
    else throw new Error(`Unknown name "${argument}". Choose from: ${Object.keys(commands).join(', ')}.`);
  }
  return chosen;
}

/** Returns a line for each command. */
export function list(commands: NamedCommands): string {
  const heads = Object.entries(commands).map(([name, { takes = '' }]) => `${name} ${takes}`.trimEnd());
  const width = Math.max(...heads.map((head) => head.length));
  return Object.values(commands)
    .map(({ does, when }, index) => `${heads[index]?.padEnd(width)}  ${does} Run it ${when}.`)
    .join('\n');
}

/**
 * Runs the commands that the arguments of this process name, or lists all. Sets the exit code: 1 if one failed, 2 for an unknown
 * name.
 */
export function runNamed(script: string, commands: NamedCommands): void {
  const args = process.argv.slice(2);
  if (args.length === 0) {
    console.log(`npm run ${script} <name> …, options after "--".\n\n${list(commands)}`);
    return;
  }
  try {
    const results = choose(commands, args).map(run);
    process.exitCode = results.every((succeeded) => succeeded) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

/** Returns the words of a command: those in quotes are one. */
export function wordsOf(command: string): readonly string[] {
  return Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, word = '']) => quoted ?? word);
}

/** Returns the program of a command with its arguments, and the environment for it. */
export function invocationOf(
  { run, env = {}, isSharded = false, tools }: NamedCommand,
  given: readonly string[],
  inherited: NodeJS.ProcessEnv,
): { readonly words: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  const [name = '', ...args] = wordsOf(run);
  const { SHARD } = inherited;
  const shard = isSharded && SHARD !== undefined && SHARD !== '' ? ['--shard', SHARD] : [];
  const own = Object.entries(env).map(([variable, value]) => [
    variable,
    typeof value === 'string' ? value : (inherited[variable] ?? value[0]),
  ]);
  return {
    words: [...programOf(name, ['.', ...(tools === undefined ? [] : [tools])]), ...args, ...shard, ...given],
    env: { ...inherited, ...Object.fromEntries(own) },
  };
}

function run({ command, given }: Chosen): boolean {
  if (command.tools !== undefined) installTools(command.tools);
  const { words, env } = invocationOf(command, given, process.env);
  const [program = process.execPath, ...args] = words;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  return status === 0;
}
