import { type Command, InvalidArgumentError, Option } from 'commander';
import { variableIn } from '../spec/vocabulary/environment-variable';
import { parseSandboxUrl } from './arguments';
import { PLATFORM_VARIABLE, PlatformConflictError, type Use } from './connection/choose-platform';
import { connect, type Connection } from './connection/connect';
import { projectSettings, type ProjectSettings } from './connection/start-settings';
import {
  type AddressSources,
  chooseAddress,
  type ChosenAddress,
  UnknownAddressError,
  URL_VARIABLE,
} from './connection/choose-address';
import { CONTROL_TOKEN_VARIABLE, type ControlTokenOption, controlTokenOption } from './control-token';
import type { Io } from './io';

/** Options of every command that talks to a running sandbox, and the platform that follows from them. */
export type SandboxOptions = Connection;

/** The options of a command before the platform is known. */
interface GivenOptions extends ControlTokenOption {
  readonly url: string;
  readonly urlSource: string;
  readonly platform?: string;
}

interface Asked {
  /** What the command calls: the API, or the control API (default). */
  readonly use?: Use;
  /** Whether the command itself asks for its platform: it may run without a sandbox. */
  readonly isLate?: boolean;
}

/**
 * Adds `--sandbox`, its former name `--url`, `--control-token`, and, with a description, `--platform`. Help does not show the
 * token of the environment.
 */
export function withSandboxOptions(
  command: Command,
  platformDescription: string | undefined,
  io: Io,
  { use = 'control', isLate = false }: Asked = {},
): Command {
  const { env } = io;
  const description = `URL of the sandbox; or set ${URL_VARIABLE} (default: that of start in this folder)`;
  const isOnPlatform = platformDescription !== undefined || command.options.some((each) => each.name() === 'platform');
  command
    .addOption(new Option('--sandbox <url>', description).argParser(parseSandboxUrl))
    .addOption(new Option('--url <url>').argParser(parseSandboxUrl).hideHelp().conflicts('sandbox'))
    .hook('preAction', async () => {
      const named = namedAddress(command, io);
      const isPlatformNeeded = isOnPlatform && !isLate;
      const isAddressed = named.option === undefined && named.variable === undefined;
      const project = isAddressed || isPlatformNeeded ? await projectSettings(command, io, isAddressed) : noProject;
      const { url, source } = addressOf(command, { ...named, start: project.start });
      command.setOptionValue('url', url);
      command.setOptionValue('urlSource', source);
      if (!isPlatformNeeded) return;
      for (const [name, value] of Object.entries(await connectionOf(command, io, use, project)))
        command.setOptionValue(name, value);
    });
  if (platformDescription !== undefined) command.addOption(platformOption(platformDescription));
  const token = controlTokenOption(`control token of the sandbox, if it has one; or set ${CONTROL_TOKEN_VARIABLE}`);
  const given = variableIn(env, CONTROL_TOKEN_VARIABLE);
  return command.addOption(given ? token.default(given, 'the environment variable') : token);
}

/** Creates the option `--platform`. */
export const platformOption = (description?: string) =>
  new Option(
    '--platform <id>',
    description && `${description}, by id or name; or set ${PLATFORM_VARIABLE} (default: see whoami)`,
  );

/** Returns the platform that a command is for. One that is named in two ways is a usage error. */
export async function connectionOf(
  command: Command,
  io: Io,
  use: Use,
  project?: Pick<ProjectSettings, 'file'>,
): Promise<Connection> {
  const { file } = project ?? (await projectSettings(command, io, false));
  const { url, urlSource, controlToken, platform } = command.opts<GivenOptions>();
  try {
    return await connect({ url, urlSource, controlToken, platform, file }, io, use);
  } catch (error) {
    if (!(error instanceof PlatformConflictError)) throw error;
    return command.error(`error: ${error.message}`);
  }
}

/** The settings of a project that nobody asks for. */
const noProject: ProjectSettings = {
  start: { port: 0, isSecure: false, basePath: '', source: '' },
  file: undefined,
};

/** Returns the address of the sandbox. One that is not known is a usage error. */
function addressOf(command: Command, sources: AddressSources): ChosenAddress {
  try {
    return chooseAddress(sources);
  } catch (error) {
    if (!(error instanceof UnknownAddressError)) throw error;
    return command.error(`error: ${error.message}`);
  }
}

/** Returns the addresses that the command line and the environment name. One that is not valid is a usage error. */
function namedAddress(command: Command, { env }: Io): Pick<AddressSources, 'option' | 'variable'> {
  const { sandbox, url: option = sandbox } = command.opts<{ readonly sandbox?: string; readonly url?: string }>();
  const value = variableIn(env, URL_VARIABLE);
  if (value === undefined) return { option };
  try {
    return { option, variable: parseSandboxUrl(value) };
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return command.error(`error: environment variable '${URL_VARIABLE}' value '${value}' is invalid. ${error.message}`);
  }
}
