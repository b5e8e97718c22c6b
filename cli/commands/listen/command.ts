import { Command, Option } from 'commander';
import { parseEvents, parseForwardUrl, parseSigningSecret } from '../../arguments';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { ListenOptions } from './run';

const examples = `
Examples:
  payments-sandbox listen
      prints each event of the running sandbox
  payments-sandbox listen --forward-to http://localhost:3000/webhooks --events 'payment.*'
      forwards signed webhooks to your program; events that it does not answer with 200 are sent again

While it runs, the platform has one more publisher (webhook endpoint). Ctrl+C stops it and deletes that publisher.`;

/** Declares `listen`. */
export function listenCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const listen = new Command('listen')
    .summary('print events as they happen, or forward them')
    .description('Print each event of a running sandbox as it happens, or forward it to your program as a webhook.')
    .addOption(new Option('--forward-to <url>', 'URL to forward events to').argParser(parseForwardUrl))
    .addOption(
      new Option('--events <names>', 'events to listen for, such as payment.*,checkout.created')
        .argParser(parseEvents)
        .default(['*'], 'all'),
    )
    .addOption(
      new Option('--secret <secret>', 'signing secret, such as sigk_test (default: random)').argParser(
        parseSigningSecret,
      ),
    );
  return withSandboxOptions(listen, 'platform to listen to', io)
    .option('--json', 'print each event as one line of JSON, and nothing else')
    .addHelpText('after', examples)
    .action(async (options: ListenOptions) => {
      const { runListen } = await import('./run');
      onEnd(await runListen(options, io));
    });
}
