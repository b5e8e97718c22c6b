import type { Option } from 'commander';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../../spec';
import { configurationsIn, CONFIGURATION_FILES } from '../../configuration/find';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { startCommand } from '../start/command';
import { configurableOptions } from '../start/configuration';
import { writeResult } from '../../wrapped';

/** Writes a configuration file into the current folder. Throws an error if there is one. */
export async function runInit(io: Io): Promise<void> {
  const [present] = configurationsIn(io.cwd);
  if (present !== undefined) throw new Error(`${present} is there already. To begin again, delete it first.`);
  const path = join(io.cwd, CONFIGURATION_FILES[0]);
  await writeFile(path, formatTemplate(io), { flag: 'wx' }).catch((cause: unknown) => {
    throw new Error(`${path} cannot be written. ${formatError(cause)}`, { cause });
  });
  writeResult(io.stdout, `Wrote ${path}\nDelete the # before what you need, then: payments-sandbox start\n`);
}

/** Formats the file: everything is commented out. */
function formatTemplate(io: Io): string {
  const options = configurableOptions(startCommand(io, () => undefined)).filter(
    ({ long }) => !notInFile.includes(long),
  );
  return [head, ...options.map(formatOption), sections].join('\n');
}

/** A token is a secret, and the others are for one run. */
const notInFile: readonly (string | undefined)[] = ['--control-token', '--json', '--watch', '--detach'];

function formatOption(option: Option): string {
  const { description } = option;
  return `# ${description[0]?.toUpperCase()}${description.slice(1)}.\n#${option.attributeName()}: ${exampleOf(option)}\n`;
}

function exampleOf(option: Option): string {
  const { required, negate, flags } = option;
  const defaultValue: unknown = option.defaultValue;
  if (!required) return String(!negate);
  const example = exampleTexts[option.name()] ?? exampleTexts[/<.*>/.exec(flags)?.[0] ?? ''] ?? 'text';
  return Array.isArray(defaultValue) ? `[${example}]` : String(defaultValue ?? example);
}

/** Values of options without a default, by name or by placeholder. */
const exampleTexts: Readonly<Record<string, string>> = {
  seed: 'demo',
  'max-platform-bytes': '500MB',
  'keep-events': '30d',
  store: 'postgres://user@host/database',
  '<number>': '9464',
  '<dir>': 'data',
  '<file>': 'file.pem',
  '<url>': 'http://10.0.0.5:4010',
  '<path>': '/pay',
  '<name>': 'sandbox.local',
  '<origin>': 'https://shop.example',
};

const head = `# Settings of payments-sandbox start. Options on the command line and PAYMENTS_SANDBOX_ variables win over them.
# Delete the # before what you need. Paths are relative to this file.
`;

const { customer_payment_methods: methods, decline_limit: decline, webhook_timeout_seconds: timeout } = limits;

const sections = `# Publishers (webhook endpoints). One with the same URL is not created again. More fields: payments-sandbox publishers create --help
#publishers:
#  - url: http://127.0.0.1:3000/webhooks
#    events: [payment.*]

# Faults. One for the same operation or event is not created again. More fields: payments-sandbox faults create --help
#faults:
#  - operation: createPayment
#    fault: { status: 503 }
#    times: 1

# Limits of each platform.
#limits:
#  customerPaymentMethods: ${methods.value}
#  declineLimit: { declines: ${decline.declines}, windowSeconds: ${decline.window_seconds}, blockSeconds: ${decline.block_seconds} }
#  webhookTimeoutMs: ${timeout.value * 1000}
#  publisherQueue: ${limits.publisher_queue.value}

# The platform of commands, by id or name. start does not use it.
#platform: checkout-team

# How many platforms stay open, and how long without a request.
#platforms:
#  maxOpenPlatforms: 256
#  idleAfterMs: 600000
`;
