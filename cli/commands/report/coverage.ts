import { writeFile } from 'node:fs/promises';
import { coveragePage } from '../../../mock-server/coverage/coverage-page';
import { formatCoverage } from '../../../mock-server/coverage/format-coverage';
import { belowThresholds } from '../../../mock-server/coverage/thresholds';
import { isCoverage } from '../../../spec/derive/coverage';
import { unexpectedResponse } from '../../control-client';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import { callPlatform } from '../../platform-client';
import { createReporter } from '../../reporter';
import type { SandboxOptions } from '../../sandbox-options';
import type { GivenThresholds } from './threshold';

export interface CoverageOptions extends SandboxOptions {
  readonly threshold: GivenThresholds;
  readonly html?: string;
  readonly json?: boolean;
}

/** Prints the integration coverage of a platform. Returns the exit code: 1 below a threshold. */
export async function runCoverageReport(options: CoverageOptions, io: Io): Promise<number> {
  const { url, platform, json, html, threshold } = options;
  const coverage = await callPlatform(options, { method: 'GET', path: ['coverage'] });
  if (!isCoverage(coverage)) throw unexpectedResponse(url, 'an integration coverage');
  const head = `Integration coverage of the platform "${platform}" at ${url}`;
  io.stdout.write(json ? `${JSON.stringify(coverage)}\n` : `${head}\n${formatCoverage(coverage)}`);
  if (html !== undefined) await writeFile(pathFrom(io, html), coveragePage(coverage));
  const failures = belowThresholds(coverage, threshold);
  const reporter = await createReporter(io);
  for (const failure of failures) reporter.error(failure);
  return failures.length > 0 ? 1 : 0;
}
