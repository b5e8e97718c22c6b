import { Command } from 'commander';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import { storeOption } from '../../store-option';
import type { ReplicasOptions } from './run';

const examples = `
Examples:
  payments-sandbox replicas
      the replicas of the sandbox that listens on http://127.0.0.1:4010
  payments-sandbox replicas --store postgres://user@host/database
      those of a database, even when none of them responds

A replica is alive while it holds its lease. Others take over the platforms of one that is gone.`;

/** Declares `replicas`. */
export function replicasCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const command = new Command('replicas')
    .summary('list the replicas of a sandbox in PostgreSQL')
    .description(
      'List the replicas of a sandbox in PostgreSQL, with their addresses and the number of their platforms.',
    );
  return withSandboxOptions(command, undefined, io)
    .addOption(storeOption('read them from this PostgreSQL database instead').conflicts(['sandbox', 'url']))
    .option('--json', 'print the list as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: ReplicasOptions) => {
      const { runReplicas } = await import('./run');
      onEnd(await runReplicas(options, io));
    });
}
