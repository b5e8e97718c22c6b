import { Command, type Option } from 'commander';
import { applyConfiguration } from '../commands/start/configuration';
import { startCommand } from '../commands/start/command';
import { readVariables, variableFor } from '../commands/start/environment';
import type { StartOptions } from '../commands/start/options';
import type { Configuration } from '../configuration/read';
import type { Io } from '../io';
import type { PlatformSources } from './choose-platform';
import type { StartAddress } from './choose-address';

/** The settings of `start` that other commands need. */
type Needed = Pick<StartOptions, 'port' | 'https' | 'tlsCert' | 'basePath' | 'data' | 'configuration'>;

const ADDRESS = ['port', 'https', 'tlsCert', 'basePath'] as const;

/** Reads settings of `start` as it does itself: from variables, then from the configuration file. */
async function settingsOf(command: Command, io: Io, names: readonly string[]): Promise<Command> {
  const start = startCommand(io, () => undefined);
  const settings = new Command(start.name()).copyInheritedSettings(command);
  for (const option of start.options) if (names.includes(option.attributeName())) settings.addOption(option);
  readVariables(settings, io.env, {});
  await applyConfiguration(settings, io, {}, start);
  return settings;
}

/** The settings of the project that the current folder belongs to, as far as commands need them. */
export interface ProjectSettings {
  readonly start: StartAddress;
  /** The platform that the configuration file names. */
  readonly file: PlatformSources['file'];
}

/** Reads the settings of the project. Without `isAddressed`, the variables of an address are not looked at: it is known. */
export async function projectSettings(command: Command, io: Io, isAddressed: boolean): Promise<ProjectSettings> {
  const settings = await settingsOf(command, io, isAddressed ? ADDRESS : []);
  const { port = 0, https = false, tlsCert, basePath = '', configuration } = settings.opts<Partial<Needed>>();
  const sourceOf = (option: Option): readonly string[] => {
    const source = settings.getOptionValueSource(option.attributeName());
    if (source === 'env') return [variableFor(option, io.env)?.variable ?? option.name()];
    return source === 'config' && configuration ? [configuration.path] : [];
  };
  const sources = [...new Set(settings.options.flatMap(sourceOf))];
  const source = sources.length === 0 ? 'the default' : sources.join(' and ');
  const { path = '', platform } = configuration ?? {};
  return {
    start: { port, isSecure: https || tlsCert !== undefined, basePath, source },
    file: platform === undefined ? undefined : { path, platform },
  };
}

/** Returns the configuration file of the project; undefined without one. */
export async function projectConfiguration(command: Command, io: Io): Promise<Configuration | undefined> {
  return (await settingsOf(command, io, [])).opts<Partial<Needed>>().configuration;
}

/** Lets a command with `--data` take the directory of `start`, unless it is given another one. */
export function withStartData(command: Command, io: Io): Command {
  return command.hook('preAction', async () => {
    if (command.getOptionValueSource('data') !== 'default') return;
    const { data } = (await settingsOf(command, io, ['data'])).opts<Needed>();
    command.setOptionValue('data', data);
  });
}
