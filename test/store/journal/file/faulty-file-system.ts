import {
  type FileStat,
  type FileSystem,
  type OpenFile,
  nodeFileSystem,
} from '../../../../mock-server/store/journal/file/file-system';

/** What to do at a step: nothing out of the ordinary, fail, or fail after half of the bytes were written. */
export type Fault = 'none' | 'fail' | 'half';

/** The real file system, or another one, which notes every step that changes something, and fails where it is told to. */
export class FaultyFileSystem implements FileSystem {
  readonly steps: string[] = [];
  faultAt: (step: string, count: number) => Fault = () => 'none';
  readonly #files: FileSystem;
  #crashed = false;

  constructor(files: FileSystem = nodeFileSystem) {
    this.#files = files;
  }

  get locksOpenFiles(): boolean {
    return this.#files.locksOpenFiles;
  }

  get retryDelaysMs(): readonly number[] {
    return this.#files.retryDelaysMs;
  }

  /** Fails at the given step and at all after it, as if the process had died there. */
  crashAt(count: number, fault: Fault): void {
    this.faultAt = (_step, current) => {
      this.#crashed ||= current === count;
      return current === count ? fault : this.#crashed ? 'fail' : 'none';
    };
  }

  get hasCrashed(): boolean {
    return this.#crashed;
  }

  open(path: string): OpenFile | undefined {
    const file = this.#files.open(path);
    return file && this.#watch(file);
  }

  create(path: string): OpenFile {
    this.#step('create');
    return this.#watch(this.#files.create(path));
  }

  stat(path: string): FileStat | undefined {
    return this.#files.stat(path);
  }

  makeDirectory(path: string): void {
    this.#files.makeDirectory(path);
  }

  read(path: string): string | undefined {
    return this.#files.read(path);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  async copy(from: string, to: string): Promise<void> {
    this.#step('copy');
    await this.#files.copy(from, to);
  }

  versionOf(path: string): string | undefined {
    return this.#files.versionOf(path);
  }

  list(path: string): readonly string[] {
    return this.#files.list(path);
  }

  rename(from: string, to: string): void {
    this.#step('rename');
    this.#files.rename(from, to);
  }

  link(from: string, to: string): void {
    this.#step('link');
    this.#files.link(from, to);
  }

  remove(path: string): void {
    this.#step('remove');
    this.#files.remove(path);
  }

  async syncDirectory(path: string): Promise<void> {
    this.#step('syncDirectory');
    await this.#files.syncDirectory(path);
  }

  #watch(file: OpenFile): OpenFile {
    return {
      id: file.id,
      write: (bytes, position) => {
        this.#step('write', () => file.write(bytes.subarray(0, bytes.length / 2), position));
        return file.write(bytes, position);
      },
      read: (into, position) => file.read(into, position),
      size: () => file.size(),
      truncate: (size) => {
        this.#step('truncate');
        file.truncate(size);
      },
      sync: async () => {
        this.#step('sync');
        await file.sync();
      },
      close: () => file.close(),
    };
  }

  #step(step: string, half: () => void = () => undefined): void {
    this.steps.push(step);
    const fault = this.faultAt(step, this.steps.length);
    if (fault === 'half') half();
    if (fault !== 'none')
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${step}`), { code: 'ENOSPC' });
  }
}
