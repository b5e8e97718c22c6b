import { Option } from 'commander';
import { controlTokenPattern } from '../spec';
import { InvalidSecretError } from './invalid-secret';

/** Environment variable for the token. Unlike an argument, it is not visible in the process list. */
export const CONTROL_TOKEN_VARIABLE = 'PAYMENTS_SANDBOX_CONTROL_TOKEN';

/** Shell command that creates a token on most machines. */
export const CREATE_TOKEN_COMMAND = 'openssl rand -hex 16';

export interface ControlTokenOption {
  readonly controlToken?: string;
}

/** Creates the option `--control-token`. */
export function controlTokenOption(description: string): Option {
  return new Option('--control-token <token>', description).argParser(parseControlToken);
}

function parseControlToken(value: string): string {
  if (controlTokenPattern.test(value)) return value;
  throw new InvalidSecretError(
    "option '--control-token <token>'",
    `A control token has 16 to 256 letters, digits or punctuation characters. To create one: ${CREATE_TOKEN_COMMAND}`,
  );
}
