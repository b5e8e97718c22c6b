import { type Coverage, isCoverage } from '../../spec/derive/coverage';
import { isFacts, type ReadyFacts } from '../../spec/derive/ready-facts';
import { variableIn } from '../../spec/vocabulary/environment-variable';

/** Names the directory in which the processes of a run leave what they found. A reporter or `ready` sets it before they start. */
export const RUN_DIRECTORY_VARIABLE = 'PAYMENTS_SANDBOX_RUN_DIRECTORY';

/** A record of a platform, a search or a comparison, for the end of the run. */
export interface RunRecord {
  readonly coverage?: Coverage;
  readonly facts: ReadyFacts;
}

/** The modules of Node, looked up when they are needed: the test kit also runs where there are none. */
const fileSystem = () => process.getBuiltinModule('node:fs');

const directoryOfRun = (): string | undefined =>
  typeof process === 'object' ? variableIn(process.env, RUN_DIRECTORY_VARIABLE) : undefined;

/** Whether somebody reads what is recorded. */
export const isRunRecorded = (): boolean => directoryOfRun() !== undefined;

/**
 * Hands a record over to the reporter of the run. Called when a test is over, before its platform is deleted. Does nothing
 * without a reporter. Each worker appends lines to a file of its own.
 */
export function recordRun(record: RunRecord): void {
  const directory = directoryOfRun();
  if (directory !== undefined) append(directory, record);
}

function append(directory: string, record: RunRecord): void {
  const { threadId } = process.getBuiltinModule('node:worker_threads');
  fileSystem().appendFileSync(`${directory}/${process.pid}-${threadId}.ndjson`, `${JSON.stringify(record)}\n`);
}

/** The directory of a run. A run within another one, such as a suite under `ready`, passes on what it takes. */
export class RunDirectory {
  readonly path: string;
  readonly #outer: string | undefined;

  /** Creates the directory, and lets processes that start from now on know it. */
  constructor() {
    const { tmpdir } = process.getBuiltinModule('node:os');
    this.#outer = directoryOfRun();
    this.path = fileSystem().mkdtempSync(`${tmpdir()}/payments-sandbox-run-`);
    process.env[RUN_DIRECTORY_VARIABLE] = this.path;
  }

  /** Returns everything that was handed over, and deletes it. The directory stays, for the next run of a watcher. */
  take(): readonly RunRecord[] {
    const { readdirSync, readFileSync, rmSync } = fileSystem();
    const records = readdirSync(this.path).flatMap((name) => {
      const file = `${this.path}/${name}`;
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      rmSync(file);
      return lines.map((line): unknown => JSON.parse(line)).filter(isRecord);
    });
    if (this.#outer !== undefined) for (const record of records) append(this.#outer, record);
    return records;
  }

  delete(): void {
    fileSystem().rmSync(this.path, { recursive: true, force: true });
    if (process.env[RUN_DIRECTORY_VARIABLE] !== this.path) return;
    if (this.#outer === undefined) delete process.env[RUN_DIRECTORY_VARIABLE];
    else process.env[RUN_DIRECTORY_VARIABLE] = this.#outer;
  }
}

function isRecord(value: unknown): value is RunRecord {
  if (typeof value !== 'object' || value === null || !('facts' in value) || !isFacts(value.facts)) return false;
  return !('coverage' in value) || isCoverage(value.coverage);
}
