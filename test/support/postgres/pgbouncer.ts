import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server';
import { serverUser } from './server-user';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether PgBouncer is installed, as the Debian package has it. */
export const hasPgBouncer = existsSync(PROGRAM);

/** A PgBouncer with its defaults, besides where it listens and what it leads to. */
export class PgBouncer {
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(
    readonly url: string,
    folder: string,
    child: ChildProcess,
  ) {
    this.#folder = folder;
    this.#process = child;
  }

  static async start(databaseUrl: string, poolMode: 'session' | 'transaction'): Promise<PgBouncer> {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const user = serverUser();
    const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-pgbouncer-'));
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0);
    const name = pathname.slice(1);
    const listenPort = await freePort();
    const target = `host=${hostname} port=${port} user=${username} password=${password} dbname=${name}`;
    const file = join(folder, 'pgbouncer.ini');
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: listenPort,
      unix_socket_dir: '',
      auth_type: 'any',
      pool_mode: poolMode,
    };
    const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
    writeFileSync(file, `[databases]\n${name} = ${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
    if (user.uid !== undefined) chownSync(file, user.uid, user.gid ?? 0);
    const child = spawn(PROGRAM, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise<void>((ready, fail) => {
      let output = '';
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`PgBouncer ended with ${code}:\n${output}`)));
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('process up')) ready();
      });
    });
    return new PgBouncer(`postgres://${username}@127.0.0.1:${listenPort}/${name}`, folder, child);
  }

  stop(): void {
    this.#process.removeAllListeners('exit');
    this.#process.kill('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
