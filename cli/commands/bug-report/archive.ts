import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { isRow } from '../../lists/row';

/** A file that is no bug report, or one that cannot be opened. */
export class BugReportError extends Error {
  override readonly name = 'BugReportError';
}

/** The facts of a bug report. */
export interface BugReportFacts {
  /** The release of the sandbox that had the bug. */
  readonly release: string;
  /** When the report was created, in ISO 8601. */
  readonly created_at: string;
  /** Whether names, e-mails and the like are replaced. */
  readonly redacted: boolean;
  /** The release of Node.js and the operating system of the machine. */
  readonly node: string;
  readonly system: string;
  /** The numbers and switches of the configuration file of the project. */
  readonly configuration: object;
}

/** A bug report: the state before its requests, and the requests. */
export interface BugReport {
  readonly facts: BugReportFacts;
  /** The lines of a seed file. */
  readonly seed: string;
  readonly har: unknown;
  /** The expected outcome, in words; may be empty. */
  readonly expected: string;
}

const FORMAT = 'bug report of payments-sandbox';
const VERSION = 1;

/** The files in the archive, each with the longest length that is read. */
const maxBytes: ReadonlyMap<string, number> = new Map([
  ['bug-report.json', 100_000],
  ['expected.txt', 100_000],
  ['requests.har', 64_000_000],
  ['seed.ndjson', 256_000_000],
]);

/** The longest archive that is read. */
export const MAX_ARCHIVE_BYTES = 64_000_000;

/** Returns the archive of a bug report. Throws a `BugReportError` if it would be too long to be opened. */
export function packBugReport({ facts, seed, har, expected }: BugReport): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'bug-report.json': strToU8(`${JSON.stringify({ format: FORMAT, version: VERSION, ...facts }, null, 2)}\n`),
    'expected.txt': strToU8(expected),
    'requests.har': strToU8(`${JSON.stringify(har, null, 2)}\n`),
    'seed.ndjson': strToU8(seed),
  };
  for (const [name, { length }] of Object.entries(files)) requireLength(name, length);
  const archive = zipSync(files);
  if (archive.length > MAX_ARCHIVE_BYTES) throw new BugReportError(tooLong('It', MAX_ARCHIVE_BYTES));
  return archive;
}

/** Returns the bug report in an archive. Throws a `BugReportError` for anything else, and before long files are unpacked. */
export function unpackBugReport(archive: Uint8Array): BugReport {
  const files = unzip(archive);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const facts = parse('bug-report.json', textOf('bug-report.json'));
  if (!isRow(facts) || facts['format'] !== FORMAT) throw new BugReportError('It is not a bug report.');
  if (facts['version'] !== VERSION)
    throw new BugReportError('A newer payments-sandbox wrote it. Open it with that release.');
  const { release, created_at, redacted, node, system, configuration } = facts;
  return {
    facts: {
      release: String(release),
      created_at: String(created_at),
      redacted: redacted === true,
      node: String(node),
      system: String(system),
      configuration: isRow(configuration) ? configuration : {},
    },
    seed: textOf('seed.ndjson'),
    har: parse('requests.har', textOf('requests.har')),
    expected: textOf('expected.txt'),
  };
}

/** Unpacks the files that a bug report has. Its author decides their names and lengths. */
function unzip(archive: Uint8Array): Readonly<Record<string, Uint8Array>> {
  const lengths = new Map<string, number>();
  const files = unzipOrThrow(archive, (name, length) => {
    if (!maxBytes.has(name))
      throw new BugReportError(`It has a file ${JSON.stringify(name)}, which no bug report has.`);
    if (lengths.has(name)) throw new BugReportError(`It has ${name} twice.`);
    requireLength(name, length);
    lengths.set(name, length);
  });
  for (const name of maxBytes.keys()) {
    const file = files[name];
    if (file === undefined) throw new BugReportError(`It has no ${name}.`);
    if (file.length !== lengths.get(name)) throw new BugReportError(`${name} is broken.`);
  }
  return files;
}

function unzipOrThrow(archive: Uint8Array, check: (name: string, length: number) => void): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        check(name, originalSize);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof BugReportError) throw error;
    throw new BugReportError('It is not a zip file, or a broken one.', { cause: error });
  }
}

/** A length that is no number is too long as well. */
function requireLength(name: string, length: number): void {
  const maximum = maxBytes.get(name) ?? 0;
  if (!(length <= maximum)) throw new BugReportError(tooLong(name, maximum));
}

const tooLong = (what: string, maximum: number) => `${what} is longer than ${maximum / 1e6} MB.`;

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BugReportError(`${name} is not valid JSON.`, { cause: error });
  }
}
