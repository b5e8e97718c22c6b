import { join } from 'node:path';
import { paymentBody } from '../../load';
import type { Subject } from './subject';

/** payments-sandbox as it was built: on the file store and in memory. */
export function ours(cli: string, version: string): readonly Subject[] {
  const common = {
    version,
    node: process.execPath,
    nodeVersion: process.versions.node,
    readyPath: '/_sandbox/health',
    authorize,
    create: {
      path: '/v1/payments',
      contentType: 'application/json',
      body: paymentBody,
      headers: (index) => ({ 'idempotency-key': `scale-${process.pid}-${index}` }),
    },
    getPath: (id) => `/v1/payments/${id}`,
    control: '/_sandbox/platforms/default',
  } as const satisfies Partial<Subject>;
  return [
    {
      ...common,
      name: 'payments-sandbox',
      keeps: 'in a file',
      fileForm: 'journal',
      arguments: (folder, port) => [cli, 'start', '--data', join(folder, 'data'), '--port', String(port)],
    },
    {
      ...common,
      name: 'payments-sandbox --memory',
      keeps: 'in memory',
      arguments: (_folder, port) => [cli, 'start', '--memory', '--port', String(port)],
    },
  ];
}

async function authorize(url: string): Promise<Readonly<Record<string, string>>> {
  const body = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', body });
  const { access_token } = Object(await response.json());
  return { authorization: `Bearer ${access_token}` };
}
