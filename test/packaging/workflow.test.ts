import { existsSync, readFileSync } from 'node:fs';
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

  test('pins each action to a major version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((action) => !/^(actions|docker)\/[\w-]+@v\d+$/.test(action))).toEqual([]);
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
