import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly permissions: object;
  readonly needs?: string | readonly string[];
  readonly 'timeout-minutes': number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflow: Workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));

describe('the workflow that publishes', () => {
  test('starts with the tag of a release only', () => {
    expect(workflow.on).toEqual({ push: { tags: ['v*'] } });
  });

  test('gives each job what it needs, and no other job that', () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.fromEntries(jobs.map(([name, { permissions }]) => [name, permissions]))).toEqual({
      package: { contents: 'read' },
      npm: { 'id-token': 'write' },
      image: { contents: 'read', packages: 'write' },
      page: { contents: 'write' },
    });
    const secrets = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.')).map(([name]) => name);
    expect(secrets).toEqual(['npm']);
  });

  test('publishes the package first, and each thing once that before it is there', () => {
    const order = jobs.map(([name, { needs = [] }]) => [name, [needs].flat()]);
    expect(order).toEqual([
      ['package', []],
      ['npm', ['package']],
      ['image', ['package', 'npm']],
      ['page', ['package', 'npm', 'image']],
    ]);
  });

  test('runs scripts and reads files that exist', () => {
    const scripts = commands.flatMap((run) => Array.from(run.matchAll(/npm run (\S+)/g), ([, name = '']) => name));
    expect(scripts).toEqual(['release']);
    expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
    const files = steps.flatMap((step) => step.with?.['file'] ?? []);
    expect(files).toEqual(['deploy/Containerfile']);
    expect(files.filter((file) => !existsSync(String(file)))).toEqual([]);
  });

  test('puts no expression into a script: a name of a tag would run as code', () => {
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  });

  test('publishes what was packed with provenance, a prerelease as "next"', () => {
    const publish = steps.find(({ run }) => run?.startsWith('npm publish'));
    expect(publish?.run).toBe(
      'npm publish "./payments-sandbox-$VERSION.tgz" --provenance --access public --tag "$CHANNEL"',
    );
    expect(commands.join('\n')).toContain('*-*) channel=next ;; *) channel=latest ;;');
  });

  test('ends each job in time', () => {
    expect(jobs.filter(([, job]) => !(job['timeout-minutes'] <= 30))).toEqual([]);
  });
});

describe('a tag that is moved changes nothing that runs here', () => {
  test.each(readdirSync('.github/workflows'))('%s pins each action to a commit, with its version', (name) => {
    const used = readFileSync(`.github/workflows/${name}`, 'utf8').match(/(?<=uses: ).*/g) ?? [];
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((use) => !/^(actions|docker)\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
    const versions = used.map((use) => use.split('@')[0]);
    expect(new Set(used).size, 'each action has one version').toBe(new Set(versions).size);
  });

  test('the image pins its base to a digest', () => {
    const bases = readFileSync('deploy/Containerfile', 'utf8').match(/(?<=^FROM )\S+/gm) ?? [];
    expect(bases.length).toBeGreaterThan(1);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^docker\.io\/library\/node:24\.\d+\.\d+-slim@sha256:[\da-f]{64}$/);
  });
});
