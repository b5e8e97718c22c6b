import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rmdir, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { projectFolder } from '../../configuration/find';
import { explainFileError } from '../../file-problem';
import type { Io } from '../../io';
import { writeResult } from '../../wrapped';
import { type AgentName, agentNames, agents } from './agents';
import type { Piece } from './pieces';

/** The options of `agent setup`. */
export interface SetupOptions {
  readonly yes?: boolean;
  readonly undo?: boolean;
  readonly json?: boolean;
}

/** A change of a file. A text is undefined where there is no file. */
interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The lines for people. */
  readonly shown: readonly string[];
}

/** Writes the files for the agents of a project, or prints what it would write. Throws an error before anything is written. */
export async function runSetup(
  given: readonly AgentName[],
  { yes = false, undo = false, json = false }: SetupOptions,
  io: Io,
): Promise<void> {
  const project = projectFolder(io.cwd) ?? io.cwd;
  const names = given.length > 0 ? given : undo ? agentNames : agentNames.filter((name) => traceOf(name, project));
  if (names.length === 0) throw new Error(explainNone(project));
  const heading = formatHeading(names, project, undo);
  const changes = await changesOf(await piecesOf(names, io), project, undo);
  if (yes) for (const change of changes) if (change.before !== change.after) await apply(change, project);
  const files = changes.map((change) => ({ path: change.path, change: verbOf(change) }));
  const text = json
    ? `${JSON.stringify({ project, agents: names, files, written: yes })}\n`
    : [heading, ...changes.map(formatChange), formatEnd(changes, yes, undo)].join('\n');
  writeResult(io.stdout, text, json);
}

/** Returns the first file or folder that shows that a project uses an agent. */
const traceOf = (name: AgentName, project: string): string | undefined =>
  agents[name].traces.find((trace) => existsSync(join(project, trace)));

async function piecesOf(names: readonly AgentName[], { dist }: Io): Promise<readonly Piece[]> {
  if (dist === undefined) throw new Error('Only the built package has the skill: npm run build');
  const skill = await readFile(join(dist, '../skills/payments-sandbox/SKILL.md'), 'utf8');
  return names.flatMap((name) => agents[name].pieces(skill));
}

/** Returns the changes of files. Several pieces may be in one file. */
async function changesOf(pieces: readonly Piece[], project: string, undo: boolean): Promise<readonly Change[]> {
  const changes = new Map<string, Change>();
  for (const piece of pieces) {
    const { path } = piece;
    const before = changes.get(path)?.before ?? (await read(path, project));
    const { after: now, shown } = changes.get(path) ?? { after: before, shown: [] };
    const after = undo ? now && piece.removed(now) : piece.added(now);
    const isKept = undo && now !== undefined && piece.isChanged?.(now) === true;
    if (isKept)
      changes.set(path, { path, before, after, shown: ['It was changed by hand. Delete it if you do not need it.'] });
    else if (after !== now) changes.set(path, { path, before, after, shown: [...shown, piece.shown] });
  }
  return [...changes.values()];
}

/** Returns the text of a file; undefined if there is none. Throws an error for a path that leads out of the project. */
async function read(path: string, project: string): Promise<string | undefined> {
  const file = join(project, path);
  let existing = file;
  while (!existsSync(existing)) existing = dirname(existing);
  const root = realpathSync(project);
  const target = realpathSync(existing);
  if (target !== root && !target.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new Error(`${path} is a link that leads out of the project. Nothing was written.`);
  if (existing !== file) return undefined;
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read. ${explainFileError(cause)}`, { cause });
  });
}

async function apply({ path, after }: Change, project: string): Promise<void> {
  const file = join(project, path);
  try {
    if (after === undefined) {
      await unlink(file);
      await deleteEmptyFolders(dirname(file), project);
    } else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, after);
    }
  } catch (cause) {
    throw new Error(`${path} cannot be written. ${explainFileError(cause)}`, { cause });
  }
}

async function deleteEmptyFolders(folder: string, project: string): Promise<void> {
  for (let empty = folder; empty !== project; empty = dirname(empty)) {
    const isDeleted = await rmdir(empty).then(
      () => true,
      () => false,
    );
    if (!isDeleted) return;
  }
}

function verbOf({ before, after }: Change): 'create' | 'change' | 'delete' | 'keep' {
  if (before === after) return 'keep';
  if (before === undefined) return 'create';
  return after === undefined ? 'delete' : 'change';
}

function formatHeading(names: readonly AgentName[], project: string, undo: boolean): string {
  if (undo) return `In ${project}:\n`;
  const titles = names.map((name) => {
    const trace = traceOf(name, project);
    return `${agents[name].title}${trace === undefined ? '' : ` (found by ${trace})`}`;
  });
  return `In ${project}, for ${titles.join(', ')}:\n`;
}

function formatChange(change: Change): string {
  const lines = change.shown.flatMap((text) => text.split('\n').map((line) => `      ${line}`));
  return [`  ${verbOf(change)} ${change.path}`, ...lines, ''].join('\n');
}

function formatEnd(changes: readonly Change[], yes: boolean, undo: boolean): string {
  if (changes.length === 0) return undo ? 'There is nothing to take out.\n' : 'All of it is there already.\n';
  const files = changes.length === 1 ? '1 file' : `${changes.length} files`;
  if (!yes) return `Nothing was written. To write it, add --yes.\n`;
  return undo
    ? `Changed ${files}.\n`
    : `Wrote ${files}. Start your agent again. To take it out: payments-sandbox agent setup --undo --yes\n`;
}

function explainNone(project: string): string {
  const traces = agentNames.map((name) => `  ${name.padEnd(8)} ${agents[name].traces.join(', ')}`);
  return [
    `No coding agent was found in ${project}. These files show one:`,
    ...traces,
    'To set up one without them: payments-sandbox agent setup claude',
  ].join('\n');
}
