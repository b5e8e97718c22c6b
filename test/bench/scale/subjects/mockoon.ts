import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, programOf } from '../install';
import type { Subject } from './subject';

const [NAME, VERSION] = ['@mockoon/cli', '9.9.0'];

/** Mockoon: a CRUD route over a data bucket, which it keeps in memory. */
export function mockoon(payment: object): Subject {
  const installed = install(NAME, VERSION);
  const program = programOf(installed, NAME);
  return {
    name: 'Mockoon',
    version: VERSION,
    node: installed.node,
    nodeVersion: installed.nodeVersion,
    keeps: 'in memory',
    prepare: (folder) =>
      writeFileSync(join(folder, 'environment.json'), JSON.stringify(environmentWith({ ...payment, id: 'p0' }))),
    arguments: (folder, port) => [
      ...[program, 'start', '--data', join(folder, 'environment.json'), '--port', String(port)],
      ...['--hostname', '127.0.0.1', '--disable-log-to-file', '--disable-admin-api', '--max-transaction-logs', '1'],
    ],
    readyPath: '/payments/p0',
    create: { path: '/payments', contentType: 'application/json', body: JSON.stringify({ ...payment, id: undefined }) },
    getPath: (id) => `/payments/${id}`,
  };
}

/** The form of version 33 of its files. */
function environmentWith(payment: object): object {
  const response = {
    ...{ uuid: 'b2927a35-fd3f-4e8f-aeaa-c0b19f927e54', body: '{}', latency: 0, statusCode: 200, label: '' },
    ...{ headers: [], bodyType: 'DATABUCKET', filePath: '', databucketID: 'pays', sendFileAsBody: false, rules: [] },
    ...{ rulesOperator: 'OR', disableTemplating: true, fallbackTo404: false, default: true, crudKey: 'id' },
    callbacks: [],
  };
  const route = {
    ...{ uuid: 'd7fe5630-376b-4908-9013-615973ea5e84', type: 'crud', documentation: '', method: '' },
    ...{ endpoint: 'payments', responses: [response], responseMode: null, streamingMode: null, streamingInterval: 0 },
  };
  const bucket = { uuid: 'f990e16a-80d0-4250-93f7-5a345a4b576e', id: 'pays', name: 'payments', documentation: '' };
  const tls = { enabled: false, type: 'CERT', pfxPath: '', certPath: '', keyPath: '', caPath: '', passphrase: '' };
  return {
    ...{ uuid: '6d2274e9-44f2-4845-94cb-ad9f20f6065c', lastMigration: 33, name: 'payments', endpointPrefix: '' },
    ...{ latency: 0, port: 3000, hostname: '', folders: [], routes: [route], proxyMode: false, proxyHost: '' },
    ...{ rootChildren: [{ type: 'route', uuid: route.uuid }], proxyRemovePrefix: false, tlsOptions: tls, cors: true },
    ...{ headers: [], proxyReqHeaders: [], proxyResHeaders: [], callbacks: [] },
    data: [{ ...bucket, value: JSON.stringify([payment]) }],
  };
}
