import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCoverage } from './records';
import { counts, coveragePage, missing } from './report';

/**
 * Holds what the last whole run of the tests exercised against the tables of the specification. With `--write` it writes the
 * page; without, it fails when the page says something else. It fails in any case when something is not exercised.
 */
const path = join(import.meta.dirname, '../../docs/reference/coverage.md');
const coverage = readCoverage();
const page = coveragePage(coverage);
const gaps = missing(coverage);

console.log(counts(coverage));
for (const [kind, item] of gaps) console.log(`not exercised: ${item} (${kind})`);
if (gaps.length > 0) process.exitCode = 1;

if (process.argv.includes('--write')) {
  writeFileSync(path, page);
} else if (readFileSync(path, 'utf8') !== page) {
  console.log('docs/reference/coverage.md is out of date: run "npm run coverage", and commit what it writes.');
  process.exitCode = 1;
}
