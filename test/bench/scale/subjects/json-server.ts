import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { install, programOf } from '../install';
import type { Subject } from './subject';

const [NAME, VERSION] = ['json-server', '0.17.4'];

/** json-server: a JSON file with lists of objects. It writes the whole file at every create, so payments come from the file. */
export function jsonServer(payment: object): Subject {
  const installed = install(NAME, VERSION);
  const program = programOf(installed, NAME);
  return {
    name: NAME,
    version: VERSION,
    node: installed.node,
    nodeVersion: installed.nodeVersion,
    keeps: 'in a file',
    fileForm: 'json',
    isSeeded: true,
    prepare: async (folder, payments) => {
      await pipeline(Readable.from(lines(payment, payments)), createWriteStream(join(folder, 'data.json')));
    },
    arguments: (folder, port) => [
      ...[program, '--quiet', '--host', '127.0.0.1', '--port', String(port)],
      join(folder, 'data.json'),
    ],
    readyPath: '/payments/p0',
    create: { path: '/payments', contentType: 'application/json', body: JSON.stringify({ ...payment, id: undefined }) },
    getPath: (id) => `/payments/${id}`,
  };
}

/** In the form that it writes itself. */
function* lines(payment: object, payments: number): Generator<string> {
  yield '{\n  "payments": [';
  for (let index = 0; index < payments; index++) {
    const text = JSON.stringify({ ...payment, id: `p${index}` }, null, 2).replaceAll('\n', '\n    ');
    yield `${index > 0 ? ',' : ''}\n    ${text}`;
  }
  yield '\n  ]\n}';
}
