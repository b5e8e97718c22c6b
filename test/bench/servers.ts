import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface BenchServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

const here = (file: string) => join(import.meta.dirname, file);
/** The loader of TypeScript, for `--import`. */
export const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The arguments of node for each server. */
export const commands = {
  bare: (response: string) => [here('bare-server.mjs'), response],
  memory: (cli: string) => [cli, 'start', '--memory', '--json', '--port', '0'],
  file: (cli: string, directory: string, ...options: string[]) => [
    ...[cli, 'start', '--data', directory, '--json', '--port', '0'],
    ...options,
  ],
  /** The URL of the database is in the environment. */
  replica: (cli: string) => [cli, 'start', '--json', '--port', '0'],
} as const;

/** Starts a server process and waits for the line with its address. */
export async function start(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  const started: unknown = JSON.parse(line);
  if (typeof started !== 'object' || started === null || !('url' in started))
    throw new Error(`${name} printed no address`);
  return { name, url: String(started.url), pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
    });
    child.once('exit', () => reject(new Error('a server ended before it listened')));
  });
}

const directories: string[] = [];

export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'payments-sandbox-bench-'));
  directories.push(directory);
  return directory;
}

export function removeDirectories(): void {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
}
