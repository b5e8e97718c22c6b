import { block, ownFile, type Piece, serverEntry } from './pieces';

/** The coding agents that `agent setup` knows, as arguments name them. */
export const agentNames = ['claude', 'codex', 'copilot', 'cursor', 'gemini'] as const;

export type AgentName = (typeof agentNames)[number];

/** A coding agent. */
interface Agent {
  readonly title: string;
  /** Files and folders of a project that show that it is used there. */
  readonly traces: readonly string[];
  /** Returns the parts of files that it reads. `skill` is the text of the skill in the package. */
  readonly pieces: (skill: string) => readonly Piece[];
}

const skillIn = (folder: string, skill: string) =>
  ownFile(`${folder}/skills/payments-sandbox/SKILL.md`, skill, 'the skill of this package');

const codexServer = `[mcp_servers.payments-sandbox]
command = "npx"
args = ["payments-sandbox", "mcp"]`;

const instructions = `For payments, read node_modules/payments-sandbox/AGENTS.md before you write or test code.
Before you say that it is done, run \`npx payments-sandbox ready -- npm test\`, and read it.`;

const cursorRule = `---
description: Payments against the local sandbox
alwaysApply: false
---

${instructions}
`;

/** A note for agents that read the instructions of a project in Markdown. */
const note = (path: string) => block(path, instructions, (text) => `<!-- ${text} -->`);

export const agents: Readonly<Record<AgentName, Agent>> = {
  claude: {
    title: 'Claude Code',
    traces: ['CLAUDE.md', '.claude', '.mcp.json'],
    pieces: (skill) => [serverEntry('.mcp.json', 'mcpServers'), skillIn('.claude', skill)],
  },
  codex: {
    title: 'Codex',
    traces: ['.codex', 'AGENTS.md'],
    pieces: () => [block('.codex/config.toml', codexServer, (text) => `# ${text}`), note('AGENTS.md')],
  },
  copilot: {
    title: 'GitHub Copilot in VS Code',
    traces: ['.github/copilot-instructions.md', '.vscode/mcp.json'],
    pieces: () => [serverEntry('.vscode/mcp.json', 'servers'), note('.github/copilot-instructions.md')],
  },
  cursor: {
    title: 'Cursor',
    traces: ['.cursor', '.cursorrules'],
    pieces: () => [
      serverEntry('.cursor/mcp.json', 'mcpServers'),
      ownFile('.cursor/rules/payments-sandbox.mdc', cursorRule, instructions),
    ],
  },
  gemini: {
    title: 'Gemini CLI',
    traces: ['.gemini', 'GEMINI.md'],
    pieces: () => [serverEntry('.gemini/settings.json', 'mcpServers'), note('GEMINI.md')],
  },
};
