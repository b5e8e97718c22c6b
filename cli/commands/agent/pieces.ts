import { applyEdits, findNodeAtLocation, type JSONPath, modify, type ParseError, parseTree } from 'jsonc-parser';

/** A part of a file, which `agent setup` adds and takes out again. */
export interface Piece {
  /** The path of the file in the project. */
  readonly path: string;
  /** The lines that people read before it is written. */
  readonly shown: string;
  /** Returns the text of the file with it. `present`: the text now; undefined if there is no file. */
  readonly added: (present: string | undefined) => string;
  /** Returns the text of the file without it; undefined if nothing else is in the file. */
  readonly removed: (present: string) => string | undefined;
  /** Whether somebody changed it since, so that it is not taken out. */
  readonly isChanged?: (present: string) => boolean;
}

/** The server, as files of agents list it. */
const server = { command: 'npx', args: ['payments-sandbox', 'mcp'] } as const;
const SERVER_NAME = 'payments-sandbox';

const endOfLine = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** An entry in a list of servers in JSON. Comments, which some agents allow there, stay. */
export function serverEntry(path: string, list: 'mcpServers' | 'servers'): Piece {
  const entry: JSONPath = [list, SERVER_NAME];
  return {
    path,
    shown: `the server ${SERVER_NAME}: ${[server.command, ...server.args].join(' ')}`,
    added: (present) => {
      const text = present === undefined || present.trim() === '' ? '{}\n' : present;
      requireObject(text, path, list);
      return edited(text, entry, server);
    },
    removed: (present) => {
      requireObject(present, path, list);
      const tree = parseTree(present);
      if (tree === undefined || findNodeAtLocation(tree, entry) === undefined) return present;
      const servers = findNodeAtLocation(tree, [list])?.children ?? [];
      if (servers.length > 1) return edited(present, entry, undefined);
      return (tree.children?.length ?? 0) > 1 ? edited(present, [list], undefined) : undefined;
    },
  };
}

function edited(text: string, path: JSONPath, value: unknown): string {
  const [, indent = '  '] = /^([ \t]+)"/m.exec(text) ?? [];
  const formattingOptions = { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: endOfLine(text) };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Throws an error for a text that is no object, or in which the list is none. */
function requireObject(text: string, path: string, list: string): void {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const servers = tree && findNodeAtLocation(tree, [list]);
  const isObject = tree?.type === 'object' && (servers === undefined || servers.type === 'object');
  if (errors.length === 0 && isObject) return;
  const byHand = JSON.stringify({ [list]: { [SERVER_NAME]: server } }, undefined, 2);
  throw new Error(`${path} is not JSON with an object ${list}. Nothing was written. Add this by hand:\n${byHand}`);
}

/** A block of lines between two comments, at the end of a file. */
export function block(path: string, lines: string, comment: (text: string) => string): Piece {
  const begin = comment('payments-sandbox: begin');
  const end = comment('payments-sandbox: end');
  return {
    path,
    shown: lines,
    added: (present = '') => {
      const eol = endOfLine(present);
      const text = [begin, ...lines.split('\n'), end].join(eol);
      const [before, after] = around(present, begin, end, path) ?? [present, ''];
      if (after !== '' || before !== present) return `${before}${text}${after}`;
      const gap = before === '' ? '' : before.endsWith('\n') ? eol : `${eol}${eol}`;
      return `${before}${gap}${text}${eol}`;
    },
    removed: (present) => {
      const parts = around(present, begin, end, path);
      if (parts === undefined) return present;
      const [before, after] = parts;
      const rest = `${before.replace(/(\r?\n)\r?\n$/, '$1')}${after.replace(/^\r?\n/, '')}`;
      return rest === '' ? undefined : rest;
    },
  };
}

/** Returns what stands before and after a block; undefined without one. */
function around(text: string, begin: string, end: string, path: string): [before: string, after: string] | undefined {
  const start = text.indexOf(begin);
  if (start === -1) return undefined;
  const stop = text.indexOf(end, start);
  if (stop === -1) throw new Error(`${path} has "${begin}" without "${end}". Nothing was written. Add that line.`);
  return [text.slice(0, start), text.slice(stop + end.length)];
}

/** A file of its own. One that somebody changed is not deleted. */
export const ownFile = (path: string, text: string, shown: string): Piece => ({
  path,
  shown,
  added: () => text,
  removed: (present) => (present === text ? undefined : present),
  isChanged: (present) => present !== text,
});
