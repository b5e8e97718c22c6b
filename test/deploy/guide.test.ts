import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '../cli/process-io';
import { blocksOf } from '../examples/documents';
import { textOf } from './files';
import { expectCommand, hasOption } from './help';

const pages = [
  'guides/company',
  'reference/replicas',
  'reference/replica-files',
  'reference/replica-kubernetes',
  'reference/replica-operation',
];
const blocks = pages.flatMap((page) => blocksOf(`docs/${page}.md`));
const lines = blocks.flatMap(({ language, text }) => (language === 'text' ? text.split('\n') : []));

/** The container file needs the repository, which has it, and a dashboard is nothing to read. */
const quoted = readdirSync('deploy').filter((name) => !/^Containerfile|\.json$/.test(name));

describe('the pages on replicas', () => {
  test.each(quoted)('quote deploy/%s as it is', (name) => {
    expect(blocks.map(({ text }) => text)).toContain(textOf(name));
  });

  test('quote nothing else as YAML or INI', () => {
    const files = quoted.map(textOf);
    const others = blocks.filter(({ language, text }) => ['yaml', 'ini'].includes(language) && !files.includes(text));
    expect(others).toEqual([]);
  });

  const commands = lines.flatMap((line) => /^(?:npx )?payments-sandbox (.*?)(?: &)?$/.exec(line)?.[1] ?? []);
  test('have commands', () => expect(commands.length).toBeGreaterThan(5));

  test.each([...new Set(commands)])('payments-sandbox %s', expectCommand);

  test('have the options of `start` that a replica needs', async () => {
    const { stdout } = await run(['start', '--help-all']);
    const page = readFileSync('docs/reference/replicas.md', 'utf8');
    const options = Array.from(page.matchAll(/^\| `(--[a-z-]+)/gm), ([, option = '']) => option);
    expect(options.length).toBeGreaterThan(4);
    expect(options.filter((option) => !hasOption(stdout, option))).toEqual([]);
  });
});

describe('the guides whose commands need a host, a suite or a second terminal', () => {
  const text = ['other-languages', 'going-live', 'terminal']
    .flatMap((page) => blocksOf(`docs/guides/${page}.md`))
    .flatMap((block) => (block.language === 'text' ? [block.text] : []))
    .join('');
  /** Without addresses, and without the command that `exec` runs. */
  const commands = Array.from(text.matchAll(/^npx payments-sandbox (.*?)(?: -- .*| &)?$/gm), ([, command = '']) =>
    command.replace(/(?<= create) http\S+/, ''),
  );

  test.each([...new Set(commands)])('payments-sandbox %s', expectCommand);
});
