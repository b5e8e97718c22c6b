import type { Check } from './project';

/** Runs checks, prints a line for each, and counts them. */
export function counted(words: readonly string[] = []) {
  let passed = 0;
  let failed = 0;
  async function run([name, check]: Check): Promise<void> {
    const started = performance.now();
    try {
      const remark = await check();
      passed++;
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(
        `  ok      ${name}${typeof remark === 'string' && remark.startsWith('(') ? ` ${remark}` : ''}, ${seconds} s`,
      );
    } catch (error) {
      failed++;
      console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {
    run,
    /** Whether a check is to run: the words select those whose name contains one of them. */
    isSelected: ([name]: Check): boolean => words.length === 0 || words.some((word) => name.includes(word)),
    /** Runs as many at a time as there are cores in CI. They start in order. */
    async runTogether(checks: readonly Check[]): Promise<void> {
      const rest = checks[Symbol.iterator]();
      const worker = async () => {
        for (const check of rest) await run(check);
      };
      await Promise.all([worker(), worker()]);
    },
    /** Prints the counts as the last line, and sets the exit code. */
    end(): void {
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed === 0 ? 0 : 1;
    },
  };
}
