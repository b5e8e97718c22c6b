import { type Command, Option } from 'commander';
import { parseSandboxUrl } from './arguments';
import { CONTROL_TOKEN_VARIABLE, type ControlTokenOption, controlTokenOption } from './control-token';
import type { Io } from './io';

/** Options of every command that talks to a running sandbox. */
export interface SandboxOptions extends ControlTokenOption {
  readonly url: string;
  readonly platform: string;
}

/** Adds `--url`, `--control-token`, and, with a description, `--platform`. Help does not show the token of the environment. */
export function withSandboxOptions(
  command: Command,
  platformDescription: string | undefined,
  { env }: Pick<Io, 'env'>,
): Command {
  const url = new Option('--url <url>', 'URL of the sandbox');
  command.addOption(url.argParser(parseSandboxUrl).default('http://127.0.0.1:4010'));
  if (platformDescription !== undefined)
    command.addOption(new Option('--platform <id>', platformDescription).default('default'));
  const token = controlTokenOption(`control token of the sandbox, if it has one; or set ${CONTROL_TOKEN_VARIABLE}`);
  const given = env[CONTROL_TOKEN_VARIABLE];
  return command.addOption(given ? token.default(given, 'the environment variable') : token);
}
