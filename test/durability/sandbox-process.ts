import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The command line as it is packed; without a build, its sources. */
function command(): readonly string[] {
  const built = process.env['SANDBOX_CLI'];
  if (built !== undefined) return [built];
  return ['--import', 'tsx', fileURLToPath(new URL('../../cli/index.ts', import.meta.url))];
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs `payments-sandbox start` on a directory until it ends by itself. */
export async function runToItsEnd(
  directory: string,
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const { child, stderr } = launch(directory);
  const [code] = await once(child, 'close');
  return { code, stderr: stderr() };
}

/** A sandbox in a process of its own, ready for requests. */
export class SandboxProcess {
  readonly url: string;
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #stderr: () => string;
  #killed = false;

  private constructor(child: ChildProcess, stderr: () => string, line: string) {
    const { url, pid }: { url: string; pid: number } = JSON.parse(line);
    this.url = url;
    this.pid = pid;
    this.#child = child;
    this.#stderr = stderr;
  }

  static async start(directory: string): Promise<SandboxProcess> {
    const { child, stderr } = launch(directory);
    const line = await firstLine(child);
    if (line === undefined) throw new Error(`it did not start: ${stderr()}`);
    return new SandboxProcess(child, stderr, line);
  }

  /** What it told besides its first line. */
  get stderr(): string {
    return this.#stderr();
  }

  get isKilled(): boolean {
    return this.#killed;
  }

  /** Ends it in the middle of whatever it does. Rejects when it had ended already. */
  async kill(): Promise<void> {
    this.#killed = true;
    const ended = once(this.#child, 'close');
    if (!this.#child.kill('SIGKILL')) throw new Error(`it ended before it was killed: ${this.stderr}`);
    const [, signal] = await ended;
    if (signal !== 'SIGKILL') throw new Error(`it ended by itself: ${this.stderr}`);
  }
}

function launch(directory: string): { readonly child: ChildProcess; readonly stderr: () => string } {
  const args = [...command(), 'start', '--data', directory, '--port', '0', '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return { child, stderr: () => stderr };
}

/** Undefined when it ended without one. */
async function firstLine(child: ChildProcess): Promise<string | undefined> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part));
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const end = text.indexOf('\n');
      if (end !== -1) resolve(text.slice(0, end));
    });
    child.once('close', () => resolve(undefined));
  });
}
