import { IndexedStorage } from '../../mock-server/store/journal/indexed-storage';
import type { DirectoryLock } from '../../mock-server/store/journal/file/lock-file';
import { defaultPlatform } from '../../mock-server/platform/definition';
import type { SandboxOptions } from '../../mock-server';
import { openSandbox, type Sandbox } from '../../mock-server/sandbox';
import { DataDirectory, type DataDirectoryOptions } from '../../mock-server/store/journal/file/data-directory';
import type { FileSystem, OpenFile } from '../../mock-server/store/journal/file/file-system';
import { Api } from './api';
import { SimulatedFile } from './simulated-file';

export type ErrorName = 'ENOSPC' | 'EIO' | 'EMFILE';

/** What a call to the file system does: nothing special, fail, write a part, write a part and fail, or stop the machine. */
export type Incident = 'none' | 'short' | 'torn' | 'crash' | ErrorName;

/** The name of a file was set or removed. */
type NameChange = readonly [path: string, file: SimulatedFile | undefined];

/** The ways in which a machine stops: the process alone, or the power. */
export type CrashKind = 'process' | 'power';

/**
 * A file system in memory with incidents. Names and contents are in the page cache first; a sync makes them durable. A process
 * that dies leaves the page cache; a loss of power leaves what is durable, and by chance some of the unsynced pages and names.
 */
export class SimulatedDisk {
  /** What the next call does. */
  incidentAt: (call: string) => Incident = () => 'none';
  /** A random number below a bound. */
  random: (bound: number) => number = () => 0;
  #names = new Map<string, SimulatedFile>();
  #durableNames = new Map<string, SimulatedFile>();
  #unsyncedNames: NameChange[] = [];
  /** Counts the processes: a dead one has no access any more. */
  #process = 0;
  #crashed = false;
  #nextId = 0;

  get hasCrashed(): boolean {
    return this.#crashed;
  }

  /** Lets each call that changes something fail; undefined ends that. */
  failEach(error: ErrorName | undefined): void {
    this.incidentAt = (call) => (isChange(call) ? (error ?? 'none') : 'none');
  }

  /** Ends the process. What it did not sync is kept, or lost by chance. */
  crash(kind: CrashKind): void {
    this.#crashed = false;
    this.#process++;
    if (kind === 'process') return;
    const kept = this.#unsyncedNames.slice(0, this.random(this.#unsyncedNames.length + 1));
    this.#names = new Map(this.#durableNames);
    for (const change of kept) setName(this.#names, change);
    this.#durableNames = new Map(this.#names);
    this.#unsyncedNames = [];
    for (const file of new Set(this.#names.values())) file.losePower(this.random);
  }

  /** The file system of a new process. */
  mount(): FileSystem {
    const process = this.#process;
    const isCurrent = () => process === this.#process;
    const step = (call: string): Incident => {
      if (!isCurrent() || this.#crashed) throw systemError('EIO', call);
      const incident = this.incidentAt(call);
      if (incident === 'crash') this.#crashed = true;
      if (incident === 'none' || incident === 'short') return incident;
      if (call === 'write' && (incident === 'torn' || incident === 'crash')) return incident;
      throw systemError(incident === 'torn' || incident === 'crash' ? 'EIO' : incident, call);
    };
    const open = (file: SimulatedFile) => this.#open(file, step, isCurrent);
    const find = (call: string, path: string): SimulatedFile | undefined => {
      step(call);
      return this.#names.get(pathOf(path));
    };
    const require = (call: string, path: string): SimulatedFile => {
      const file = find(call, path);
      if (file === undefined) throw systemError('ENOENT', call);
      return file;
    };
    const create = (call: string, path: string): SimulatedFile => {
      if (find(call, path) !== undefined) throw systemError('EEXIST', call);
      const file = new SimulatedFile(String(++this.#nextId));
      this.#change([path, file]);
      return file;
    };
    return {
      locksOpenFiles: false,
      retryDelaysMs: [],
      open: (path) => {
        const file = find('open', path);
        return file && open(file);
      },
      create: (path) => open(create('create', path)),
      makeDirectory: () => void step('mkdir'),
      read: (path) => find('read', path)?.text,
      stat: (path) => find('stat', path),
      has: (path) => find('stat', path) !== undefined,
      versionOf: (path) => find('stat', path)?.version,
      list: (path) => {
        step('list');
        const start = `${pathOf(path)}/`;
        const below = [...this.#names.keys()].filter((name) => name.startsWith(start));
        return below.map((name) => name.slice(start.length)).filter((name) => !name.includes('/'));
      },
      rename: (from, to) => {
        const file = require('rename', from);
        this.#change([to, file]);
        this.#change([from, undefined]);
      },
      link: (from, to) => {
        const file = require('link', from);
        if (this.#names.has(pathOf(to))) throw systemError('EEXIST', 'link');
        this.#change([to, file]);
      },
      copy: async (from, to) => {
        const { text } = require('read', from);
        create('create', to).write(Buffer.from(text), 0);
      },
      remove: (path) => {
        if (find('remove', path) !== undefined) this.#change([path, undefined]);
      },
      syncDirectory: async () => {
        step('syncDirectory');
        this.#durableNames = new Map(this.#names);
        this.#unsyncedNames = [];
      },
    };
  }

  #change([path, file]: NameChange): void {
    const change: NameChange = [pathOf(path), file];
    setName(this.#names, change);
    this.#unsyncedNames.push(change);
  }

  #open(file: SimulatedFile, step: (call: string) => Incident, isCurrent: () => boolean): OpenFile {
    return {
      id: file.id,
      write: (bytes, position) => {
        const incident = step('write');
        const length = incident === 'none' ? bytes.length : this.random(bytes.length) + (incident === 'short' ? 1 : 0);
        file.write(bytes.subarray(0, length), position);
        if (incident === 'torn' || incident === 'crash') throw systemError('EIO', 'write');
        return length;
      },
      read: (into, position) => {
        step('read');
        return file.read(into, position);
      },
      truncate: (size) => {
        step('truncate');
        file.truncate(size);
      },
      size: () => {
        step('fstat');
        return file.size;
      },
      sync: async () => {
        try {
          step('sync');
        } catch (error) {
          // A process that dies takes nothing from the page cache.
          if (!this.#crashed && isCurrent()) file.failSync(this.random);
          throw error;
        }
        file.sync();
      },
      close: async () => {
        step('close');
      },
    };
  }
}

function isChange(call: string): boolean {
  return !['close', 'read', 'stat', 'fstat', 'list'].includes(call);
}

/** Paths are those of this machine, which may be a Windows one. */
function pathOf(path: string): string {
  return path.replace(/^\w:/, '').replaceAll('\\', '/');
}

function setName(names: Map<string, SimulatedFile>, [path, file]: NameChange): void {
  if (file === undefined) names.delete(path);
  else names.set(path, file);
}

export function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: simulated, ${syscall}`), { code, syscall });
}

export interface SimulatedSandbox {
  readonly sandbox: Sandbox;
  /** A client of the default platform. */
  readonly api: Api;
}

/** The lock of a simulated disk, which no other process can reach. */
export const noLock: DirectoryLock = { assertHeld: () => undefined, release: () => undefined };

/** Opens a sandbox whose data directory is on a simulated disk. */
export async function openSimulated(
  disk: SimulatedDisk,
  options: SandboxOptions & DataDirectoryOptions = {},
  files = disk.mount(),
): Promise<SimulatedSandbox> {
  const journals = new DataDirectory('/data', options, noLock, files);
  const sandbox = await openSandbox(new IndexedStorage(journals), { onError: () => undefined, ...options });
  return { sandbox, api: new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, defaultPlatform.test) };
}
