import { Command, Option } from 'commander';
import { parseAllowedHost, parseFile, parseForwardUrl, parsePort, parseTarget } from '../../arguments';
import type { Io } from '../../io';
import type { RecordOptions } from './run';

const examples = `
Examples:
  payments-sandbox record --target https://api.example --out traffic.har
      passes requests on to the API from http://127.0.0.1:4020, and records them
  payments-sandbox record --target https://api.example --out traffic.har --webhooks 4021 --forward-to http://localhost:3000/webhooks
      also records the webhooks that arrive on port 4021, and passes them on to your program
  payments-sandbox compare traffic.har
      compares the recording with the sandbox

The file has no card numbers except those of test cards, no secrets and no texts: others of the same shape replace them. Look through it before you share it. Ctrl+C ends the recording; the file is complete at any time.`;

/** Declares `record`. */
export function recordCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  return new Command('record')
    .summary('record traffic with the real API')
    .description('Pass requests on to the real API, and record them with their responses in a HAR file.')
    .addOption(new Option('--target <url>', 'base URL of the API').argParser(parseTarget).makeOptionMandatory())
    .addOption(
      new Option('--out <file>', 'HAR file to write, which must not exist').argParser(parseFile).makeOptionMandatory(),
    )
    .addOption(new Option('--port <port>', 'port to listen on, 0 for a free one').argParser(parsePort).default(4020))
    .addOption(new Option('--webhooks <port>', 'port for webhooks, which --forward-to gets').argParser(parsePort))
    .addOption(new Option('--forward-to <url>', 'URL of your program for webhooks').argParser(parseForwardUrl))
    .addOption(
      new Option(
        '--allow-host <name>',
        'host name that requests and pages may have, such as that of a tunnel; repeatable',
      )
        .argParser(parseAllowedHost)
        .default([], 'loopback names, and the host of the API'),
    )
    .option('--json', 'print the addresses as one line of JSON, and nothing else')
    .addHelpText('after', examples)
    .action(async (options: RecordOptions, command: Command) => {
      if ((options.webhooks === undefined) !== (options.forwardTo === undefined))
        command.error("error: options '--webhooks <port>' and '--forward-to <url>' belong together");
      const { runRecord } = await import('./run');
      onEnd(await runRecord(options, io));
    });
}
