import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runRelease } from '../../packaging/release/command-line';
import { Git } from '../../packaging/release/git';
import { temporaryDirectory } from '../store/support';

const manifest = (version: string) => ({ name: 'payments-sandbox', version });
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

export const CHANGELOG = '# Changelog\n\n## 1.1.0\n\n- Better.\n\n## 1.0.0\n\n- Good.\n';

const files: Readonly<Record<string, string>> = {
  'package.json': json(manifest('1.0.0')),
  'package-lock.json': json({ ...manifest('1.0.0'), lockfileVersion: 3, packages: { '': manifest('1.0.0') } }),
  'CHANGELOG.md': CHANGELOG,
  'docs/start.md': 'Run `npm install payments-sandbox-1.0.0.tgz`.\n',
  '.gitignore': '/release/\n/dist/\n',
};

/** Files that the commands of a release leave here, instead of minutes of work. */
const effects: Readonly<Record<string, (write: Write) => void>> = {
  'npx tsx test/releases/write.ts': (write) => write('test/releases/1.1.0/platform.seed', '{}'),
  'env CI= npx vitest run --project shared releases': (write) =>
    ['rows.ndjson', 'hashes.json'].forEach((name) => write(`test/releases/1.1.0/expected/${name}`, '{}')),
  'npm pack --pack-destination release/1.1.0': (write) => {
    write('dist/sbom.cdx.json', '{}');
    write('release/1.1.0/payments-sandbox-1.1.0.tgz', 'packed');
  },
};

type Write = (path: string, text: string) => void;

interface Ran {
  readonly code: 0 | 1 | 2;
  readonly output: string;
  /** The commands that were run. */
  readonly commands: readonly string[];
}

const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@tea.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@tea.example',
};

/** A repository in a temporary folder. */
export class Repository {
  constructor(readonly folder: string) {}

  /** Returns one on main, with release 1.0.0 committed and tagged, a later commit, and 1.1.0 in its changelog. */
  static create(): Repository {
    const repository = new Repository(mkdtempSync(join(tmpdir(), 'payments-sandbox-')));
    for (const [path, text] of Object.entries(files)) repository.write(path, text);
    repository.git('init', '--quiet', '--initial-branch', 'main');
    repository.commit();
    repository.git('tag', '--annotate', 'v1.0.0', '-m', '1.0.0');
    repository.git('commit', '--quiet', '--allow-empty', '-m', 'work');
    return repository;
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Returns a copy for one test. It takes no process. */
  copy(): Repository {
    const copy = new Repository(temporaryDirectory());
    cpSync(this.folder, copy.folder, { recursive: true, preserveTimestamps: true });
    return copy;
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.folder, env: environment, encoding: 'utf8' }).trim();
  }

  commit(): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '-m', 'work');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Returns the text of a file; undefined where it does not exist. */
  read(path: string): string | undefined {
    return existsSync(join(this.folder, path)) ? readFileSync(join(this.folder, path), 'utf8') : undefined;
  }

  /** Runs the script of releases. A command that begins with `failing` fails. Those of git run. */
  release(args: string, failing?: string): Ran {
    const lines: string[] = [];
    const commands: string[] = [];
    const run = (words: readonly string[]) => {
      const command = words.join(' ');
      commands.push(command);
      if (failing !== undefined && command.startsWith(failing)) throw new Error(`${command} ended with 1`);
      if (words[0] === 'git') this.git(...words.slice(1));
      effects[command]?.((path, text) => this.write(path, text));
    };
    const code = runRelease(args.split(' '), { git: new Git(this.folder), run }, (line) => lines.push(line));
    return { code, output: lines.join('\n'), commands };
  }
}
