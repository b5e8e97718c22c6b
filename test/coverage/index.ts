import { readCoverage } from './records';
import { counts, missing } from './report';

/** Compares what the last complete test run exercised with the tables of the specification. Fails if an item is missing. */
const coverage = readCoverage();
const missingItems = missing(coverage);

console.log(counts(coverage));
for (const [kind, item] of missingItems) console.log(`not exercised: ${item} (${kind})`);
if (missingItems.length > 0) process.exitCode = 1;
