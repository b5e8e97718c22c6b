import { execFileSync } from 'node:child_process';

const REMOTE_TIMEOUT_MS = 15_000;

/** A commit and the tag of a release, as a remote has them. */
export interface RemoteRefs {
  readonly main: string | undefined;
  /** The commit of the tag. */
  readonly tagged: string | undefined;
}

/** Reads a repository, and never changes it: no lock, no fetch, no question for a password. */
export class Git {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The commit that is checked out; undefined without one. */
  get head(): string | undefined {
    return this.#find('rev-parse', '--verify', '--quiet', 'HEAD');
  }

  /** The name of the branch; undefined on a detached head. */
  get branch(): string | undefined {
    return this.#find('symbolic-ref', '--quiet', '--short', 'HEAD');
  }

  /** The tags that begin with `v`. */
  get tags(): readonly string[] {
    return this.#find('tag', '--list', 'v*')?.split('\n') ?? [];
  }

  /** The paths of all files that are committed. */
  get files(): readonly string[] {
    return this.#find('ls-tree', '-r', '-z', '--name-only', 'HEAD')?.split('\0').filter(Boolean) ?? [];
  }

  /** The paths of files that are not as the commit has them; undefined where that cannot be read. */
  get changed(): readonly string[] | undefined {
    const status = this.#read('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames');
    return status
      ?.split('\0')
      .filter(Boolean)
      .map((entry) => entry.slice('XY '.length));
  }

  /** The remote of main; undefined without one. */
  get remote(): string | undefined {
    return this.#find('config', 'branch.main.remote') ?? this.#find('remote')?.split('\n')[0];
  }

  /** Returns the commit of a tag. */
  taggedBy(tag: string): string | undefined {
    return this.#find('rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`);
  }

  /** Returns the text of a committed file. */
  textOf(path: string): string | undefined {
    return this.#read('show', `HEAD:${path}`);
  }

  /** Returns whether the present commit contains another one. */
  contains(commit: string): boolean {
    return this.#read('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined;
  }

  /** Asks a remote for main and a tag. Returns undefined when it does not respond. */
  refsOf(remote: string, tag: string): RemoteRefs | undefined {
    const lines = this.#read('ls-remote', remote, 'refs/heads/main', `refs/tags/${tag}`, `refs/tags/${tag}^{}`);
    if (lines === undefined) return undefined;
    const refs = new Map(lines.split('\n').map((line) => [line.split('\t')[1], line.split('\t')[0]]));
    const tagged = refs.get(`refs/tags/${tag}^{}`) ?? refs.get(`refs/tags/${tag}`);
    return { main: refs.get('refs/heads/main'), tagged };
  }

  #find(...args: readonly string[]): string | undefined {
    return this.#read(...args)?.trim() || undefined;
  }

  /** Returns what git prints; undefined when it fails. */
  #read(...args: readonly string[]): string | undefined {
    const env = {
      ...process.env,
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
    };
    try {
      return execFileSync('git', args, {
        cwd: this.folder,
        env,
        encoding: 'utf8',
        timeout: REMOTE_TIMEOUT_MS,
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  }
}
