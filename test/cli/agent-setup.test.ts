import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { agentNames } from '../../cli/commands/agent/agents';
import { filesBelow } from '../support/files-below';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';

type Files = Readonly<Record<string, string>>;

const server = { command: 'npx', args: ['payments-sandbox', 'mcp'] };
const skill = readFileSync('skills/payments-sandbox/SKILL.md', 'utf8');
const skillPath = '.claude/skills/payments-sandbox/SKILL.md';

/** A project with files, and what the command does in it. */
function projectWith(files: Files) {
  const project = temporaryDirectory();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const [path, text] of Object.entries({ 'package.json': '{}', ...files })) write(path, text);
  return {
    project,
    write,
    setup: (...args: string[]) => run(['agent', 'setup', ...args], { cwd: project, dist: join(process.cwd(), 'dist') }),
    read: (path: string) => readFileSync(join(project, path), 'utf8'),
    files: (): Files =>
      Object.fromEntries(
        filesBelow(project).map((path) => [path.slice(project.length + 1), readFileSync(path, 'utf8')]),
      ),
  };
}

describe('the agents that a project uses', () => {
  test.each<[traces: Files, ...written: string[]]>([
    [{ 'CLAUDE.md': '# Shop\n' }, skillPath, '.mcp.json'],
    [{ '.codex/config.toml': 'model = "x"\n' }, '.codex/config.toml', 'AGENTS.md'],
    [{ '.github/copilot-instructions.md': '# Shop\n' }, '.github/copilot-instructions.md', '.vscode/mcp.json'],
    [{ '.cursor/rules/a.mdc': 'x' }, '.cursor/mcp.json', '.cursor/rules/payments-sandbox.mdc'],
    [{ '.gemini/settings.json': '{"theme":"x"}' }, '.gemini/settings.json', 'GEMINI.md'],
    [{ 'CLAUDE.md': '', 'GEMINI.md': '' }, skillPath, '.gemini/settings.json', '.mcp.json', 'GEMINI.md'],
  ])('found by %j', async (traces, ...written) => {
    const { setup, files } = projectWith(traces);
    const before = files();
    const shown = await setup();
    for (const path of written) expect(shown.stdout).toMatch(new RegExp(`^ {2}(create|change) ${path}$`, 'm'));
    expect(shown.stdout).toContain('Nothing was written. To write it, add --yes.\n');
    expect([shown.code, files()]).toEqual([0, before]);

    expect((await setup('--yes')).code).toBe(0);
    const after = files();
    expect(
      Object.keys(after)
        .filter((path) => after[path] !== before[path])
        .sort(),
    ).toEqual(written.sort());
    expect((await setup('--yes')).stdout).toContain('All of it is there already.');
    expect(files()).toEqual(after);
  });

  test.each(agentNames)('what is written for %s is taken out again', async (name) => {
    const texts = {
      'AGENTS.md': '# Shop\n\nUse tabs.',
      '.codex/config.toml': 'model = "x"\r\n',
      '.vscode/mcp.json': '{\n  // ours\n  "servers": {\n    "other": {}\n  }\n}\n',
    };
    const { setup, files } = projectWith(texts);
    const before = files();
    await setup(name, '--yes');
    expect(files()).not.toEqual(before);
    await setup('--undo');
    expect(files()).not.toEqual(before);
    const { code, stdout } = await setup('--undo', '--yes');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Changed \d files?\.\n$/)]);
    // A last line without an end has one now.
    const ended = ({ 'AGENTS.md': note = '', ...others }: Files) => ({ ...others, 'AGENTS.md': note.trimEnd() });
    expect(ended(files())).toEqual(ended(before));
    expect((await setup('--undo', '--yes')).stdout).toContain('There is nothing to take out.');
  });
});

test('a server joins the others, and comments stay', async () => {
  const { setup, read } = projectWith({ '.mcp.json': '{\n\t// ours\n\t"mcpServers": {\n\t\t"other": {},\n\t},\n}\n' });
  await setup('--yes');
  const text = read('.mcp.json');
  expect(parse(text)).toEqual({ mcpServers: { other: {}, 'payments-sandbox': server } });
  expect(text).toContain('// ours');
  expect(text).toContain('\n\t\t"payments-sandbox"');
});

test('an older note, and an older skill, become those of this release', async () => {
  const note = '# Shop\n<!-- payments-sandbox: begin -->\nold\n<!-- payments-sandbox: end -->\nUse tabs.\n';
  const { setup, read, write } = projectWith({ 'AGENTS.md': note });
  write(skillPath, 'old');
  await setup('claude', 'codex', '--yes');
  expect(read('AGENTS.md')).toMatch(/^# Shop\n<!--[^]*npx payments-sandbox[^]*-->\nUse tabs\.\n$/);
  expect(read('AGENTS.md')).not.toContain('old');
  expect(read(skillPath)).toBe(skill);
});

test('a skill that was changed by hand is kept', async () => {
  const { setup, write, read } = projectWith({ 'CLAUDE.md': '' });
  await setup('--yes');
  write(skillPath, 'mine');
  expect((await setup('--undo', '--yes')).stdout).toContain(`keep ${skillPath}\n      It was changed by hand.`);
  expect(read(skillPath)).toBe('mine');
});

test('without a trace of an agent, it says which files it looks for', async () => {
  const { setup } = projectWith({});
  const { code, stderr } = await setup();
  expect([code, stderr]).toEqual([1, expect.stringContaining('No coding agent was found')]);
  for (const name of agentNames) expect(stderr).toContain(name);
  expect((await setup('clade')).stderr).toContain('Allowed choices are claude');
});

describe('a file that cannot be changed is an error, and nothing is written', () => {
  test.each([
    ['.mcp.json', '{ "mcpServers": ', 'is not JSON with an object mcpServers'],
    ['.mcp.json', '[]', 'is not JSON with an object mcpServers'],
    ['.mcp.json', '{ "mcpServers": [] }', 'is not JSON with an object mcpServers'],
    ['.codex/config.toml', '# payments-sandbox: begin\n', 'without "# payments-sandbox: end"'],
  ])('%s: %s', async (path, text, error) => {
    const { setup, files } = projectWith({ [path]: text, 'GEMINI.md': '' });
    const before = files();
    const { code, stdout, stderr } = await setup('gemini', 'claude', 'codex', '--yes');
    expect([code, stdout, files()]).toEqual([1, '', before]);
    expect(stderr).toContain(error);
    expect(stderr).toContain('Nothing was written.');
  });

  test('a link that leads out of the project', async () => {
    const elsewhere = temporaryDirectory();
    const { setup, project } = projectWith({ 'CLAUDE.md': '' });
    symlinkSync(elsewhere, join(project, '.claude'));
    const { code, stderr } = await setup('--yes');
    expect([code, stderr]).toEqual([1, expect.stringContaining('is a link that leads out of the project')]);
    expect(existsSync(join(project, '.mcp.json'))).toBe(false);
  });
});

test('--json prints the files and whether they were written', async () => {
  const { setup, project } = projectWith({ 'CLAUDE.md': '' });
  expect(JSON.parse((await setup('--json')).stdout)).toEqual({
    project,
    agents: ['claude'],
    files: [
      { path: '.mcp.json', change: 'create' },
      { path: skillPath, change: 'create' },
    ],
    written: false,
  });
});
