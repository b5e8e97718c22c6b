import { Argument, Command } from 'commander';
import type { Io } from '../../io';
import type { Shell } from './script';

const shells: readonly Shell[] = ['bash', 'zsh', 'fish'];

const examples = `
Examples:
  source <(payments-sandbox completion bash)
      in ~/.bashrc
  source <(payments-sandbox completion zsh)
      in ~/.zshrc
  payments-sandbox completion fish
      its output in ~/.config/fish/completions/payments-sandbox.fish`;

/** Declares `completion`. */
export function completionCommand(io: Io): Command {
  const command = new Command('completion')
    .summary('print the completions of a shell')
    .description('Print a script that completes commands, options and choices in a shell. Needs no sandbox.')
    .addArgument(new Argument('<shell>', 'shell to complete in').choices(shells))
    .addHelpText('after', examples);
  return command.action(async (shell: Shell) => {
    const { completionScript } = await import('./script');
    if (command.parent !== null) io.stdout.write(completionScript(shell, command.parent));
  });
}
