import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Row, runSql } from './database';
import { readableBy, serverUser, type ServerUser } from './server-user';

const SPACE_FOR_DATA = 2 * 1024 ** 3;
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Enough for three replicas and a test in each of several files.
  max_connections: '300',
  shared_buffers: '32MB',
  max_wal_size: '512MB',
  // An acknowledged write survives an immediate restart, as with a server in earnest.
  fsync: 'on',
};
/** Not the name of the schema: the search path begins with the name of the user. */
const USER = 'tester';

/** Whether the programs in a folder can replicate: packages may lack the library for it. */
export const canReplicate = (root: string): boolean => existsSync(join(root, 'lib/libpqwalreceiver.so'));

export type ShutdownMode = 'immediate' | 'fast';
const signals = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const;

/** A server of its own, in a temporary folder, that ends with this process at the latest. */
export class OwnServer {
  readonly #folder: string;
  readonly #root: string;
  readonly #user: ServerUser;
  readonly #password: string;
  readonly #watchdog: ChildProcess;
  #port = 0;
  #postmaster: ChildProcess | undefined;

  /** `root` contains the programs. The data are below `parent`: new ones, or a copy of those of a primary. */
  constructor(root: string, parent = fastFolder(), primary?: OwnServer) {
    this.#password = primary === undefined ? crypto.randomUUID() : primary.#password;
    this.#user = serverUser();
    this.#folder = mkdtempSync(join(parent, 'payments-sandbox-postgres-'));
    if (this.#user.uid !== undefined) chownSync(this.#folder, this.#user.uid, this.#user.gid ?? 0);
    this.#watchdog = spawnWatchdog(this.#folder);
    this.#root = readableBy(this.#user, root, join(this.#folder, 'programs'));
    if (primary === undefined) this.#createCluster();
  }

  /** Encrypts connections that ask for it from now on. */
  async useTls({ cert, key }: { readonly cert: string; readonly key: string }): Promise<void> {
    for (const [name, text] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
      const file = join(this.#folder, 'data', name);
      writeFileSync(file, text, { mode: 0o600 });
      if (this.#user.uid !== undefined) chownSync(file, this.#user.uid, this.#user.gid ?? 0);
    }
    await this.#sql('alter system set ssl = on');
    await this.#sql('select pg_reload_conf()');
    for (let isOn = false; !isOn;) isOn = (await this.#sql("select 1 where current_setting('ssl') = 'on'")).length > 0;
  }

  /** Starts a standby, to which this server streams its changes. */
  async startStandby(): Promise<OwnServer> {
    const standby = new OwnServer(this.#root, dirname(this.#folder), this);
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query("select pg_backup_start('standby', true)");
    execFileSync('cp', ['-a', join(this.#folder, 'data'), standby.#folder]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    await standby.#follow(rows[0]?.labelfile ?? '', this.#port);
    return standby;
  }

  async #follow(label: string, port: number): Promise<void> {
    const data = join(this.#folder, 'data');
    rmSync(join(data, 'postmaster.pid'));
    const files = { backup_label: label, 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(data, name), text);
      if (this.#user.uid !== undefined) chownSync(join(data, name), this.#user.uid, this.#user.gid ?? 0);
    }
    const connection = `host=127.0.0.1 port=${port} user=${USER} password=${this.#password}`;
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
    await this.start();
  }

  /** Of a standby: gets no change any more. */
  async cutReplication(): Promise<void> {
    await this.#sql("alter system set primary_conninfo = ''");
    await this.#sql('select pg_reload_conf()');
    for (let isCut = false; !isCut;) isCut = (await this.#sql('select 1 from pg_stat_wal_receiver')).length === 0;
  }

  /** Of a standby: becomes a primary. */
  async promote(): Promise<void> {
    await this.#sql('select pg_promote(true)');
  }

  /** Of a primary: resolves once the standby has applied what is committed now. */
  async replicated(): Promise<void> {
    const applied = 'select 1 from pg_stat_replication where replay_lsn >= $1::pg_lsn';
    const [now] = await this.#sql('select pg_current_wal_lsn()::text as at');
    for (let isDone = false; !isDone;) isDone = (await this.#sql(applied, [now?.['at']])).length > 0;
  }

  #sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return runSql(this.url, text, values);
  }

  get url(): string {
    return `postgres://${USER}:${this.#password}@127.0.0.1:${this.#port}/postgres`;
  }

  #createCluster(): void {
    const passwordFile = join(this.#folder, 'password');
    writeFileSync(passwordFile, this.#password);
    if (this.#user.uid !== undefined) chownSync(passwordFile, this.#user.uid, this.#user.gid ?? 0);
    execFileSync(
      join(this.#root, 'bin/initdb'),
      [
        ...['-D', join(this.#folder, 'data'), '--username', USER, '--pwfile', passwordFile],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-locale', '--no-sync'],
      ],
      { ...this.#user, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  }

  /** Starts the server on a free port. Another process may take that port first. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      this.#port = await freePort();
      try {
        return await this.#listen();
      } catch (error) {
        if (attempt === 3) throw error;
      }
    }
  }

  /** Resolves once the server accepts connections. */
  #listen(): Promise<void> {
    const args = Object.entries({ ...settings, port: this.#port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const postmaster = spawn(join(this.#root, 'bin/postgres'), ['-D', join(this.#folder, 'data'), ...args], {
      ...this.#user,
      cwd: this.#folder,
      // A signal of the terminal would end it before the tests.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#postmaster = postmaster;
    let output = '';
    return new Promise((ready, fail) => {
      postmaster.once('error', fail);
      postmaster.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}:\n${output}`)));
      postmaster.stderr.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-10_000);
        if (/ready to accept (read-only )?connections/.test(output)) ready();
      });
    });
  }

  /** Ends the server, all sessions with it, and starts it again on the same port. `immediate` is a crash: it recovers. */
  async restart(mode: ShutdownMode): Promise<void> {
    await this.end(mode);
    await this.#listen();
  }

  async stop(mode: ShutdownMode = 'fast'): Promise<void> {
    await this.end(mode);
    rmSync(this.#folder, { recursive: true, force: true });
    this.#watchdog.stdin?.end();
  }

  end(mode: ShutdownMode): Promise<void> {
    const postmaster = this.#postmaster;
    if (postmaster === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null)
      return Promise.resolve();
    return new Promise((resolve) => {
      postmaster.once('exit', () => resolve());
      postmaster.kill(signals[mode]);
    });
  }
}

/** Ends the server and deletes its folder once this process is gone, also by SIGKILL: then its input ends. */
function spawnWatchdog(folder: string): ChildProcess {
  const script = `
    cat >/dev/null
    pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    rm -rf "$1"`;
  const child = spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  return child;
}

/** A folder in memory where that has room. */
function fastFolder(): string {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > SPACE_FOR_DATA ? folder : tmpdir();
}

export function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
