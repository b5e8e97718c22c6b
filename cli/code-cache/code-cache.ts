import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { readCode, writeCode } from './code-file';

/** The texts that Node puts around the source of a CommonJS module. */
const BEFORE = '(function (exports, require, module, __filename, __dirname) {';
const AFTER = '\n})';
/** Longer than most pauses of a start. */
const IDLE_MS = 10;

/** Runs a CommonJS module. */
export type ModuleFunction = (
  exports: unknown,
  require: (id: string) => unknown,
  module: { readonly exports: unknown },
  filename: string,
  dirname: string,
) => void;

interface Compiled {
  readonly source: Buffer;
  readonly script: Script;
}

/**
 * The compiled code of CommonJS modules, in a folder with one file per module. V8 rejects code of another version or of other
 * flags. Then, as when there is no code, the source is compiled, and its code is saved when the process is idle.
 */
export class CodeCache {
  readonly #root: string;
  readonly #folder: string;
  /** Modules that were compiled in this process and are not saved, by the path of their code. */
  readonly #unsaved = new Map<string, Compiled>();
  readonly #idle = setTimeout(() => this.#saveInSteps(), IDLE_MS).unref();

  /** `root`: the folder that contains all modules. */
  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = join(folder, `code-${process.version}-${process.arch}`);
  }

  /** Returns the function of a module. */
  functionOf(path: string): ModuleFunction {
    const source = readFileSync(path);
    const codePath = join(this.#folder, `${relative(this.#root, path)}.code`);
    const cachedData = readCode(codePath, source);
    const script = new Script(BEFORE + source.toString() + AFTER, {
      filename: path,
      columnOffset: -BEFORE.length,
      ...(cachedData && { cachedData }),
    });
    if (script.cachedDataRejected !== false) {
      this.#unsaved.set(codePath, { source, script });
      this.#idle.refresh();
    }
    const run: unknown = script.runInThisContext();
    if (!isModuleFunction(run)) throw new TypeError(`${path} is not a CommonJS module`);
    return run;
  }

  /** Saves what was compiled, with the functions that were called so far. A module whose code was loaded is not saved again. */
  save(): void {
    while (this.#unsaved.size > 0) this.#saveNext();
  }

  /** One module per event-loop tick: no request waits for all of them. */
  #saveInSteps(): void {
    this.#saveNext();
    if (this.#unsaved.size > 0) setImmediate(() => this.#saveInSteps());
  }

  #saveNext(): void {
    const [next] = this.#unsaved;
    if (next === undefined) return;
    const [codePath, { source, script }] = next;
    this.#unsaved.delete(codePath);
    try {
      writeCode(codePath, source, script.createCachedData());
    } catch {
      // The folder belongs to another user, or the disk is full: each start compiles.
      this.#unsaved.clear();
    }
  }
}

const isModuleFunction = (value: unknown): value is ModuleFunction => typeof value === 'function';
