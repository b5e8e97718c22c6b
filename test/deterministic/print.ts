import { GOLDEN_DATE, runInMemory } from './run-in-memory';

/** Prints the transcripts as JSON. `npm run check release` builds it and runs it with each release of Node. */
Date.now = () => GOLDEN_DATE;
process.stdout.write(JSON.stringify(await runInMemory()));
