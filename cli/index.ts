#!/usr/bin/env node
import { program } from './program';

const { stdout, stderr, env, pid } = process;
// Whoever reads the output may go away first: that is no reason to stop.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined);

const run = program({
  stdout,
  stderr,
  env,
  pid,
  cwd: process.cwd(),
  signals: process,
  exit: (code) => process.exit(code),
});
process.exitCode = await run(process.argv.slice(2));
