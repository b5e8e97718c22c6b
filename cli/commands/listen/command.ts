import { Command, Option } from 'commander';
import { parseEvents, parseForwardUrl, parseSigningSecret } from '../../arguments';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';

export interface ListenOptions extends SandboxOptions {
  readonly forwardTo?: string;
  readonly events: readonly string[];
  readonly secret?: string;
  readonly json?: boolean;
}

const examples = `
Examples:
  payments-sandbox listen
      prints what happens on the sandbox that runs
  payments-sandbox listen --forward-to http://localhost:3000/webhooks --events 'payment.*'
      and sends it on to your program, signed; its answer decides whether it is sent again

Ctrl+C stops it, and takes its publisher away.`;

/** Declares `listen`. */
export function listenCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const listen = new Command('listen')
    .description('print each event of a running sandbox as it happens, and forward it')
    .addOption(new Option('--forward-to <url>', 'send it on to this address').argParser(parseForwardUrl))
    .addOption(
      new Option('--events <names>', 'which events: payment.*,checkout.created')
        .argParser(parseEvents)
        .default(['*'], 'all'),
    )
    .addOption(new Option('--secret <secret>', 'sign with this: sigk_ and more').argParser(parseSigningSecret));
  return withSandboxOptions(listen, 'platform to listen to', io)
    .option('--json', 'print each event as one line of JSON, and nothing else')
    .addHelpText('after', examples)
    .action(async (options: ListenOptions) => {
      const { listen } = await import('./run');
      onEnd(await listen(options, io));
    });
}
