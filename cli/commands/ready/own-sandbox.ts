import { RunDirectory, RUN_DIRECTORY_VARIABLE } from '../../../mock-server/verdict/run-files';
import { mergeFacts, type ReadyFacts } from '../../../spec/derive/ready-facts';
import type { Io } from '../../io';
import { createReporter } from '../../reporter';
import { type ExecOptions, runWithSandbox } from '../exec/run';
import { giveVerdict, type OutputOptions } from './output';

/** Runs a command with a sandbox of its own, and judges what this and the test kits of the command saw. Returns the exit code. */
export async function judgeCommand(
  command: readonly string[],
  settings: ExecOptions,
  options: OutputOptions,
  io: Io,
): Promise<number> {
  const facts: ReadyFacts[] = [];
  const directory = new RunDirectory();
  try {
    const run = await runWithSandbox(command, settings, io, {
      reporter: await createReporter(io),
      variables: { [RUN_DIRECTORY_VARIABLE]: directory.path },
      onFacts: (found) => facts.push(found),
      isQuiet: options.json === true,
    });
    if (run.isRefused) return run.status;
    facts.push(...directory.take().map((record) => record.facts));
    if (!options.json) io.stdout.write('\n');
    const failure = await giveVerdict(mergeFacts(facts), { ...options, command }, io);
    const exitCode = run.status || failure;
    if (!run.ended) io.exit(exitCode); // open connections would keep the process running
    return exitCode;
  } finally {
    directory.delete();
  }
}
