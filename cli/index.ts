#!/usr/bin/env node
import { currentDirectory } from './current-directory';
import { program } from './program';

const { stdout, stderr, env, pid } = process;
// A reader of the output, such as `head`, may close the pipe first. The sandbox keeps running.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined);

const run = program({
  stdout,
  stderr,
  env,
  pid,
  get cwd() {
    return currentDirectory();
  },
  signals: process,
  exit: (code) => process.exit(code),
});
process.exitCode = await run(process.argv.slice(2));
