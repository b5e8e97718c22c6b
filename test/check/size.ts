import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '../support/files-below';
import { report } from './bounded';

/** Returns the files of TypeScript in a folder. */
const filesIn = (folder: string): readonly string[] => filesBelow(folder).filter((file) => /\.tsx?$/.test(file));

/** Returns the number of lines with a token: neither blank lines nor comments count. */
function codeLines(text: string): number {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest);
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

const linesIn = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + codeLines(readFileSync(file, 'utf8')), 0);

const store = filesIn('mock-server/store');
const dashboard = filesIn('mock-server/pages/dashboard');
const docs = filesIn('mock-server/docs');
const recordings = filesIn('mock-server/recordings');
const apart = new Set([...dashboard, ...docs, ...recordings]);
const handWritten = ['spec', 'sdk', 'mock-server'].flatMap(filesIn).filter((file) => !/\/generated\//.test(file));

/** The lines of code of the package, and of the folders that grow by themselves. */
const isWithin = report([
  {
    what: 'spec, sdk and mock-server, without the dashboard, the docs, the recordings and what is generated',
    is: linesIn(handWritten.filter((file) => !apart.has(file))),
    most: 48_300,
  },
  { what: 'cli', is: linesIn(filesIn('cli')), most: 8_650 },
  { what: 'mock-server/pages/dashboard', is: linesIn(dashboard), most: 8_900 },
  { what: 'mock-server/docs', is: linesIn(docs), most: 1_380 },
  { what: 'mock-server/recordings', is: linesIn(recordings), most: 3_900 },
  {
    what: 'mock-server/store without journal/',
    is: linesIn(store.filter((file) => !file.includes('/journal/'))),
    most: 1_500,
  },
  { what: 'mock-server/store', is: linesIn(store), most: 5_600 },
  { what: 'mock-server/rows', is: linesIn(filesIn('mock-server/rows')), most: 2_146 },
  {
    what: 'generated files in mock-server/store',
    is: store.filter((file) => file.includes('generated')).length,
    most: 0,
  },
]);
process.exitCode = isWithin ? 0 : 1;
