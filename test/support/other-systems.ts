import { basename, dirname, join } from 'node:path';
import type { FileSystem, OpenFile } from '../../mock-server/store/journal/file/file-system';
import { systemError } from './simulated-disk';

/** A call to a file, and the path of the file. */
export type Refusal = (call: string, path: string) => boolean;

/**
 * The files of a machine with Windows, on top of those of another system. An open file cannot be replaced. When it is removed,
 * its names stay until all processes have closed it, and nobody can use them meanwhile. A process that ends closes its files.
 */
export class WindowsFiles {
  /** Whether another program, such as a virus scanner, has a file open now. */
  isBusy: Refusal = () => false;
  readonly #handles = new Set<{ readonly id: string }>();
  /** Removed names, with the file of each. */
  readonly #removed = new Map<string, string>();

  /** Ends all processes. `files` are those for the next one. */
  endProcesses(files: FileSystem): void {
    this.#handles.clear();
    this.#removeClosed(files);
  }

  /** Whether somebody has a file open. */
  isOpen(id: string | undefined): boolean {
    return [...this.#handles].some((handle) => handle.id === id);
  }

  /** The files for a process. */
  mount(files: FileSystem): FileSystem {
    const use = (call: string, ...paths: readonly string[]) => {
      for (const path of paths) {
        if (this.#removed.has(path)) throw systemError('EPERM', call);
        // A file can be looked at while it is open. One that does not exist is not open.
        const isBusy = call !== 'stat' && this.isBusy(call, path) && files.stat(path) !== undefined;
        if (isBusy) throw systemError('EBUSY', call);
      }
    };
    return {
      ...bound(files),
      locksOpenFiles: true,
      retryDelaysMs: [0, 0, 0],
      open: (path) => {
        use('open', path);
        const file = files.open(path);
        return file && this.#watch(file, files);
      },
      create: (path) => {
        use('create', path);
        return this.#watch(files.create(path), files);
      },
      read: (path) => {
        use('read', path);
        return files.read(path);
      },
      stat: (path) => {
        use('stat', path);
        return files.stat(path);
      },
      rename: (from, to) => {
        use('rename', from, to);
        if (this.isOpen(files.stat(to)?.id)) throw systemError('EPERM', 'rename');
        files.rename(from, to);
      },
      link: (from, to) => {
        use('link', from, to);
        files.link(from, to);
      },
      copy: async (from, to) => {
        use('copy', from, to);
        await files.copy(from, to);
      },
      remove: (path) => {
        use('remove', path);
        const id = files.stat(path)?.id;
        if (id === undefined || !this.isOpen(id)) files.remove(path);
        else this.#removed.set(path, id);
      },
      syncDirectory: async () => undefined,
    };
  }

  #watch(file: OpenFile, files: FileSystem): OpenFile {
    const handle = { id: file.id };
    this.#handles.add(handle);
    const use = () => {
      if (!this.#handles.has(handle)) throw systemError('EBADF', 'write');
      return file;
    };
    return {
      id: file.id,
      write: (bytes, position) => use().write(bytes, position),
      read: (into, position) => use().read(into, position),
      truncate: (size) => use().truncate(size),
      size: () => use().size(),
      // NTFS writes changes of names to its log, and flushes that with any file.
      sync: async () => {
        await use().sync();
        await files.syncDirectory('/');
      },
      close: async () => {
        this.#handles.delete(handle);
        await file.close();
        this.#removeClosed(files);
      },
    };
  }

  #removeClosed(files: FileSystem): void {
    for (const [path, id] of this.#removed) {
      if (this.isOpen(id)) continue;
      files.remove(path);
      this.#removed.delete(path);
    }
  }
}

/** The files of a Mac, on top of those of another system: a name is found in upper and lower case. */
export function macFiles(files: FileSystem): FileSystem {
  const real = (path: string): string => {
    const name = basename(path).toLowerCase();
    const found = files.list(dirname(path)).find((each) => each.toLowerCase() === name);
    return found === undefined ? path : join(dirname(path), found);
  };
  return {
    ...bound(files),
    open: (path) => files.open(real(path)),
    create: (path) => files.create(real(path)),
    read: (path) => files.read(real(path)),
    stat: (path) => files.stat(real(path)),
    versionOf: (path) => files.versionOf(real(path)),
    rename: (from, to) => files.rename(real(from), real(to)),
    link: (from, to) => files.link(real(from), real(to)),
    copy: (from, to) => files.copy(real(from), real(to)),
    remove: (path) => files.remove(real(path)),
  };
}

/** The calls of a file system, which may be those of a class. */
function bound(files: FileSystem): FileSystem {
  return {
    locksOpenFiles: files.locksOpenFiles,
    retryDelaysMs: files.retryDelaysMs,
    open: (path) => files.open(path),
    create: (path) => files.create(path),
    makeDirectory: (path) => files.makeDirectory(path),
    read: (path) => files.read(path),
    stat: (path) => files.stat(path),
    has: (path) => files.has(path),
    versionOf: (path) => files.versionOf(path),
    list: (path) => files.list(path),
    rename: (from, to) => files.rename(from, to),
    link: (from, to) => files.link(from, to),
    copy: (from, to) => files.copy(from, to),
    remove: (path) => files.remove(path),
    syncDirectory: (path) => files.syncDirectory(path),
  };
}
