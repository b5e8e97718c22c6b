import { isObject } from '../../fields/field';
import type { Names } from './storage';

/** The file of the names of the platforms in a directory. */
export interface NamesFile {
  /** Its path, for messages. */
  readonly path: string;
  /** Returns its text; undefined when there is no such file. */
  readonly read: () => string | undefined;
  /** Replaces its text. Resolves when a crash cannot bring the former one back. */
  readonly write: (text: string) => Promise<void>;
}

/**
 * The names of the platforms of one process: no two platforms have the same. The file is one JSON object with the id of each
 * name. Without a file, names are in memory only.
 */
export class PlatformNames implements Names {
  readonly #file: NamesFile | undefined;
  readonly #ids = new Map<string, string>();
  readonly #names = new Map<string, string>();
  #writing: Promise<void> = Promise.resolve();

  /** A process that died may have left the name of a platform that it had deleted: `exists` tells. */
  constructor(file?: NamesFile, exists: (id: string) => boolean = () => true) {
    this.#file = file;
    for (const [name, id] of namesIn(file)) if (exists(id)) this.#set(id, name);
  }

  /** Returns the name of a platform at once. */
  knownNameOf(id: string): string | null {
    return this.#names.get(id) ?? null;
  }

  async nameOf(id: string): Promise<string | null> {
    return this.knownNameOf(id);
  }

  async platformOf(name: string): Promise<string | undefined> {
    return this.#ids.get(name);
  }

  async rename(id: string, name: string): Promise<boolean> {
    const owner = this.#ids.get(name);
    if (owner !== undefined && owner !== id) return false;
    const former = this.knownNameOf(id);
    this.#set(id, name);
    try {
      await this.#write();
    } catch (error) {
      this.#unset(id);
      if (former !== null) this.#set(id, former);
      throw error;
    }
    return true;
  }

  /** Frees the name of a platform that was deleted. */
  async delete(id: string): Promise<void> {
    if (!this.#names.has(id)) return;
    this.#unset(id);
    await this.#write();
  }

  #set(id: string, name: string): void {
    this.#unset(id);
    this.#ids.set(name, id);
    this.#names.set(id, name);
  }

  #unset(id: string): void {
    const name = this.#names.get(id);
    if (name !== undefined) this.#ids.delete(name);
    this.#names.delete(id);
  }

  /** Writes in turn. Each writes what the names are then. */
  #write(): Promise<void> {
    const written = this.#writing.then(() => this.#file?.write(textOfNames(this.#ids)));
    this.#writing = written.catch(() => undefined);
    return written;
  }
}

/** Returns the text of the file of names: a line for each. */
export function textOfNames(ids: ReadonlyMap<string, string>): string {
  return `${JSON.stringify(Object.fromEntries([...ids].sort()), null, 2)}\n`;
}

/** Returns the ids by name in a file. Throws for one that is no such object. */
export function namesIn(file: Pick<NamesFile, 'path' | 'read'> | undefined): ReadonlyMap<string, string> {
  const text = file?.read();
  if (file === undefined || text === undefined) return new Map();
  const value = parsed(text);
  const entries = isObject(value) ? Object.entries(value) : undefined;
  if (entries?.every((entry): entry is [string, string] => typeof entry[1] === 'string') !== true)
    throw new Error(`${file.path} is not a JSON object with the platform of each name. Correct it, or delete it.`);
  return new Map(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
