import type { Command } from 'commander';

/** The options that few starts need, by the headings of help. Help prints all others in full. */
const rareOptions: Readonly<Record<string, readonly string[]>> = {
  'Data:': ['data-if-writable', 'take-over', 'fsync', 'max-platform-bytes', 'keep-events'],
  'Replicas:': ['store', 'advertise'],
  'Rules:': [
    'no-auto-enable',
    'require-sub-account',
    'dispute-fee-cents',
    'cad-processing-fee',
    'customer-payment-methods',
  ],
  'Callers:': ['allow-host', 'allow-origin', 'control-token'],
  'Webhooks:': ['allow-publisher-host', 'webhook-header-prefix'],
  'Pages:': ['base-path', 'checkout-url', 'onboarding-url', 'allow-frame'],
  'TLS:': ['tls-cert', 'tls-key'],
  'Logs, metrics:': ['log-level', 'log-format', 'metrics-port', 'metrics-host'],
};

/** Puts rare options under headings, which help prints with their names only, unless all options are asked for. */
export function withOptionGroups(command: Command, showsAll: boolean): void {
  for (const option of command.options)
    for (const [heading, names] of Object.entries(rareOptions))
      if (names.includes(option.long?.slice('--'.length) ?? '')) option.helpGroup(heading);
  if (showsAll) return;
  const createHelp = command.createHelp.bind(command);
  command.createHelp = () => {
    // Completion reads the options of help: only its text leaves some out.
    const help = createHelp();
    const common = createHelp();
    common.visibleOptions = (of) =>
      help.visibleOptions(of).filter(({ helpGroupHeading }) => helpGroupHeading === undefined);
    help.formatHelp = (of) => {
      if (help.helpWidth !== undefined) common.helpWidth = help.helpWidth;
      return common.formatHelp(of, common);
    };
    return help;
  };
}

/** Formats the names of the rare options, and what prints all of them. */
export function formatRareOptions(): string {
  const headings = Object.entries(rareOptions);
  const width = Math.max(...headings.map(([heading]) => heading.length));
  const lines = headings.map(([heading, names]) => {
    const flags = names.map((name) => `--${name}`).join(', ');
    return `  ${heading.padEnd(width)}  ${flags}`;
  });
  return [
    '',
    'More options:',
    ...lines,
    '',
    'Each option is a variable, too: PAYMENTS_SANDBOX_PORT=4020. An option wins over it.',
    'All options and variables: payments-sandbox start --help-all',
  ].join('\n');
}
