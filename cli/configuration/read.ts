import { readFile } from 'node:fs/promises';
import type { SandboxOptions } from '../../mock-server/server';
import type { AcceptedRows } from '../../spec/derive/verdict';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { formatError } from '../format-error';
import { givenValue } from '../given-value';
import { withoutPasswords } from '../store-option';
import { ConfigurationError } from './error';

type Values = Readonly<Record<string, unknown>>;

/** The content of a configuration file. */
export interface Configuration {
  readonly path: string;
  /** The platform of commands, by id or name. */
  readonly platform?: string | undefined;
  /** Options of `start`, by name: `allowHost`. Their values are not checked. */
  readonly options: Values;
  /** Publishers (webhook endpoints) and faults, as the control API takes them. Their fields are not checked. */
  readonly publishers: readonly Values[];
  readonly faults: readonly Values[];
  /** Options of the sandbox. */
  readonly sandbox: Pick<SandboxOptions, 'limits' | (typeof platformKeys)[number]>;
  /** The verdict of `ready`: rows that are accepted as they are, each with the reason. */
  readonly ready: { readonly accept: AcceptedRows };
  /** Reads the file again. */
  readonly read: () => Promise<Configuration>;
}

const sections = ['publishers', 'faults', 'limits', 'platforms', 'platform', 'ready'];
const limitKeys = ['webhookTimeoutMs', 'publisherQueue'] as const;
const declineKeys = ['declines', 'windowSeconds', 'blockSeconds'] as const;
const platformKeys = ['maxOpenPlatforms', 'maxOpenBytes', 'idleAfterMs'] as const;

/** Reads a configuration file. `names` are those of the options of `start`. Throws a `ConfigurationError`. */
export async function readConfiguration(path: string, names: readonly string[]): Promise<Configuration> {
  const value = await parseFile(path);
  const file: Section = { path, name: '', values: valuesOf(value ?? {}, path, 'with names of options') };
  checkKeys(file, [...names, ...sections]);
  checkSecrets(file);
  const options = Object.entries(file.values).filter(([name]) => !sections.includes(name));
  const limits = sectionOf(file, 'limits');
  const decline = sectionOf(limits, 'declineLimit');
  const platforms = sectionOf(file, 'platforms');
  checkKeys(limits, ['customerPaymentMethods', 'declineLimit', ...limitKeys]);
  checkKeys(decline, declineKeys);
  checkKeys(platforms, platformKeys);
  const { customerPaymentMethods } = limits.values;
  return {
    path,
    platform: platformIn(file),
    // The option is the same limit.
    options: {
      ...(customerPaymentMethods !== undefined && { customerPaymentMethods }),
      ...Object.fromEntries(options),
    },
    publishers: listOf(file, 'publishers'),
    faults: listOf(file, 'faults'),
    sandbox: {
      ...numbersOf(platforms, platformKeys),
      limits: {
        ...numbersOf(limits, limitKeys),
        ...(limits.values['declineLimit'] !== undefined && {
          declineLimit: {
            declines: numberOf(decline, 'declines'),
            windowSeconds: numberOf(decline, 'windowSeconds'),
            blockSeconds: numberOf(decline, 'blockSeconds'),
          },
        }),
      },
    },
    ready: { accept: await acceptedIn(file) },
    read: () => readConfiguration(path, names),
  };
}

/** Returns the platform that a file names for commands; undefined if it names none. */
function platformIn({ path, values: { platform } }: Section): string | undefined {
  if (platform === undefined || platform === null) return undefined;
  if (typeof platform === 'string' && platform !== '') return platform;
  throw new ConfigurationError(`platform in ${path} must be the id or the name of a platform.`);
}

/** Returns the rows that `ready` accepts. Their table is loaded where a file names some. */
async function acceptedIn(file: Section): Promise<AcceptedRows> {
  if (file.values['ready'] === undefined) return {};
  const ready = sectionOf(file, 'ready', 'with accept');
  checkKeys(ready, ['accept']);
  const { requireAccepted } = await import('../../spec/derive/verdict');
  try {
    return requireAccepted(ready.values['accept'] ?? {}, `ready.accept in ${file.path}`);
  } catch (error) {
    throw new ConfigurationError(`${formatError(error).trimEnd()}`, error);
  }
}

/** Others can read what is in a project. */
function checkSecrets({ path, values: { controlToken, store } }: Section): void {
  if (controlToken !== undefined)
    throw new ConfigurationError(
      `controlToken in ${path} would be no secret. Set PAYMENTS_SANDBOX_CONTROL_TOKEN instead.`,
    );
  if (typeof store === 'string' && withoutPasswords(store) !== store)
    throw new ConfigurationError(
      `The password of store in ${path} would be no secret. Set PGPASSWORD, or use ~/.pgpass.`,
    );
}

async function parseFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ConfigurationError(`${path} cannot be read. ${formatError(error)}`, error);
  });
  try {
    return path.endsWith('.json') ? JSON.parse(text) : (await import('./yaml')).parseYaml(text);
  } catch (error) {
    throw new ConfigurationError(`${path} is not valid. ${formatError(error).trimEnd()}`, error);
  }
}

/** An object in the file. */
interface Section {
  readonly path: string;
  /** Its name in the file, with a dot: `limits.`; empty for the file itself. */
  readonly name: string;
  readonly values: Values;
}

function sectionOf({ path, name, values }: Section, key: string, content = 'of numbers by name'): Section {
  const section = valuesOf(values[key] ?? {}, `${name}${key} in ${path}`, content);
  return { path, name: `${name}${key}.`, values: section };
}

function listOf({ path, values }: Section, key: string): readonly Values[] {
  const list: unknown = values[key] ?? [];
  if (!Array.isArray(list)) throw new ConfigurationError(`${key} in ${path} must be a list.`);
  return list.map((each: unknown, at) => valuesOf(each, `${key}[${at}] in ${path}`, 'with fields of the control API'));
}

function valuesOf(value: unknown, place: string, content: string): Values {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new ConfigurationError(`${place} must be an object ${content}.`);
}

function checkKeys({ path, name, values }: Section, known: readonly string[]): void {
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new ConfigurationError(`unknown key "${name}${unknown}" in ${path}.${didYouMean(unknown, known)}`);
}

/** Returns those of the numbers that are there. */
function numbersOf<Name extends string>(section: Section, names: readonly Name[]): { [Each in Name]?: number } {
  const found: { [Each in Name]?: number } = {};
  for (const name of names) if (section.values[name] !== undefined) found[name] = numberOf(section, name);
  return found;
}

function numberOf({ path, name, values }: Section, key: string): number {
  const value = values[key];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value;
  throw new ConfigurationError(`${name}${key} in ${path} must be a whole number from 1${givenValue(key, value)}.`);
}
