import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, programOf } from '../install';
import type { Subject } from './subject';

const [NAME, VERSION, NODE] = ['@stoplight/prism-cli', '5.16.0', '24'];

/** Prism: responds with the examples of an OpenAPI document, and keeps nothing. */
export function prism(payment: object): Subject {
  const installed = install(NAME, VERSION, NODE);
  const program = programOf(installed, NAME);
  return {
    name: 'Prism',
    version: VERSION,
    node: installed.node,
    nodeVersion: installed.nodeVersion,
    keeps: 'nothing',
    prepare: (folder) => writeFileSync(join(folder, 'openapi.json'), JSON.stringify(documentOf(payment))),
    arguments: (folder, port) => [
      ...[program, 'mock', '--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'silent'],
      join(folder, 'openapi.json'),
    ],
    readyPath: '/payments/p0',
    create: { path: '/payments', contentType: 'application/json', body: JSON.stringify(payment) },
    getPath: (id) => `/payments/${id}`,
  };
}

/** The two operations with their example: less to validate than the document of the API has. */
function documentOf(example: object): object {
  const content = { 'application/json': { schema: { type: 'object' }, example } };
  const response = (status: string) => ({ [status]: { description: 'A payment.', content } });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const requestBody = { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Payments', version: '1' },
    paths: {
      '/payments': { post: { operationId: 'createPayment', requestBody, responses: response('201') } },
      '/payments/{id}': { get: { operationId: 'getPayment', parameters: [id], responses: response('200') } },
    },
  };
}
