import { platformNamePattern } from '../../spec/tables/limits';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { Names, Storage } from '../store/journal/storage';
import { refusal } from './availability';

/** The rule of a name, as a sentence of an error. */
export const platformNameRule = 'It must have 1 to 64 lower-case letters, digits and -, and not be "default".';

/** A platform, as people call it. */
export interface NamedPlatform {
  readonly id: string;
  readonly name: string | null;
}

/** The names of the platforms of a sandbox, open or closed. */
export class PlatformNaming {
  readonly #names: Names;
  readonly #has: Storage['has'];

  constructor({ names, has }: Pick<Storage, 'names' | 'has'>) {
    this.#names = names;
    this.#has = has;
  }

  /** Returns the platform with a name; undefined if none has it. Rejects while the names cannot be read. */
  async platformOf(name: string): Promise<string | undefined> {
    return this.#names.platformOf(name).catch(refuse);
  } // service_unavailable

  /** Returns a platform by its id or its name; undefined for an unknown one. */
  async find(idOrName: string): Promise<NamedPlatform | undefined> {
    const id = platformNamePattern.test(idOrName) ? await this.platformOf(idOrName) : idOrName;
    if (id === undefined || !(await this.#has(id).catch(refuse))) return undefined;
    return { id, name: await this.#names.nameOf(id).catch(refuse) };
  } // service_unavailable

  /** Throws unless a text is a name that no platform has. */
  async requireFree(name: string): Promise<void> {
    if (!platformNamePattern.test(name)) throw invalidControlParameter('name', platformNameRule);
    if ((await this.platformOf(name)) !== undefined) throw nameTaken(name);
  } // parameter_invalid platform_name_taken service_unavailable

  async rename(id: string, name: string): Promise<void> {
    if (!platformNamePattern.test(name)) throw invalidControlParameter('name', platformNameRule);
    if (!(await this.#names.rename(id, name).catch(refuse))) throw nameTaken(name);
  } // parameter_invalid platform_name_taken service_unavailable
}

const nameTaken = (name: string) => new SandboxError('platform_name_taken', { name });

function refuse(error: unknown): never {
  throw refusal(error);
}
