import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { openSandboxIn } from '../../mock-server/server';
import { RELEASE } from '../../mock-server/fields/release';
import { startPostgres } from '../support/postgres/start';
import { dumpOf } from './dump';
import { fileOf } from './read-platform';
import { fillBriefly, fillPlatform, options, Requests } from './rich-platform';
import { writeRoomsAtRelease } from './rooms';

/** Writes the files of the present release: `npx tsx test/releases/write.ts`. The tests write what they read of them. */

const folder = fileOf(RELEASE);
if (existsSync(folder)) throw new Error(`${folder} exists: what a release wrote does not change any more.`);
await mkdir(folder);

const sandbox = await openSandboxIn(fileOf(RELEASE, 'directory'), options);
await fillPlatform(new Requests(sandbox));
await writeFile(fileOf(RELEASE, 'platform.seed'), sandbox.platform().export());
await sandbox.close();

const server = await startPostgres();
const database = await server.createDatabase();
const { checkoutUrl } = options;
const replica = await openSandboxAt(database.url, { checkoutUrl });
await replica.openPlatform('default');
await fillBriefly(new Requests(replica));
await replica.close();
await writeFile(fileOf(RELEASE, 'dump.sql'), await dumpOf(database.url));
await server.stop();
writeRoomsAtRelease();

process.stdout.write(
  `${folder} was written. Run "npx vitest run --project shared releases", and check what it read.\n`,
);
