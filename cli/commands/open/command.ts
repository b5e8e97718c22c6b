import { Argument, Command } from 'commander';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';
import type { OpenPage } from './run';

const openPages: readonly OpenPage[] = ['dashboard', 'docs'];

const examples = `
Examples:
  payments-sandbox open
  payments-sandbox open docs
      guides, reference and a form for each operation, as this sandbox serves them
  payments-sandbox open --platform pf_0a1B2c3D4e5F6g7H8i9J0k
      the dashboard of another platform of the same sandbox

Without a terminal, and where the variable CI is set, it only prints the address.`;

/** Declares `open`. */
export function openCommand(io: Io): Command {
  const command = new Command('open')
    .summary('open the dashboard or the docs in a browser')
    .description('Open the dashboard or the docs of a running sandbox in the browser, and print the address.')
    .addArgument(new Argument('[page]', 'page to open').choices(openPages).default('dashboard' satisfies OpenPage));
  return withSandboxOptions(command, 'platform to show', io)
    .option('--json', 'print { url } as one line of JSON, and open nothing')
    .addHelpText('after', examples)
    .action(async (page: OpenPage, options: SandboxOptions & { readonly json?: boolean }) => {
      const { runOpen } = await import('./run');
      io.stdout.write(await runOpen(page, options, io));
    });
}
