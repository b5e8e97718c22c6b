import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BuiltImage } from './container-build';
import { freePort } from './free-port';

/** The user of the image. Only root can run processes as another user: others run it as themselves. */
const USER = 1000;
const isRoot = process.getuid?.() === 0;
const credentials = isRoot ? { uid: USER, gid: USER } : {};

/** A process that runs an image in its folder, as a container does. */
export interface Container {
  readonly port: number;
  readonly url: string;
  /** Its variables. */
  readonly env: Readonly<Record<string, string>>;
  /** Its output so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Ends it with SIGTERM. Returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface RunOptions {
  /** Arguments instead of those of the image. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Why the user of the image cannot write to `/data`. Default: it can. */
  readonly unwritable?: 'belongs to root' | 'on a read-only root';
}

/** Starts an image with its variables and its arguments on a free port, and waits until it is ready. */
async function runContainer(image: BuiltImage, { args, env: given, unwritable }: RunOptions = {}): Promise<Container> {
  const isOwn = unwritable !== 'belongs to root';
  if (isRoot) chownSync(dataOf(image), isOwn ? USER : 0, isOwn ? USER : 0);
  chmodSync(dataOf(image), isOwn ? 0o755 : 0o555);
  const port = await freePort();
  const env = { ...image.env, ...placesOf(image), PAYMENTS_SANDBOX_PORT: String(port), ...given };
  const command = [...image.entrypoint, ...(args ?? image.command)];
  const child =
    unwritable === 'on a read-only root' ? spawnReadOnly(image, command, env) : spawnIn(image, command, env);
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const written = { stdout: '', stderr: '' };
  child.stderr.on('data', (data) => (written.stderr += String(data)));
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      written.stdout += `${line}\n`;
      // By then it has written what it writes to standard error at a start.
      if (line.includes('Press Ctrl+C')) setImmediate(resolve);
    });
  });
  await Promise.race([ready, ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${written.stderr}`)))]);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    env,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Runs a container while it is used. */
export async function withContainer(
  image: BuiltImage,
  options: RunOptions,
  use: (container: Container) => Promise<unknown>,
): Promise<Container> {
  const container = await runContainer(image, options);
  try {
    await use(container);
  } finally {
    await container.stop();
  }
  return container;
}

/** Runs a command in a container, as `docker exec` does. Returns its exit code. */
export async function execIn(
  image: BuiltImage,
  { env }: Pick<Container, 'env'>,
  command: readonly string[],
): Promise<number | null> {
  const child = spawnIn(image, command, env);
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}

/** Returns the files and folders of an image outside of `/data`, with the times of their last changes. */
export function filesOutsideOfData({ root }: BuiltImage): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^data(\/|$)/.test(path))
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`)
    .sort();
}

export const dataOf = ({ root }: BuiltImage): string => join(root, 'data');

/** Creates the places where programs write by default: the user of the image can write there, so that it is noticed. */
export function createPlaces(image: Pick<BuiltImage, 'root'>): void {
  for (const place of Object.values(placesOf(image))) {
    mkdirSync(place, { recursive: true });
    if (isRoot) chownSync(place, USER, USER);
  }
}

const placesOf = ({ root }: Pick<BuiltImage, 'root'>) => ({ HOME: join(root, 'home/node'), TMPDIR: join(root, 'tmp') });

/** Whether processes can have file systems of their own here. That needs root, and a container often forbids it. */
export function canMount(): Promise<boolean> {
  if (!isRoot) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn('unshare', ['--mount', 'mount', '--bind', '/tmp', '/tmp'], { stdio: 'ignore' });
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
}

const mountReadOnly = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0/app"';
const asUser = `exec setpriv --reuid ${USER} --regid ${USER} --clear-groups "$@"`;

function spawnReadOnly({ root }: BuiltImage, command: readonly string[], env: Readonly<Record<string, string>>) {
  const args = ['--mount', 'sh', '-c', `${mountReadOnly} && ${asUser}`, root, ...command];
  return spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function spawnIn(
  { root }: BuiltImage,
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  return spawn(program, args, { cwd: join(root, 'app'), env, stdio: ['ignore', 'pipe', 'pipe'], ...credentials });
}
