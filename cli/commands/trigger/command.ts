import { Argument, Command, Option } from 'commander';
import { referenceUrl } from '../../../spec/vocabulary/reference-page';
import { parseEventName } from '../../arguments';
import { addArgumentWithFormerOption } from '../../former-option';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { TriggerOptions } from './run';

const examples = `
Examples:
  payments-sandbox trigger payment.captured py_0a1B2c3D4e5F6g7H8i9J0k
      captures an authorized payment
  payments-sandbox trigger payment.failed py_0a1B2c3D4e5F6g7H8i9J0k
      fails a bank payment: runs its settlement now and, if that succeeds, returns the payment
  payments-sandbox trigger checkout.completion.failed cho_0a1B2c3D4e5F6g7H8i9J0k
      tries to pay a checkout with a card that is declined

The command prints every event that was emitted. If the event cannot be reached, it prints the reason and changes nothing.
All events:
${referenceUrl('events')}`;

/** Declares `trigger`. */
export function triggerCommand(io: Io): Command {
  const trigger = new Command('trigger')
    .summary('trigger an event of an object')
    .description('Trigger an event of an object, such as a payment, by the steps that lead to it.')
    .addArgument(new Argument('<event>', 'name of the event, such as payment.captured').argParser(parseEventName));
  addArgumentWithFormerOption(trigger, new Argument('<id>', 'id of the object'), new Option('--on <id>'));
  return withSandboxOptions(trigger, 'platform of the object', io)
    .option('--json', 'print each event as one line of JSON')
    .addHelpText('after', examples)
    .action(async (event: string, _id: string, options: TriggerOptions) => {
      const { runTrigger } = await import('./run');
      io.stdout.write(await runTrigger(event, options, io.stdout));
    });
}
