import { type Command, Option } from 'commander';
import { parseSandboxUrl } from './arguments';
import { type ControlTokenOption, controlTokenOption } from './control-token';
import type { Io } from './io';

/** How every command says which running sandbox it means, and how to get in. */
export interface SandboxOptions extends ControlTokenOption {
  readonly url: string;
  readonly platform: string;
}

/** Adds `--url`, `--control-token`, and `--platform` where there is one to be named. */
export function withSandboxOptions(command: Command, platform: string | undefined, { env }: Pick<Io, 'env'>): Command {
  const url = new Option('--url <url>', 'address of the sandbox');
  command.addOption(url.argParser(parseSandboxUrl).default('http://127.0.0.1:4010'));
  if (platform !== undefined) command.addOption(new Option('--platform <id>', platform).default('default'));
  return command.addOption(controlTokenOption('of a sandbox that has one', env));
}
