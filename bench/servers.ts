import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** What a server with the probe reports of itself. */
export interface Probed {
  readonly residentMb: number;
  /** Bytes in the heap, and in buffers outside of it. */
  readonly heapBytes: number;
  /** Since the report before. */
  readonly longestStopMs: number;
}

/** A server with the probe inside. */
export interface ProbedServer extends BenchServer {
  /** Asks the probe. With `collects`, the heap is measured after a garbage collection. */
  readonly probe: (options?: { readonly collects: boolean }) => Promise<Probed>;
  /** Asks the server to end, and resolves when it has. */
  readonly end: () => Promise<void>;
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
  return serverOf(name, child);
}

/** Starts a server process with the probe inside. */
export async function startProbed(name: string, args: readonly string[]): Promise<ProbedServer> {
  const child = spawn(process.execPath, ['--import', pathToFileURL(here('many/probe.mjs')).href, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    ...(await serverOf(name, child)),
    probe: (options = { collects: false }) => probe(name, child, options),
    end: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function serverOf(name: string, child: ChildProcess): Promise<BenchServer> {
  children.add(child);
  child.once('exit', () => children.delete(child));
  const started: unknown = JSON.parse(await firstLine(child));
  if (typeof started !== 'object' || started === null || !('url' in started))
    throw new Error(`${name} printed no address`);
  return { name, url: String(started.url), pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') };
}

function probe(name: string, child: ChildProcess, options: { readonly collects: boolean }): Promise<Probed> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${name} has ended`));
    child.once('exit', fail);
    child.once('message', (message: Probed) => {
      child.off('exit', fail);
      resolve(message);
    });
    child.send(options);
  });
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

const children = new Set<ChildProcess>();
const directories: string[] = [];

export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'payments-sandbox-bench-'));
  directories.push(directory);
  return directory;
}

/** Ends the servers that still run, and deletes all temporary directories. */
export function cleanUp(): void {
  for (const child of children) child.kill('SIGKILL');
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
}
