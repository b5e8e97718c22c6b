import { Argument, Command, Option } from 'commander';
import { parseEventName } from '../../arguments';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';

export interface TriggerOptions extends SandboxOptions {
  readonly on: string;
  readonly json?: boolean;
}

const examples = `
Examples:
  payments-sandbox trigger payment.captured --on py_0a1B2c3D4e5F6g7H8i9J0k
      captures the payment that is authorized, and prints what happened
  payments-sandbox trigger payment.failed --on py_0a1B2c3D4e5F6g7H8i9J0k
      lets its bank answer now; if that takes the payment, it sends it back
  payments-sandbox trigger checkout.completion.failed --on cho_0a1B2c3D4e5F6g7H8i9J0k
      tries to pay the checkout with a card that is declined

What cannot be reached is refused with the reason, and nothing happens then. All events: docs/reference/events.md`;

/** Declares `trigger`. */
export function triggerCommand(io: Io): Command {
  const trigger = new Command('trigger')
    .description('bring an object of a running sandbox to an event, by what leads there')
    .addArgument(new Argument('<event>', 'what is to happen: payment.captured').argParser(parseEventName))
    .addOption(new Option('--on <id>', 'the object that it is to happen to').makeOptionMandatory());
  return withSandboxOptions(trigger, 'platform that the object belongs to', io)
    .option('--json', 'print each event as one line of JSON')
    .addHelpText('after', examples)
    .action(async (event: string, options: TriggerOptions) => {
      const { trigger } = await import('./run');
      io.stdout.write(await trigger(event, options));
    });
}
