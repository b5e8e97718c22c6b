import { join } from 'node:path';
import { currentDirectory } from './current-directory';
import { loopbackWithoutProxy } from './loopback-without-proxy';
import { titleWithoutPasswords } from './process-title';
import { program } from './program';

const { stdout, stderr, env, pid } = process;
// Commands that it starts get them, too.
Object.assign(env, loopbackWithoutProxy(env));
// A reader of the output, such as `head`, may close the pipe first. The sandbox keeps running.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined);

const run = program({
  stdout,
  stderr,
  // Reading it opens the stream.
  get stdin() {
    return process.stdin;
  },
  env,
  pid,
  get cwd() {
    return currentDirectory();
  },
  signals: process,
  exit: (code) => process.exit(code),
  // Source code runs as ECMAScript modules, which have no `__dirname`.
  dist: typeof __dirname === 'string' ? join(__dirname, '..') : undefined,
});
const args = process.argv.slice(2);
const title = titleWithoutPasswords(args);
if (title !== undefined) process.title = title; // other users of the machine see the arguments
void run(args).then((exitCode) => {
  process.exitCode = exitCode;
});
