import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { coveragePage } from '../../../mock-server/coverage/coverage-page';
import { formatCoverage } from '../../../mock-server/coverage/format-coverage';
import { belowThresholds } from '../../../mock-server/coverage/thresholds';
import type { OperationId } from '../../../spec';
import { type Coverage, coverageWithin, isCoverage } from '../../../spec/derive/coverage';
import { unexpectedResponse } from '../../control-client';
import { explainFileError } from '../../file-problem';
import { type Io, terminalColumns } from '../../io';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { callPlatform } from '../../platform-client';
import { printable } from '../../printable';
import { createReporter } from '../../reporter';
import type { SandboxOptions } from '../../sandbox-options';
import { wrappedFor } from '../../wrapped';
import type { GivenThresholds } from './threshold';

export interface CoverageOptions extends SandboxOptions {
  readonly threshold: GivenThresholds;
  /** The operations that count. Default: all. */
  readonly operations?: readonly OperationId[];
  readonly html?: string;
  readonly includeOwn?: boolean;
  readonly json?: boolean;
}

/** Prints the integration coverage of a platform. Returns the exit code: 1 below a threshold. */
export async function runCoverageReport(options: CoverageOptions, io: Io): Promise<number> {
  const { url, platform, json, html, threshold } = options;
  const query = options.includeOwn ? { include_own: 'true' } : {};
  const found = await callPlatform(options, { method: 'GET', path: ['coverage'], query });
  if (!isCoverage(found)) throw unexpectedResponse(url, 'an integration coverage');
  const coverage = options.operations === undefined ? found : coverageWithin(found, options.operations);
  const { bold } = await paint(io.stdout, io.env);
  const head = bold(printable(`Integration coverage of the platform "${platform}" at ${url}`));
  io.stdout.write(
    json
      ? `${JSON.stringify(coverage)}\n`
      : `${wrappedFor(head, io.stdout)}\n\n${formatCoverage(coverage, terminalColumns(io.stdout))}`,
  );
  if (html !== undefined) await writePage(coverage, pathFrom(io, html), html);
  if (!json) io.stdout.write(`\n${nextStep(coverage, html)}\n`);
  const failures = belowThresholds(coverage, threshold);
  const reporter = await createReporter(io);
  for (const failure of failures) reporter.error(failure);
  return failures.length > 0 ? 1 : 0;
}

/** Writes the page, and the directories of its path. `name` is the path as the user gave it. */
async function writePage(coverage: Coverage, path: string, name: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, coveragePage(coverage));
  } catch (cause) {
    throw new Error(`The page ${name} cannot be written. ${explainFileError(cause)}`, { cause });
  }
}

/** Tests often create platforms of their own, and then the platform `default` meets nothing. */
function nextStep({ total }: Coverage, html: string | undefined): string {
  if (html !== undefined) return `The page about it: ${printable(html)}`;
  if (total.met > 0) return 'To list everything: --html FILE or --json';
  return 'No requests yet, since this sandbox started.\nTo report on another platform: --platform ID';
}
