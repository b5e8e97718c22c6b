import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

/**
 * Counts how much code runs: the sum over all blocks of how often each was entered, as V8 counts them for
 * coverage. The same work gives much the same number on every machine with one release of Node, and no loop over rows
 * escapes it.
 */
export class WorkCounter {
  readonly #session = new Session();
  readonly #folders: readonly string[];

  /** `folders`: whose code is counted (default: that of the server). */
  constructor(folders: readonly string[] = ['/mock-server/', '/spec/']) {
    this.#folders = folders;
    // A function that the compiler puts into its caller is not counted, and when it does so is a matter of chance.
    for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many blocks were entered on average, of so many repetitions. */
  async count(repetitions: number, work: (repetition: number) => Promise<unknown>): Promise<number> {
    this.#take();
    for (let repetition = 0; repetition < repetitions; repetition++) await work(repetition);
    return this.#take() / repetitions;
  }

  close(): void {
    this.#session.disconnect();
  }

  /** The count since it was taken last. */
  #take(): number {
    let entered = 0;
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      entered = result
        .filter(({ url }) => this.#folders.some((folder) => url.includes(folder)))
        .flatMap(countsOf)
        .reduce((sum, count) => sum + count, 0);
    });
    return entered;
  }
}

function countsOf({ functions }: Profiler.ScriptCoverage): number[] {
  return functions.flatMap(({ ranges }) => ranges.map(({ count }) => count));
}
