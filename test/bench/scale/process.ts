import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deadline } from './deadline';
import { MissingError } from './figure';
import type { Subject } from './subjects/subject';

/** A report of the probe in the process. Stops are those since the report before. */
export interface Probed {
  readonly residentMb: number;
  readonly peakResidentMb: number;
  /** Bytes in the heap, and in buffers outside of it. */
  readonly heapBytes: number;
  readonly longestStopMs: number;
}

const here = (file: string): string => join(import.meta.dirname, file);
const probe = pathToFileURL(here('probe.mjs')).href;
const POLL_MS = 5;
const STOP_MS = 60_000;
const MAX_OUTPUT_CHARACTERS = 4_000;

/** A process of a server, with the probe inside. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #spawned = performance.now();
  #output = '';
  #isEnded = false;

  static async start(subject: Subject, folder: string): Promise<ServerProcess> {
    return new ServerProcess(subject, folder, await freePort());
  }

  private constructor(subject: Subject, folder: string, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(subject.node, ['--import', probe, ...subject.arguments(folder, port)], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#output = (this.#output + chunk.toString()).slice(-MAX_OUTPUT_CHARACTERS);
    });
    this.#child.once('exit', () => (this.#isEnded = true));
    this.#child.once('error', () => (this.#isEnded = true));
    this.#child.on('message', () => undefined);
  }

  /** Returns the milliseconds from spawn to the first response with 200. */
  async ready(path: string, headers: Readonly<Record<string, string>>, deadline: Deadline): Promise<number> {
    for (;;) {
      this.check();
      deadline.check();
      const status = await fetch(`${this.url}${path}`, { headers, signal: AbortSignal.timeout(deadline.left) }).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => undefined,
      );
      if (status === 200) return performance.now() - this.#spawned;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Asks the probe. With `collects`, the heap is measured after a collection of its garbage. */
  async probe({ collects = false } = {}): Promise<Probed> {
    this.check();
    return new Promise<Probed>((resolve, reject) => {
      const ended = () => reject(this.#endedError());
      this.#child.once('exit', ended);
      this.#child.once('message', (message: Probed) => {
        this.#child.off('exit', ended);
        resolve(message);
      });
      this.#child.send({ collects });
    });
  }

  /** Throws a `MissingError` if the process has ended. */
  check(): void {
    if (this.#isEnded) throw this.#endedError();
  }

  #endedError(): MissingError {
    const reason = /heap out of memory|Invalid string length|Cannot create a string longer/.exec(this.#output)?.[0];
    const line = this.#output.split('\n').find((each) => /error/i.test(each));
    return new MissingError(
      `its process ended: ${reason ?? line?.trim() ?? `exit code ${this.#child.exitCode ?? this.#child.signalCode ?? 'unknown'}`}`,
    );
  }

  /** Asks the process to end, and ends it if it does not. */
  async stop(): Promise<void> {
    if (this.#isEnded) return;
    const exit = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.#child.kill('SIGTERM');
    const killing = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS);
    await exit;
    clearTimeout(killing);
  }
}

/** Returns the milliseconds from spawn until a process has read and parsed a file, and its resident megabytes then. */
export async function parseFile(path: string, form: string, deadline: Deadline): Promise<number> {
  const spawned = performance.now();
  const heap = '--max-old-space-size=12288';
  const child = spawn(process.execPath, [heap, here('parse-file.mjs'), path, form], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    const killing = setTimeout(() => child.kill('SIGKILL'), deadline.left);
    child.stdout.once('data', () => {
      resolve(performance.now() - spawned);
      child.kill('SIGKILL');
    });
    child.once('exit', () => {
      clearTimeout(killing);
      const line = output.split('\n').find((each) => /error/i.test(each));
      reject(new MissingError(line ?? 'the time was over'));
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
