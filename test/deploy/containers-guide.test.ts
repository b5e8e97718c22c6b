import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../cli/process-io';
import { blocksOf, testcontainersLanguages } from '../examples/documents';
import { filesBelow } from '../support/files-below';
import { pairsOf, stagesOf, textsOf } from './container-file';
import { composeOfGuide } from './files';
import { expectCommand, hasVariable } from './help';
import { imageName, publishedImage } from './published-image';

const page = 'docs/guides/containers.md';
const guide = readFileSync(page, 'utf8');
const image = stagesOf('deploy/Containerfile', { VERSION: '1.0.0' }).at(-1);

describe('the guide for containers', () => {
  test('names variables that exist', async () => {
    const { stdout } = await run(['start', '--help-all']);
    const names = new Set(guide.match(/\bPAYMENTS_SANDBOX_\w*[A-Z]/g));
    expect(names.size).toBeGreaterThan(6);
    expect([...names].filter((name) => !hasVariable(stdout, name))).toEqual([]);
  });

  test('names variables that exist in the compose file for a team', async () => {
    const { stdout } = await run(['start', '--help-all']);
    const { services } = parse(
      blocksOf('docs/guides/team-sandbox.md').find(({ language }) => language === 'yaml')?.text ?? '',
    );
    const names = Object.keys(services.sandbox.environment);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !hasVariable(stdout, name))).toEqual([]);
  });

  test('lists the variables that the image sets', () => {
    const listed = Array.from(guide.matchAll(/^\| `(PAYMENTS_SANDBOX_\w+)` +\| `(\S+)` +\|$/gm), ([, name, value]) => [
      name,
      value,
    ]);
    const set = Object.entries(image ? pairsOf(image, 'ENV') : {});
    expect(listed).toEqual(set.filter(([name]) => name.startsWith('PAYMENTS_SANDBOX_')));
  });

  test('has commands of the command line that exist', async () => {
    const text = blocksOf(page).flatMap(({ language, text: lines }) =>
      language === 'text' ? [lines.replaceAll('\\\n', '')] : [],
    );
    const ran = text.flatMap((lines) => [
      ...lines.matchAll(/(?:payments-sandbox:\S+|sandbox payments-sandbox) (.+)$/gm),
    ]);
    const commands = ran.map(([, command = '']) => command);
    expect(commands).toEqual(['report', 'start --memory --seed demo']);
    for (const command of commands) await expectCommand(command.replace(' demo', ''));
  });

  test.each(testcontainersLanguages)('waits by a condition that the image meets: %s', (name) => {
    const [block, ...others] = blocksOf(page).filter(({ language }) => language === name);
    expect(others).toEqual([]);
    expect(block?.text).toContain(publishedImage);
    expect(block?.text).toMatch(/"\/_sandbox\/ready"|'\/_sandbox\/ready', 4010|"is ready"/);
    expect(block?.text).toContain('4010');
  });

  test('shows the command that builds the image, which the container file begins with', () => {
    const [command = ''] = guide.match(/^docker build --file .*$/m) ?? [];
    expect(readFileSync('deploy/Containerfile', 'utf8')).toContain(`#   ${command}\n`);
  });

  test('has a compose file in which another service calls the sandbox by its name', () => {
    const { services, volumes } = composeOfGuide;
    expect(Object.keys(services)).toEqual(['sandbox', 'shop']);
    expect(services).toMatchObject({
      sandbox: {
        image: publishedImage,
        ports: ['127.0.0.1:4010:4010'],
        environment: { PAYMENTS_SANDBOX_ALLOW_PUBLISHER_HOST: 'shop' },
        volumes: ['sandbox:/data'],
      },
      shop: {
        environment: { PAYMENTS_API_URL: 'http://sandbox:4010' },
        depends_on: { sandbox: { condition: 'service_healthy' } },
      },
    });
    expect(Object.keys(volumes)).toEqual(['sandbox']);
    expect(image && textsOf(image, 'HEALTHCHECK')).toHaveLength(1);
  });
});

test('files and guides name the image of this release', () => {
  const files = ['deploy', 'docs/guides', 'docs/reference'].flatMap(filesBelow);
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(new RegExp(`${imageName}:([\\w.-]+)`, 'g')), ([reference]) => ({
      file,
      reference,
    })),
  );
  expect(new Set(named.map(({ file }) => file)).size).toBeGreaterThan(4);
  expect(named.filter(({ reference }) => reference !== publishedImage)).toEqual([]);
});
