import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at, createPayment, prepare, read, type Target } from '../load';
import { median } from '../median';
import { commands, type Probed, type ProbedServer, startProbed, temporaryDirectory, tsx } from '../servers';

/** A server that has the platform open. */
export type Opened = ProbedServer & Target;

const here = (file: string) => join(import.meta.dirname, file);
const POLL_MS = 10;
const COMPACTION_MS = 300_000;

/** A platform with many payments in a data directory, which one server after the other opens. */
export class ManyPayments {
  readonly #cli: string;
  readonly #directory: string;
  readonly #target: Target;
  /** Heap of a server with one payment. */
  readonly #emptyHeapBytes: number;
  /** The payments in the file. */
  payments: number;

  private constructor(cli: string, directory: string, target: Target, emptyHeapBytes: number, payments: number) {
    this.#cli = cli;
    this.#directory = directory;
    this.#target = target;
    this.#emptyHeapBytes = emptyHeapBytes;
    this.payments = payments;
  }

  /** Creates the payments over HTTP. Returns the server in which they were created, and its report afterwards. */
  static async create(
    cli: string,
    payments: number,
  ): Promise<{ readonly many: ManyPayments; readonly server: Opened; readonly probed: Probed }> {
    const directory = temporaryDirectory();
    const server = await prepare(await startProbed('file', commands.file(cli, directory)));
    const { heapBytes } = await server.probe({ collects: true });
    const filled = await prepare(server, payments);
    const many = new ManyPayments(cli, directory, filled, heapBytes, payments);
    return { many, server: filled, probed: await server.probe() };
  }

  /** Starts a server that reads a payment. The time begins with the spawn of the process. */
  async open(...flags: readonly string[]): Promise<{ readonly server: Opened; readonly milliseconds: number }> {
    const began = performance.now();
    const server = await this.#serve([...flags, ...commands.file(this.#cli, this.#directory)]);
    return { server, milliseconds: performance.now() - began };
  }

  /** Returns the heap of a server for each payment, after a garbage collection. */
  async heapBytesPerPayment(server: Opened): Promise<number> {
    const { heapBytes } = await server.probe({ collects: true });
    return (heapBytes - this.#emptyHeapBytes) / this.payments;
  }

  /** Compacts the file. Returns for how long that stopped the event loop at most. */
  async compact(): Promise<number> {
    const server = await this.#serve(['--import', tsx, here('compacting-server.ts'), this.#directory]);
    const { ino } = statSync(this.#file);
    const deadline = performance.now() + COMPACTION_MS;
    const stop = await stopDuring(server, async () => {
      await createPayment(server);
      // A compaction ends when its file takes the place of the former one.
      while (statSync(this.#file).ino === ino) {
        if (performance.now() > deadline) throw new Error('the file was not compacted');
        await wait(POLL_MS);
      }
    });
    await server.end();
    return stop;
  }

  /** Returns the milliseconds from the spawn of a process until it has read the file and parsed its lines. */
  async parsingMs(): Promise<number> {
    const began = performance.now();
    const flags = ['--max-old-space-size=12288', here('parse-file.mjs'), this.#file];
    const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(child, 'exit');
    await Promise.race([
      once(child.stdout, 'data'),
      exit.then(() => Promise.reject(new Error('the file was not parsed'))),
    ]);
    const milliseconds = performance.now() - began;
    child.kill('SIGKILL');
    await exit.catch(() => undefined);
    return milliseconds;
  }

  get fileMb(): number {
    return statSync(this.#file).size / 1e6;
  }

  /** Bytes of the line of a payment: most lines are one. */
  get lineBytes(): number {
    const lines = readFileSync(this.#file, 'utf8').trimEnd().split('\n');
    return median(lines.map((line) => Buffer.byteLength(line) + 1));
  }

  delete(): void {
    rmSync(this.#directory, { recursive: true, force: true });
  }

  get #file(): string {
    return join(this.#directory, 'platforms', 'default.ndjson');
  }

  async #serve(args: readonly string[]): Promise<Opened> {
    const server = at(this.#target, await startProbed('file', args));
    await read(server, `/v1/payments/${server.paymentIds[0]}`);
    return server;
  }
}

/** Returns for how long the event loop of a server was stopped at most meanwhile, in milliseconds. */
export async function stopDuring(server: ProbedServer, work: () => Promise<unknown>): Promise<number> {
  await server.probe();
  await work();
  return (await server.probe()).longestStopMs;
}
