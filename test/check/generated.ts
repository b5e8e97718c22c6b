import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../support/files-below';
import { programOf } from '../support/programs';

/** The output of `npm run generate`, all or in part. */
const places = ['spec/generated', 'mock-server/pages/generated', 'docs/reference'];
const files = ['package.json', 'tsconfig.json'];

/** Returns the text of each file by its path. */
function texts(): ReadonlyMap<string, string> {
  return new Map([...places.flatMap(filesBelow), ...files].map((file) => [file, readFileSync(file, 'utf8')]));
}

const before = texts();
const [node, ...npm] = programOf('npm');
execFileSync(node, [...npm, 'run', '--silent', 'generate'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = texts();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
for (const file of changed) console.log(`"npm run generate" changes ${file}: commit the result.`);
process.exitCode = changed.length === 0 ? 0 : 1;
