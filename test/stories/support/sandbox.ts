import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../store/support';
import { runCli, startCli } from '../../support/cli-process';

/** The key pair of a platform. */
export interface Keys {
  readonly client_id: string;
  /** Null where the process does not know it. */
  readonly client_secret: string | null;
}

type Variables = Readonly<Record<string, string>>;

/** A terminal in a folder of its own, in which somebody has set variables. */
export function openTerminal(env: Variables = {}, cwd = temporaryDirectory()) {
  /** Runs a command of the package and returns what it printed. Throws unless it ends with the code. */
  const sandbox = async (line: string, expected = 0): Promise<string> => {
    const { code, stdout, stderr } = await runCli(wordsOf(line), { cwd, env });
    if (code !== expected) throw new Error(`payments-sandbox ${line} ended with ${code}: ${stdout}${stderr}`);
    return expected === 0 ? stdout : stdout + stderr;
  };
  /** Runs a command of the package that prints JSON. */
  const json = async (line: string): Promise<Answer> => asAnswer(JSON.parse(await sandbox(`${line} --json`)));
  /** Runs curl and returns the JSON that it printed. */
  const curl = async (path: string, ...args: readonly string[]): Promise<Answer> => {
    const address = `${env['PAYMENTS_SANDBOX_URL'] ?? ''}${path}`;
    const { stdout } = await promisify(execFile)('curl', ['-s', '--noproxy', '*', address, ...args], { cwd });
    return stdout === '' ? {} : asAnswer(JSON.parse(stdout));
  };
  return { cwd, sandbox, json, curl };
}

/** What came back as JSON: its fields, each of which may be missing. */
export type Answer = Readonly<Record<string, unknown>> & {
  readonly id?: string;
  readonly data?: unknown;
  readonly error?: Answer;
};

export const asAnswer = (value: unknown): Answer => Object(value);

/** Returns the objects of a list. */
export const rowsOf = ({ data }: Answer): Answer[] => (Array.isArray(data) ? data.map(asAnswer) : []);

const wordsOf = (line: string): string[] =>
  Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, word = '']) => quoted ?? word);

/** Starts a sandbox, in memory unless a store is given, and opens a terminal that uses it. Both end with the test. */
export async function startSandbox(line = '--memory', env: Variables = {}) {
  const cwd = temporaryDirectory();
  const running = await startCli(wordsOf(line), { cwd, env });
  onTestFinished(async () => void (await running.stop()));
  const { url, platform } = running;
  const terminal = openTerminal({ ...env, PAYMENTS_SANDBOX_URL: url }, cwd);
  return { ...terminal, url, keys: platform.test, live: platform.live, stop: running.stop };
}
