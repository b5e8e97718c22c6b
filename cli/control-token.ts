import { Option } from 'commander';
import { controlTokenPattern } from '../spec';
import { InvalidSecretError } from './invalid-secret';
import type { Io } from './io';

/** Environment variable for the token. Unlike an argument, it is not visible in the process list. */
export const CONTROL_TOKEN_VARIABLE = 'PAYMENTS_SANDBOX_CONTROL_TOKEN';

/** Shell command that creates a token on most machines. */
export const CREATE_TOKEN_COMMAND = 'openssl rand -hex 16';

export interface ControlTokenOption {
  readonly controlToken?: string;
}

/** Creates the option `--control-token`. Its default is the environment variable, whose value help does not show. */
export function controlTokenOption(description: string, env: Io['env']): Option {
  const option = new Option('--control-token <token>', `${description}; or set ${CONTROL_TOKEN_VARIABLE}`);
  const given = env[CONTROL_TOKEN_VARIABLE];
  return (given ? option.default(given, 'the environment variable') : option).argParser(parseControlToken);
}

function parseControlToken(value: string): string {
  const problem = findTokenProblem(value);
  if (problem === undefined) return value;
  throw new InvalidSecretError('--control-token <token>', problem);
}

/** Returns why a token is not valid, if it is not. */
export function findTokenProblem(token: string): string | undefined {
  if (controlTokenPattern.test(token)) return undefined;
  return `A control token has 16 to 256 letters, digits or punctuation characters. To create one: ${CREATE_TOKEN_COMMAND}`;
}
