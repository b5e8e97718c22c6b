import type { Command, Option } from 'commander';
import { ChoiceOption } from '../../control-commands/field-option';

/** The candidates for the next word of a command line. */
export interface Candidates {
  /** Commands, choices of arguments and options, by the words of a command: `payments create`. The program is the empty text. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Choices of an option, by the words of its command and its name: `payments create --card`. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** Names of options that take a value. */
  readonly withValue: readonly string[];
}

/** Returns the candidates of a program, without what its help hides. */
export function candidatesOf(root: Command): Candidates {
  const words = new Map<string, readonly string[]>();
  const choices = new Map<string, readonly string[]>();
  const withValue = new Set<string>();
  const visit = (command: Command, path: string) => {
    const help = command.createHelp();
    const subcommands = help.visibleCommands(command);
    const options = help.visibleOptions(command);
    const ofArguments = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
    words.set(path, [
      ...subcommands.map((each) => each.name()),
      ...ofArguments,
      ...options.flatMap(({ long }) => long ?? []),
    ]);
    for (const option of options.filter(takesValue)) {
      const names = [option.long, option.short].filter((each) => each !== undefined);
      for (const name of names) withValue.add(name);
      const values = option instanceof ChoiceOption ? option.candidates : (option.argChoices ?? []);
      if (values.length > 0) for (const name of names) choices.set(`${path} ${name}`.trim(), values);
    }
    for (const each of subcommands) visit(each, `${path} ${each.name()}`.trim());
  };
  visit(root, '');
  return { words, choices, withValue: [...withValue] };
}

const takesValue = ({ required, optional }: Option): boolean => required || optional;
