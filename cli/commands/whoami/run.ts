import { type Caller, CLIENT_ID_VARIABLE, identify } from '../../connection/credentials';
import { unknownPlatform } from '../../platform-client';
import { printable } from '../../printable';
import type { SandboxOptions } from '../../sandbox-options';

export type WhoamiOptions = SandboxOptions & { readonly json?: boolean };

/** The rights of a credential. */
const permissions: Readonly<Partial<Record<string, string>>> = {
  none: 'Everything: the sandbox asks for no control token.',
  control_token: 'Everything in this sandbox: it is the control token.',
  platform_token: 'Use the dashboard and the control API of this platform, and of no other.',
  key_pair: 'Call the API with the key pair. Other commands need a token.',
};

/** Returns the output: which sandbox and which platform, what names them, and what the caller may do. */
export async function runWhoami(options: WhoamiOptions): Promise<string> {
  const { url, urlSource, platform, platformSource, keyPair, json } = options;
  const caller = await callerOf(options);
  const { id = platform, name = null } = caller?.platform ?? {};
  const facts = {
    url,
    url_source: urlSource,
    platform: id,
    platform_source: platformSource,
    name,
    key_pair: keyPair?.mode ?? null,
    credential: caller?.credential ?? null,
    may:
      permissions[caller?.credential ?? ''] ?? 'Nothing: pass --control-token, or set PAYMENTS_SANDBOX_CONTROL_TOKEN.',
  };
  if (json) return `${JSON.stringify(facts)}\n`;
  return [
    lineOf('Sandbox', url, urlSource),
    lineOf('Platform', id, platformSource),
    lineOf('Name', name ?? 'none'),
    ...(facts.key_pair === null ? [] : [lineOf('Key pair', `of ${facts.key_pair} mode`, CLIENT_ID_VARIABLE)]),
    lineOf('May', facts.may),
  ].join('');
}

/** Returns the caller, with the platform. Throws an error for an unknown platform. */
async function callerOf(options: WhoamiOptions): Promise<Caller | undefined> {
  const { platform, keyPair } = options;
  const found = await identify(options, { platform });
  if (found) return found;
  if ((await identify(options)) !== undefined) throw new Error(unknownPlatform(options));
  return keyPair && identify(options, { keyPair, platform });
}

const TITLE_WIDTH = 'Platform  '.length;

const lineOf = (title: string, text: string, source?: string): string =>
  `${title.padEnd(TITLE_WIDTH)}${printable(text)}${source === undefined ? '' : `, by ${printable(source)}`}\n`;
