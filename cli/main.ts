import { join } from 'node:path';
import { variableIn } from '../spec/vocabulary/environment-variable';
import { currentDirectory } from './current-directory';
import { titleWithoutPasswords } from './process-title';
import { program } from './program';
import { useProxies } from './proxies';

const { stdout, stderr, env, pid } = process;
// Programs that it starts get the variables, too.
useProxies(env);
// A reader of the output, such as `head`, may close the pipe first. The sandbox keeps running.
const closed = new AbortController();
stdout.on('error', () => closed.abort());
stderr.on('error', () => undefined);

const run = program({
  stdout,
  stderr,
  outputClosed: closed.signal,
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
  // `start --detach` turns its option off in the process that it starts.
  announce: variableIn(env, 'PAYMENTS_SANDBOX_DETACH') === 'false' ? process.send?.bind(process) : undefined,
  // Source code runs as ECMAScript modules, which have no `__dirname`.
  dist: typeof __dirname === 'string' ? join(__dirname, '..') : undefined,
});
const args = process.argv.slice(2);
const title = titleWithoutPasswords(args);
if (title !== undefined) process.title = title; // other users of the machine see the arguments
// Node 20 forgets a request whose connection is closed at once, and ends, as nothing is left to wait for.
process.exitCode = 1;
const explainEnd = () =>
  stderr.write('No response came: the connection was closed at once. Check what listens there.\n');
process.once('beforeExit', explainEnd);
void run(args).then((exitCode) => {
  process.off('beforeExit', explainEnd);
  process.exitCode = exitCode;
});
