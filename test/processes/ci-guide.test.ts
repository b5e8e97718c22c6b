import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedDirectory } from '../store/support';
import { type CiJob, ciJobs } from '../deploy/ci-jobs';
import { freePort } from '../deploy/free-port';
import { blocksOf } from '../examples/documents';
import { runCli, startCli } from '../support/cli-process';
import { createReader, payingProgram, type Reader } from '../support/reader';

const GUIDE = 'docs/guides/ci.md';
const within = sharedDirectory();

/** The outcome of the tests of a project. */
const projects = {
  'requests that are valid': { failed: false, verdict: 'ok', program: payingProgram() },
  'a request that violates the API': { failed: true, verdict: 'violation', program: payingProgram('amuont: 1') },
  'tests that fail': { failed: true, verdict: 'ok', program: payingProgram('', 1) },
} as const;
type Project = (typeof projects)[keyof typeof projects];

const CONTAINER = 'container-1';
const IMAGE = { PAYMENTS_SANDBOX_HOST: '0.0.0.0', PAYMENTS_SANDBOX_MEMORY: 'true' };

/** A runner of CI: `npm ci` has installed the package, and `npm test` runs the program of the project. */
function createRunner(job: CiJob, { program }: Project, port: number): Reader {
  const ofService = Object.entries({ ...IMAGE, ...job.service?.env, PAYMENTS_SANDBOX_PORT: String(port) });
  const variables = ofService.map(([name, value]) => `${name}='${value}'`).join(' ');
  const runner = createReader({
    within,
    here: {
      'http://127.0.0.1:4010': `http://127.0.0.1:${port}`,
      'http://sandbox:4010': `http://127.0.0.1:${port}`,
      '${{ job.services.sandbox.id }}': CONTAINER,
    },
    // The port of the settings is not that of other tests.
    env: { PAYMENTS_SANDBOX_PORT: String(port), ...job.env },
    programs: {
      npm: 'case "$*" in ci) ;; test) exec node test.mjs ;; *) exit 127 ;; esac',
      docker: `case "$1 $2" in
        'exec ${CONTAINER}') shift 2; exec env -i ${variables} PATH="$PATH" "$@" ;;
        'logs ${CONTAINER}') echo started ;;
        *) exit 127 ;;
      esac`,
    },
  });
  writeFileSync(join(runner.folder, 'test.mjs'), program);
  return runner;
}

/** Runs the steps, each in a shell of its own. */
async function runSteps({ steps, shell }: CiJob, runner: Reader): Promise<{ failed: boolean; log: string }> {
  let failed = false;
  let log = '';
  for (const { run, env, always } of steps) {
    if (failed && !always) continue;
    const exports = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
    const { code, stdout, stderr } = await runner.run(exports.join('') + run, shell);
    log += `$ ${run}\n${stdout}${stderr}`;
    failed ||= code !== 0;
  }
  return { failed, log };
}

const isUp = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/_sandbox/health`).catch(() => undefined)) !== undefined;

async function checkJob(job: CiJob, project: Project): Promise<void> {
  const port = await freePort();
  const service =
    job.service && (await startCli(['--port', String(port)], { cwd: within, env: { ...IMAGE, ...job.service.env } }));
  const runner = createRunner(job, project, port);
  const { failed, log } = await runSteps(job, runner);
  const missing = job.artifacts.filter((path) => !existsSync(join(runner.folder, path)));
  expect([failed, missing], log).toEqual([project.failed, []]);
  expect(job.artifacts).toContain('report.json');
  const report: unknown = JSON.parse(readFileSync(join(runner.folder, 'report.json'), 'utf8'));
  expect(report, log).toMatchObject({ requests: 2, verdict: project.verdict });
  if (service === undefined) expect(await isUp(port), 'something listens after the job').toBe(false);
  else await service.stop();
}

describe('a job of the guide for CI', () => {
  test.each(ciJobs.flatMap((job) => Object.entries(projects).map(([tests, project]) => ({ ...job, tests, project }))))(
    '$title: $tests',
    ({ project, ...job }) => checkJob(job, project),
    60_000,
  );

  test('has variables that the table of the guide explains', () => {
    const rows = Array.from(
      readFileSync(GUIDE, 'utf8').matchAll(/^\| `(PAYMENTS_\w+)` +\| (?:[^`|]*)`(\S+)` +\|$/gm),
      ([, name, value]) => [name, value],
    );
    expect(rows).toHaveLength(3);
    for (const { env, steps, title } of ciJobs) {
      const given = Object.entries({ ...env, ...Object.assign({}, ...steps.map((step) => step.env)) });
      const ofPrograms = given.filter(([name]) => rows.some(([explained]) => explained === name));
      const expected = title === 'GitLab with the image' ? 'http://sandbox:4010' : 'http://127.0.0.1:4010';
      expect(ofPrograms.sort(), title).toEqual(
        rows.map(([name, value]) => [name, name === 'PAYMENTS_API_URL' ? expected : value]).sort(),
      );
    }
  });
});

describe('the other commands of the guide for CI', () => {
  test('exec gives a program what `new Client()` needs, and leaves nothing running', async () => {
    const reader = createReader({ within, here: {}, env: {} });
    writeFileSync(join(reader.folder, 'test.mjs'), `${payingProgram()}console.log(process.env.PAYMENTS_API_URL);`);
    const [command = ''] = /npx payments-sandbox exec .*?(?= npm test`)/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
    const { code, stdout, stderr } = await reader.run(`${command} node test.mjs`);
    expect([code, stderr]).toEqual([0, '']);
    const [payment, url = ''] = stdout.trim().split('\n');
    expect(payment).toMatch(/^py_/);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  test('curl finds no request with a violation where there is none', async () => {
    const [block = ''] = blocksOf(GUIDE).flatMap(({ language, text }) => (language === 'text' ? [text] : []));
    const token = 'token-of-this-job';
    const service = await startCli(['--memory'], { env: { ...IMAGE, PAYMENTS_SANDBOX_CONTROL_TOKEN: token } });
    const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: token };
    const reader = createReader({ within, here: { 'http://sandbox:4010': service.url }, env });
    expect(JSON.parse((await reader.run(block)).stdout)).toMatchObject({ data: [] });
    await service.stop();
  });

  test('start prints address and keys in one line, and stop ends it by its port', async () => {
    const cwd = mkdtempSync(join(within, 'job-'));
    const [, started = '', stopped = ''] =
      /^\| Read the address and the keys +\| `(start [^`]*)`.*`(stop --port) <number>`/m.exec(
        readFileSync(GUIDE, 'utf8'),
      ) ?? [];
    const line: { readonly url: string } = JSON.parse((await runCli(started.split(' '), { cwd })).stdout);
    expect(Object.keys(line)).toEqual(['url', 'pid', 'platform', 'log']);
    expect((await runCli([...stopped.split(' '), new URL(line.url).port], { cwd })).code).toBe(0);
    await expect(fetch(line.url)).rejects.toThrow('fetch failed');
  });
});
