import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client } from '../../sdk';
import { isWindows } from '../support/this-system';

/** A command that failed. The message has its complete output. */
export class CommandError extends Error {
  constructor(
    command: string,
    readonly code: number | null,
    /** Its standard output. */
    readonly printed: string,
    /** Its standard error. */
    readonly complaints: string,
  ) {
    super(`${command} ended with ${code}\n${printed}${complaints}`);
    this.name = 'CommandError';
  }
}

/** Returns the output of a command. Rejects with a `CommandError` when it fails. */
export function output(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (data) => (printed += String(data)));
    child.stderr.on('data', (data) => (complaints += String(data)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed.trim());
      else reject(new CommandError([command, ...args].join(' '), code, printed, complaints));
    });
  });
}

/** The line that `start --json` prints. */
export interface Started {
  readonly url: string;
  readonly pid: number;
  readonly platform: { readonly test: { readonly client_id: string; readonly client_secret: string } };
}

/** Creates a payment at a sandbox that was started. */
export type Pay = (started: Started) => Promise<unknown>;

/**
 * Starts a sandbox by a command, creates a payment, and stops the sandbox with SIGTERM. Returns the milliseconds from the command
 * to the response of the payment.
 */
export function payAtServer(cwd: string, command: string, ...args: readonly string[]): Promise<number> {
  return payBy(({ url, platform }) => pay(url, platform.test), cwd, command, ...args);
}

/** The same with another program that pays. */
export async function payBy(pay: Pay, cwd: string, command: string, ...args: readonly string[]): Promise<number> {
  const all = [...args, '--memory', '--port', '0', '--json'];
  const started = performance.now();
  const child = spawn(command, all, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const paid: number[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const server: Started = JSON.parse(line);
      await pay(server);
      paid.push(performance.now() - started);
      process.kill(server.pid, 'SIGTERM');
    }
  } catch (error) {
    child.kill();
    throw error;
  }
  const code = await ended;
  const [duration] = paid;
  // Windows has no such signal: the process ends at once.
  if ((code !== 0 && !isWindows) || duration === undefined || paid.length !== 1)
    throw new Error(`${command} ${all.join(' ')}: ${paid.length} payments, ended with ${code}`);
  return duration;
}

/** Starts a replica where the package `pg` is not installed. */
export async function needsDriver(cwd: string): Promise<void> {
  const store = 'postgres://user:a-password@127.0.0.1:1/database';
  const failure: unknown = await output(cwd, 'npx', '--no', 'payments-sandbox', 'start', '--store', store).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof CommandError)) throw new Error('start --store did not fail');
  const { code, message, complaints } = failure;
  const isExplained = code === 2 && complaints.includes('npm install pg') && !complaints.includes('a-password');
  if (!isExplained) throw new Error(`start --store without pg: ${message}`);
}

async function pay(baseUrl: string, keys: Started['platform']['test']): Promise<void> {
  const client = new Client({ clientId: keys.client_id, clientSecret: keys.client_secret, baseUrl });
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const { status } = await client.payments.create({ amount: 1_000, currency: 'usd', payment_method: { card } });
  if (status !== 'succeeded') throw new Error(`the payment is ${status}`);
}
