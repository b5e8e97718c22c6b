import { readFile, writeFile } from 'node:fs/promises';
import { redactedBug } from '../../../mock-server/recordings/bug-report/redact';
import { createSandbox } from '../../../mock-server/server';
import { findConfiguration } from '../../configuration/find';
import { callPlatform } from '../../platform-client';
import { ControlApiError, openControlApi, unexpectedResponse } from '../../control-client';
import { explainFileError } from '../../file-problem';
import { formatCount } from '../../format-count';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { isRow, type Row, rowsOf } from '../../lists/row';
import { systemName } from '../../operating-system';
import { pathFrom } from '../../path-from';
import type { SandboxOptions } from '../../sandbox-options';
import { rowCountsIn } from '../../seed-file';
import { packBugReport } from './archive';
import { writeResult } from '../../wrapped';

export interface CreateOptions extends SandboxOptions {
  /** The number of requests. */
  readonly last: number;
  readonly expected?: string;
  readonly redact?: boolean;
}

/** Writes a bug report, and prints what is in it. */
export async function runCreate(file: string, options: CreateOptions, io: Io): Promise<void> {
  const log = await readLog(options);
  const entries = rowsOf(log['entries']);
  const first = entries[0]?.['_request_id'];
  if (typeof first !== 'string')
    throw new Error(`The platform "${options.platform}" has no requests. Send those of the bug first, then try again.`);
  const seed = await readStateBefore(first, options);
  const { redact = false, expected = '' } = options;
  const bug = redact ? await redactedAndValid(log, seed) : { har: { log }, seed };
  const creator = isRow(log['creator']) ? log['creator'] : {};
  const release = String(creator['version']);
  const archive = packBugReport({
    ...bug,
    facts: {
      release,
      created_at: new Date().toISOString(),
      redacted: redact,
      node: process.version,
      system: systemName(),
      configuration: await readSettings(io),
    },
    expected: expected === '' ? '' : `${expected}\n`,
  });
  await writeFile(pathFrom(io, file), archive, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    throw new Error(`The bug report ${file} cannot be written. ${explainFileError(cause)}`, { cause });
  });
  const records = [...rowCountsIn(seed.slice(0, seed.indexOf('\n'))).values()].reduce((sum, count) => sum + count, 0);
  const names = redact ? 'names and e-mails replaced' : 'names and e-mails as they are (--redact replaces them)';
  writeResult(
    io.stdout,
    `${file} has ${formatCount(entries.length, 'request')}, ${formatCount(records, 'record')} from before them, release ${release}; no card numbers, no secrets, ${names}.\n` +
      `To open it: payments-sandbox bug-report open ${file}\n`,
  );
}

/** The rules know the rows of this release. A state that they make invalid must not be found out by who opens it. */
async function redactedAndValid(log: Row, seed: string) {
  const bug = redactedBug(log, seed);
  const sandbox = createSandbox();
  try {
    await sandbox.platform().import(bug.seed);
    return bug;
  } catch (cause) {
    throw new Error(`This state cannot be redacted. ${formatError(cause)}\nCreate the report without --redact.`, {
      cause,
    });
  } finally {
    await sandbox.close();
  }
}

/** Returns the log of the HAR of the last requests. */
async function readLog(options: CreateOptions): Promise<Row> {
  const query = { last: String(options.last) };
  const har = await callPlatform(options, { method: 'GET', path: ['requests', 'export'], query });
  if ('log' in har && isRow(har.log)) return har.log;
  throw unexpectedResponse(options.url, 'a HAR');
}

/** Returns the seed file of the platform as it was before a request. */
async function readStateBefore(id: string, options: CreateOptions): Promise<string> {
  const request = { method: 'GET', path: ['platforms', options.platform, 'export'], query: { before: id } } as const;
  const response = await openControlApi(options, request).catch((error: unknown) => {
    if (!(error instanceof ControlApiError) || error.code !== 'resource_not_found') throw error;
    throw new Error(explainForgotten(id), { cause: error });
  });
  return response.text();
}

const explainForgotten = (id: string) =>
  `The sandbox no longer knows its state before the first of these requests, ${id}.\n` +
  'It knows that of the latest requests since it was started, unless they were undone. Pass a smaller number: --last 5';

/** Returns the numbers and switches of the configuration file. A text may be a secret, or lead to one. */
async function readSettings(io: Io): Promise<object> {
  try {
    const { path } = findConfiguration(io);
    if (path === undefined) return {};
    const text = await readFile(path, 'utf8');
    const value: unknown = path.endsWith('.json')
      ? JSON.parse(text)
      : (await import('../../configuration/yaml')).parseYaml(text);
    const settings = settingsIn(value);
    return isRow(settings) ? settings : {};
  } catch {
    // The file of a project that does not start anyway.
    return {};
  }
}

function settingsIn(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!isRow(value)) return undefined;
  const fields = Object.entries(value).map(([name, inner]) => [name, settingsIn(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}
