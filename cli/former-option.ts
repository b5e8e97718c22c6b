import type { Argument, Command, Option } from 'commander';

/** Adds an argument to a command, and as a hidden option what it was before. Its value is that of the option. */
export function addArgumentWithFormerOption(command: Command, argument: Argument, option: Option): void {
  const attribute = option.attributeName();
  const at = command.registeredArguments.length;
  command
    .addArgument(argument)
    .addOption(option.hideHelp())
    .on(`option:${option.name()}`, () => argument.argOptional())
    .hook('preAction', () => {
      const value: unknown = command.processedArgs[at];
      if (value === undefined) return;
      if (command.getOptionValueSource(attribute) === 'cli')
        command.error(`error: argument '${argument.name()}' cannot be used with option '${option.flags}'`);
      command.setOptionValue(attribute, value);
    });
}
