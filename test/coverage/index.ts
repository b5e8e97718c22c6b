import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCoverage } from './records';
import { counts, coveragePage, missing } from './report';

/**
 * Compares the items that the last complete test run exercised with the tables of the specification. Fails when an item is
 * not exercised. With `--write` it writes the page; otherwise it fails when the page is out of date.
 */
const path = join(import.meta.dirname, '../../docs/coverage.md');
const coverage = readCoverage();
const page = coveragePage(coverage);
const missingItems = missing(coverage);

console.log(counts(coverage));
for (const [kind, item] of missingItems) console.log(`not exercised: ${item} (${kind})`);
if (missingItems.length > 0) process.exitCode = 1;

if (process.argv.includes('--write')) {
  writeFileSync(path, page);
} else if (readFileSync(path, 'utf8') !== page) {
  console.log('docs/coverage.md is out of date: run "npm run coverage" and commit the result.');
  process.exitCode = 1;
}
