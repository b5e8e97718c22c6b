import { Command, Option } from 'commander';
import { parsePort } from '../../arguments';
import { projectSettings } from '../../connection/start-settings';
import type { Io } from '../../io';

const examples = `
Examples:
  payments-sandbox stop
      ends the sandbox that start --detach began in this folder, and waits until it has ended
  payments-sandbox stop --port 4020
      ends the one on this port, if it was started in this folder

Exit codes:
  0  The sandbox has ended.
  1  None runs in the background that was started in this folder, or it did not end.`;

/** Declares `stop`. */
export function stopCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const command = new Command('stop')
    .summary('end the sandbox that start --detach began in this folder')
    .description('End the sandbox that start --detach began in this folder, and no other process.');
  return command
    .addOption(new Option('-p, --port <number>', 'port of the sandbox (default: that of start)').argParser(parsePort))
    .option('--json', 'print the result as one line of JSON')
    .addHelpText('after', examples)
    .action(async ({ port: given, json }: { readonly port?: number; readonly json?: boolean }) => {
      const { start } = await projectSettings(command, io, true);
      const port = given ?? start.port;
      if (port === 0)
        command.error(`error: port is 0: start picks a free one. Pass the one that it printed: --port NUMBER`);
      const { runStop } = await import('./run');
      onEnd(await runStop({ port, json }, io));
    });
}
