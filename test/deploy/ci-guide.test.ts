import { describe, expect, test } from 'vitest';
import { controlOperations } from '../../spec';
import { run } from '../cli/process-io';
import { ciJobs } from './ci-jobs';
import { expectCommand, hasVariable } from './help';
import { publishedImage } from './published-image';

// `test/processes/ci-guide.test.ts` runs the jobs.
describe('the guide for CI', () => {
  test('has a job with npx and one with the image, for GitHub Actions and GitLab', () => {
    expect(ciJobs.map(({ title }) => title).sort()).toEqual([
      'GitHub Actions with npx',
      'GitHub Actions with the image',
      'GitLab with npx',
      'GitLab with the image',
    ]);
  });

  const scripts = ciJobs.flatMap(({ steps }) => steps.map((step) => step.run));
  const commands = scripts.flatMap((script) =>
    Array.from(
      script.matchAll(/(?:npx |docker exec \S+ )payments-sandbox (.*?)(?: >.*)?$/gm),
      ([, command = '']) => command,
    ),
  );

  test.each([...new Set(commands)])('payments-sandbox %s', expectCommand);

  test('calls the command line by npx or by docker exec', () => {
    const calls = scripts.flatMap((script) => script.match(/payments-sandbox /g) ?? []);
    expect(commands.length).toBeGreaterThan(8);
    expect(calls).toHaveLength(commands.length);
  });

  test.each(ciJobs)('$title: variables of the sandbox are read by it', async ({ service, env }) => {
    const { stdout } = await run(['start', '--help-all']);
    const names = Object.keys({ ...service?.env, ...env }).filter((name) => name.startsWith('PAYMENTS_SANDBOX_'));
    expect(names.filter((name) => !hasVariable(stdout, name))).toEqual([]);
    expect(names).toEqual(service === undefined ? [] : ['PAYMENTS_SANDBOX_CONTROL_TOKEN']);
  });

  test.each(ciJobs)('$title: its addresses lead to the sandbox', ({ title, service, env, steps }) => {
    const addresses = [JSON.stringify(env), ...steps.flatMap((step) => [step.run, JSON.stringify(step.env)])].flatMap(
      (text) => text.match(/http:\/\/[\w.:]+/g) ?? [],
    );
    // GitHub runs steps outside of the containers, whose ports are published.
    const host = title === 'GitLab with the image' ? service?.name : '127.0.0.1';
    expect([...new Set(addresses)]).toEqual([`http://${host}:4010`]);
    expect([undefined, { image: publishedImage, name: 'sandbox' }]).toContainEqual(
      service && { image: service.image, name: service.name },
    );
  });

  test.each(ciJobs)('$title: waits by start or the health, or GitHub does', ({ title, steps }) => {
    const ways = steps.flatMap(
      ({ run: script }) => script.match(/start --memory --detach|:4010\/_sandbox\/health/g) ?? [],
    );
    const expected = {
      'GitHub Actions with the image': [],
      'GitLab with the image': [`:4010${controlOperations.getHealth.path}`],
    };
    expect(ways).toEqual(
      new Map<string, readonly string[]>(Object.entries(expected)).get(title) ?? ['start --memory --detach'],
    );
  });
});
