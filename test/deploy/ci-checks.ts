import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CiJob, ciJobs } from './ci-jobs';
import { type Container, withContainer } from './container';
import type { BuiltImage } from './container-build';
import { freePort } from './free-port';

/** The outcome of the tests of a project. */
const projects = {
  'requests that are valid': { failed: false, verdict: 'ok', test: '{}, 0' },
  'a request that violates the API': { failed: true, verdict: 'violation', test: '{ amuont: 1 }, 0' },
  'tests that fail': { failed: true, verdict: 'ok', test: '{}, 1' },
} as const;
type Project = (typeof projects)[keyof typeof projects];

/** The jobs of the guide, each for every project. */
export const ciChecks = (image: BuiltImage, folder: string) =>
  ciJobs.flatMap((job) =>
    Object.entries(projects).map(
      ([tests, project]) =>
        [
          `${job.title}: ${tests}`,
          () => checkJob(job, project, { image, folder: mkdtempSync(join(folder, 'job-')) }),
        ] as const,
    ),
  );

interface Place {
  readonly image: BuiltImage;
  readonly folder: string;
}

interface RunningPlace extends Place {
  readonly port: number;
  /** The service. */
  readonly container?: Container;
}

/** The surroundings of a step. */
interface Workspace {
  readonly folder: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

async function checkJob(job: CiJob, project: Project, { image, folder }: Place): Promise<void> {
  writeFileSync(join(folder, 'test.mjs'), `${testsOfProject}await run(${project.test});\n`);
  const { service } = job;
  if (service === undefined) return checkRun(job, project, { image, folder, port: await freePort() });
  await withContainer(image, { args: ['start', '--memory'], env: service.env }, (container) =>
    checkRun(job, project, { image, folder, port: container.port, container }),
  );
}

async function checkRun(job: CiJob, { failed, verdict }: Project, place: RunningPlace): Promise<void> {
  const { folder, port, container } = place;
  const bin = writePrograms(place);
  try {
    const env = { PATH: `${bin}:${process.env['PATH']}`, HOME: folder, GITHUB_ENV: join(folder, 'github-env') };
    const result = await runSteps(job, { folder, port, env: { ...env, ...job.env } });
    const missing = job.artifacts.filter((path) => !existsSync(join(folder, path)));
    assert.deepEqual([result.failed, missing], [failed, []], result.log);
    assert.ok(job.artifacts.includes('report.json'));
    const report: { requests: number; verdict: string } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    assert.deepEqual([report.requests, report.verdict], [2, verdict]);
    if (container === undefined) await stopsResponding(port);
  } finally {
    endStarted(folder);
  }
}

/** Ends the sandbox that a job has started and left. */
function endStarted(folder: string): void {
  const path = join(folder, 'pid');
  if (!existsSync(path)) return;
  try {
    process.kill(Number(readFileSync(path, 'utf8')));
  } catch {
    // It has ended.
  }
}

/** Resolves once nothing listens: the jobs end the sandbox without waiting for it. */
async function stopsResponding(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/_sandbox/health`;
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if ((await fetch(url).catch(() => undefined)) === undefined) return;
  }
  throw new Error('the sandbox still runs');
}

/** The tests of the project create a payment. */
const testsOfProject = `
async function run(more, exitCode) {
  const url = process.env.PAYMENTS_API_URL;
  const keys = new URLSearchParams({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const { access_token } = await (await fetch(url + '/oauth/token', { method: 'POST', body: keys })).json();
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  await fetch(url + '/v1/payments', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + access_token, 'idempotency-key': 'a', 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1000, currency: 'usd', payment_method: { card }, ...more }),
  });
  process.exitCode = exitCode;
}
`;

/** Programs of a runner, which find the command line of the image and use another port than 4010. Returns their folder. */
function writePrograms({ image, folder, port, container }: RunningPlace): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const write = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  const command = join(image.root, 'app/node_modules/.bin/payments-sandbox');
  write(
    'payments-sandbox',
    `case "$*" in
      start*) echo $$ > ${folder}/pid; PAYMENTS_SANDBOX_PORT=${port} exec ${command} "$@" ;;
      *--sandbox*) exec ${command} "$@" ;;
      *) exec ${command} "$@" --sandbox http://127.0.0.1:${port} ;;
    esac`,
  );
  write('npx', '[ "$1" = payments-sandbox ] && exec "$@"');
  // The package is a dependency of the project.
  const link = `mkdir -p node_modules/.bin && ln -s ${bin}/payments-sandbox node_modules/.bin`;
  write('npm', `case "$*" in\n  ci) ${link} ;;\n  test) exec node test.mjs ;;\n  *) exit 127 ;;\nesac`);
  if (container === undefined) return bin;
  const variables = Object.entries(container.env).map(([name, value]) => `${name}='${value}'`);
  writeFileSync(join(folder, 'container.log'), container.stdout() + container.stderr());
  write(
    'docker',
    `case "$1 $2" in
      'exec ${CONTAINER}') exec env -i ${variables.join(' ')} PATH="$PATH" "\${@:3}" ;;
      'logs ${CONTAINER}') exec cat container.log ;;
      *) exit 127 ;;
    esac`,
  );
  return bin;
}

/** The id of the service. */
const CONTAINER = 'container-1';

/** Runs the steps in their shell, each in the environment that the former ones have left. */
async function runSteps(
  { steps, shell }: CiJob,
  { folder, port, env }: Workspace,
): Promise<{ failed: boolean; log: string }> {
  const here = (script: string) =>
    script
      .replaceAll(/http:\/\/(?:127\.0\.0\.1|sandbox):4010/g, `http://127.0.0.1:${port}`)
      .replaceAll('${{ job.services.sandbox.id }}', CONTAINER);
  const [program = '', ...args] = shell;
  let failed = false;
  let log = '';
  for (const { run, env: ofStep, always } of steps) {
    if (failed && !always) continue;
    const variables = { ...env, ...variablesIn(env['GITHUB_ENV'] ?? ''), ...ofStep };
    const given = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, here(value)]));
    const child = spawn(program, [...args, here(run)], { cwd: folder, env: given, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
    const [code, ...written] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    log += `$ ${run}\n${written.join('')}`;
    failed ||= code !== 0;
  }
  return { failed, log };
}

/** Reads the variables that steps have written for those after them. */
function variablesIn(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {};
  return Object.fromEntries(
    Array.from(readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]),
  );
}
