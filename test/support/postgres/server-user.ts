import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Options of `spawn` to run a program as another user. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns a user that PostgreSQL accepts: it refuses to run as root. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and the users postgres and nobody do not exist');
  return user;
}

/** Returns the folder of the programs, or a copy in a folder that the user can read: a home folder is often closed to others. */
export function readableBy(user: ServerUser, root: string, copyTo: string): string {
  const { status } = spawnSync(join(root, 'bin/postgres'), ['--version'], user);
  if (status === 0) return root;
  cpSync(root, copyTo, { recursive: true, verbatimSymlinks: true });
  return copyTo;
}
