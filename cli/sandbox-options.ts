import { type Command, InvalidArgumentError, Option } from 'commander';
import { variableIn } from '../spec/vocabulary/environment-variable';
import { parseSandboxUrl } from './arguments';
import { CONTROL_TOKEN_VARIABLE, type ControlTokenOption, controlTokenOption } from './control-token';
import type { Io } from './io';

/** Environment variable for the URL of the sandbox. */
const URL_VARIABLE = 'PAYMENTS_SANDBOX_URL';
const DEFAULT_URL = 'http://127.0.0.1:4010';

/** Options of every command that talks to a running sandbox. */
export interface SandboxOptions extends ControlTokenOption {
  /** That of `--sandbox`, of the variable, or the default. */
  readonly url: string;
  readonly platform: string;
}

/**
 * Adds `--sandbox`, its former name `--url`, `--control-token`, and, with a description, `--platform`. Help does not show the
 * token of the environment.
 */
export function withSandboxOptions(
  command: Command,
  platformDescription: string | undefined,
  { env }: Pick<Io, 'env'>,
): Command {
  const description = `URL of the sandbox; or set ${URL_VARIABLE} (default: "${DEFAULT_URL}")`;
  command
    .addOption(new Option('--sandbox <url>', description).argParser(parseSandboxUrl))
    .addOption(new Option('--url <url>').argParser(parseSandboxUrl).hideHelp().conflicts('sandbox'))
    .hook('preAction', () => {
      const { sandbox, url = sandbox } = command.opts<{ readonly sandbox?: string; readonly url?: string }>();
      command.setOptionValue('url', url ?? readUrl(command, variableIn(env, URL_VARIABLE)));
    });
  if (platformDescription !== undefined) command.addOption(platformOption(platformDescription));
  const token = controlTokenOption(`control token of the sandbox, if it has one; or set ${CONTROL_TOKEN_VARIABLE}`);
  const given = variableIn(env, CONTROL_TOKEN_VARIABLE);
  return command.addOption(given ? token.default(given, 'the environment variable') : token);
}

/** Creates the option `--platform`. */
export const platformOption = (description?: string) => new Option('--platform <id>', description).default('default');

/** Returns the URL of the environment. One that is not valid is a usage error. */
function readUrl(command: Command, value = DEFAULT_URL): string {
  try {
    return parseSandboxUrl(value);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return command.error(`error: environment variable '${URL_VARIABLE}' value '${value}' is invalid. ${error.message}`);
  }
}
