import { openSandboxIn, serve } from '../../mock-server/server';

/** Serves the data directory that is the argument, and compacts the file of a platform at its next change. */
const [directory = ''] = process.argv.slice(2);
const sandbox = await openSandboxIn(directory, { compactAboveBytes: 0, compactAboveGrowth: 0, changesPerRow: 0 });
const { url } = await serve(sandbox, { port: 0 });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => void sandbox.close().then(() => process.exit()));
