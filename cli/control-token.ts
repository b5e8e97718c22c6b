import { InvalidArgumentError, Option } from 'commander';
import { controlTokenPattern } from '../spec';
import type { Io } from './io';

/** The environment variable that may hold the token, where the list of processes does not show it. */
export const CONTROL_TOKEN_VARIABLE = 'PAYMENTS_SANDBOX_CONTROL_TOKEN';

/** Makes a token on most machines. */
export const MAKE_A_TOKEN = 'openssl rand -hex 16';

export interface ControlTokenOption {
  readonly controlToken?: string;
}

/** `--control-token`, with what the environment says as its default. Help does not show that. */
export function controlTokenOption(description: string, env: Io['env']): Option {
  const option = new Option('--control-token <token>', `${description}; or ${CONTROL_TOKEN_VARIABLE}`);
  const given = env[CONTROL_TOKEN_VARIABLE];
  return (given ? option.default(given, 'that of the environment') : option).argParser(parseControlToken);
}

function parseControlToken(value: string): string {
  const problem = controlTokenProblem(value);
  if (problem === undefined) return value;
  throw new InvalidArgumentError(problem);
}

/** Why a token is none; undefined for one that is. */
export function controlTokenProblem(token: string): string | undefined {
  if (controlTokenPattern.test(token)) return undefined;
  return `A control token has 16 to 256 letters, digits or signs. To make one: ${MAKE_A_TOKEN}`;
}
