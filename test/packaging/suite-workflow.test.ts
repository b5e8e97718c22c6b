import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json';
import { checks } from '../check/checks';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

interface Job {
  readonly 'runs-on': string;
  readonly permissions?: unknown;
  readonly strategy?: { readonly matrix: { readonly system: readonly string[]; readonly node: readonly string[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflow: Workflow = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);

test('it may read the repository and nothing else, and leaves no credentials in the checkout', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(jobs.filter(({ permissions }) => permissions !== undefined)).toEqual([]);
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(jobs.map(() => false));
});

test('it uses actions of GitHub only, each of one commit', () => {
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.filter((action) => !/^actions\/[a-z-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const commits = new Map(used.map((action) => [action.split('@')[0], action]));
  expect(new Set(used)).toEqual(new Set(commits.values()));
});

test('it runs what the repository has', () => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  const unknown = commands.filter((command) => {
    const [program = '', first = '', second = '', third = ''] = command.split(' ');
    if (program !== 'npm') return !existsSync(program);
    if (first === 'run') return !Object.hasOwn(packageJson.scripts, second) || !Object.hasOwn(checks, third);
    return first !== 'ci' && first !== 'test';
  });
  expect(unknown).toEqual([]);
  expect(commands).toContain('.ci/run');
});

test('the suite runs on three systems, from the oldest release of Node on', () => {
  const matrices = jobs.flatMap(({ strategy }) => strategy?.matrix ?? []);
  expect(matrices.flatMap(({ system }) => system)).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  const versions = matrices.flatMap(({ node }) => node);
  expect(`>=${versions[0]}`).toBe(packageJson.engines.node);
  expect(versions).toContain(readFileSync('.nvmrc', 'utf8').trim());
});
