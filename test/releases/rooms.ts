import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { RELEASE } from '../../mock-server/fields/release';
import { filesBelow } from '../support/files-below';

export interface Size {
  readonly lines: number;
  readonly files: number;
}
export type Rooms = Readonly<Record<string, Size>>;

/** The rooms as they were at the last release. */
const AT_RELEASE = `test/releases/${RELEASE}/rooms.json`;
const roots = ['spec', 'sdk', 'mock-server', 'cli', 'packaging', 'bench', 'checks', 'examples', 'docs', 'test'];
const isIgnored = /(^|\/)(node_modules|dist)\//;

/** Returns the number of lines with a token: neither blank lines nor comments count. Text other than TypeScript has none. */
function codeLines(path: string): number {
  if (!/\.tsx?$/.test(path)) return 0;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(file);
    if (children.length > 0) return children.forEach(visit);
    if (node.kind === ts.SyntaxKind.EndOfFileToken || node.getWidth(file) === 0 || ts.isJSDoc(node)) return;
    const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
    const last = file.getLineAndCharacterOfPosition(node.getEnd()).line;
    for (let line = first; line <= last; line++) lines.add(line);
  };
  visit(file);
  return lines.size;
}

/** Returns the room of a file: a folder of the repository, or one of the layers of the mock server. */
function roomOf(path: string): string {
  if (path.includes('/generated/')) return 'generated';
  const [root = '', folder = '', ...inner] = path.split('/');
  if (root !== 'mock-server') return root;
  if (inner.length === 0) return root;
  return folder === 'pages' && inner[0] === 'dashboard' ? `${root}/pages/dashboard` : `${root}/${folder}`;
}

/** Returns the size of each room by its name. */
export function measureRooms(): Rooms {
  const rooms: Record<string, Size> = {};
  for (const path of roots.flatMap(filesBelow)) {
    if (isIgnored.test(path)) continue;
    const { lines, files } = rooms[roomOf(path)] ?? { lines: 0, files: 0 };
    rooms[roomOf(path)] = { lines: lines + codeLines(path), files: files + 1 };
  }
  return rooms;
}

/** Returns the size that each room had at the last release. */
export function roomsAtRelease(): Rooms {
  return JSON.parse(readFileSync(AT_RELEASE, 'utf8'));
}

/** Keeps the size of each room as that of the present release. */
export function writeRoomsAtRelease(): void {
  writeFileSync(AT_RELEASE, `${JSON.stringify(measureRooms(), null, 2)}\n`);
}
