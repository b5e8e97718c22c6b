import { readdirSync, readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { commands } from '../../cli/program';
import { createReporter } from '../../cli/reporter';
import { blocksOf, documents } from '../examples/documents';
import { silentIo } from './process-io';

/** The program with actions that do nothing. */
async function parser(): Promise<Command> {
  const root = await commands(silentIo, await createReporter(silentIo), () => undefined, []);
  const replaceActions = (command: Command) => {
    if (command.commands.length === 0) command.action(() => undefined);
    command.commands.forEach(replaceActions);
  };
  root.commands.forEach(replaceActions);
  return root;
}

/** Returns the arguments of a command as a shell splits them, with a value for each placeholder. */
function argumentsOf(command: string): string[] {
  const filled = command
    .replace(/\[[^\]]*\]/g, '')
    .replace(/(?<=--error )\$\{\w+\}/, 'card_declined')
    .replace(/(?<=--scenario )\$\{\w+\}/, 'expired_card')
    .replace('{part}', 'payment.captured')
    .replace(/(?<=--event-name )\$\{\w+\}/, 'payment.canceled')
    .replace(/<(?:dir|file)[^>]*>|\b(?:DIR|FILE)\b/g, '.sandbox')
    .replace(/<[^>]*>|\$\{\w+\}|\bID\b/g, 'acc_1')
    .replace(/\$\{.*/s, '')
    .replace(/(\S)…/g, '$11');
  const words = filled.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) => word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}

/** What follows a command in a block for a shell. */
const endOfCommand = /\s+(?:[|&>#]|2>).*|[);].*/s;

/** The commands in the code of a document: of its blocks for a shell, and between backticks. */
function commandsIn(document: string): string[] {
  const shell = blocksOf(document).filter(({ language }) => language.startsWith('sh'));
  const lines = shell.flatMap(({ text }) => text.replaceAll(/\\\n\s*/g, '').split('\n'));
  const typed = lines.flatMap((line) => /(?:^|npx |\$\(|[A-Z_]+=\S* )payments-sandbox (.*)$/.exec(line)?.[1] ?? []);
  const prose = readFileSync(document, 'utf8').replace(/^[ \t]*```.*?^[ \t]*```/gms, '');
  const inline = Array.from(prose.matchAll(/`(?:npx )?payments-sandbox ([^`]+)`/g), ([, text = '']) => text);
  return [...typed.map((line) => line.replace(endOfCommand, '')), ...inline.map((text) => text.replaceAll('\\|', '|'))];
}

/** Words after the name of the program that are no command, in sentences of messages and in comments. */
const prose = /^(?:journal|seed|of|on|has|read|reads|uses|that|wrote)\b/;
/** What follows a command in a message or in a help text. */
const endInMessage = /(?: {2,}| \(|<\/code>|\)|[.,;:](?:\s|$)| (?:has written|on that machine)).*/s;

/** The commands in the messages of the code. */
function commandsInMessages(): string[] {
  const files = ['cli', 'mock-server', 'sdk', 'spec'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('generated/'));
  return sources.flatMap((name) => {
    const text = readFileSync(name, 'utf8').replaceAll(/\$\{'(\w+)'\}/g, '$1');
    const found = Array.from(text.matchAll(/payments-sandbox ([a-z-](?:\$\{[^}]*\}|'[^'\n]*' ?|[^\n'"`\\])*)/g));
    return found
      .map(([, command = '']) => command.replace(endInMessage, '').trim())
      .filter((each) => !prose.test(each));
  });
}

/** Returns what is wrong with a command. A sentence may name one without its arguments. */
async function problemOf(root: Command, command: string): Promise<string | undefined> {
  const args = argumentsOf(command);
  // The program takes it before commander does: see `usage.test.ts`.
  if (['help all', 'start --help-all'].includes(command)) return undefined;
  try {
    await root.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isIncomplete =
      error.code === 'commander.missingArgument' || error.code.startsWith('commander.missingMandatory');
    if (error.exitCode !== 0 && !(isIncomplete && isName(root, args)))
      return `payments-sandbox ${command}: ${error.message}`;
  }
  return undefined;
}

/** Whether words are the name of a command, and nothing else. */
function isName(command: Command, [name, ...others]: readonly string[]): boolean {
  if (name === undefined) return true;
  const found = command.commands.find((each) => each.name() === name);
  return found !== undefined && isName(found, others);
}

describe('each command that is documented is one that the program takes', () => {
  test('in README and guides', async () => {
    const root = await parser();
    const found = documents.flatMap(commandsIn);
    expect(found.length).toBeGreaterThan(40);
    const problems = [];
    for (const command of found) problems.push(await problemOf(root, command));
    expect(problems.filter(Boolean)).toEqual([]);
  });

  test('in messages and help texts', async () => {
    const root = await parser();
    const found = commandsInMessages();
    expect(found.length).toBeGreaterThan(40);
    const problems = [];
    for (const command of found) problems.push(await problemOf(root, command));
    expect(problems.filter(Boolean)).toEqual([]);
  });
});
