import { install, programOf } from '../install';
import type { Subject } from './subject';

const [NAME, VERSION, NODE] = ['emulate', '0.12.2', '24'];
/** Beyond 5,000 requests, a token gets 429. */
const REQUESTS_PER_TOKEN = 4_000;

/** emulate: a service with payment intents, which it keeps in memory. */
export function emulate(): Subject {
  const installed = install(NAME, VERSION, NODE);
  const program = programOf(installed, NAME);
  return {
    name: NAME,
    version: VERSION,
    node: installed.node,
    nodeVersion: installed.nodeVersion,
    keeps: 'in memory',
    arguments: (_folder, port) => [program, 'start', '--service', 'stripe', '--port', String(port)],
    readyPath: '/v1/payment_intents?limit=1',
    create: {
      path: '/v1/payment_intents',
      contentType: 'application/x-www-form-urlencoded',
      body: 'amount=1000&currency=usd&payment_method=pm_card_visa&confirm=true',
      headers: (index) => ({ authorization: `Bearer sk_test_${Math.floor(index / REQUESTS_PER_TOKEN)}` }),
    },
    getPath: (id) => `/v1/payment_intents/${id}`,
  };
}
