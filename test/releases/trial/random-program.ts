import type { Sandbox } from '../../../mock-server/server';
import type { TranscribedResponse } from '../../deterministic/transcript';
import { Random } from '../../durability/random';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../../support/bodies';
import { Requests } from '../rich-platform';

/** A part of a program, which one process runs. */
export interface Segment {
  readonly randomSeed: number;
  readonly operations: number;
}

interface Program {
  readonly requests: Requests;
  readonly post: (path: string, body: object) => Promise<TranscribedResponse>;
  readonly random: Random;
  /** Ids of payments, some of which may have been undone. */
  readonly payments: string[];
}

type Operation = (program: Program) => Promise<unknown>;

const pay =
  (body: () => object): Operation =>
  async ({ post, payments }) => {
    const response = await post('/v1/payments', body());
    if (/"id":"(py_\w+)"/.test(JSON.stringify(response.body))) payments.push(response.id);
  };

const onPayment =
  (path: string, body: (random: Random) => object): Operation =>
  async ({ post, payments, random }) => {
    const id = random.pick(payments.slice(-30));
    if (id !== undefined) await post(`/v1/payments/${id}/${path}`, body(random));
  };

/** Each as often as its weight says. */
const weighted: readonly (readonly [weight: number, operation: Operation])[] = [
  [20, pay(payment)],
  [8, pay(manualPayment)],
  [6, pay(bankPayment)],
  [3, pay(() => scenarioPayment('insufficient_funds'))],
  [12, onPayment('refunds', (random) => ({ amount: 1 + random.upTo(400), reason: 'customer_request' }))],
  [8, onPayment('capture', () => ({}))],
  [2, ({ post, random }) => post('/v1/sub_accounts', { name: `Shop ${random.upTo(99)}` })],
  [2, ({ requests, payments, random }) => requests.control(`payments/${random.pick(payments)}/disputes`)],
  [2, ({ requests, random }) => requests.control('snapshots', { name: `s${random.upTo(3)}` })],
  [1, ({ requests, random }) => requests.control(`snapshots/s${random.upTo(3)}/restore`)],
  [3, ({ requests }) => requests.control('undo', { transactions: 1 })],
  [2, ({ requests }) => requests.control('clock', { advance: '10m' })],
];
const operations = weighted.flatMap(([weight, operation]) => Array.from({ length: weight }, () => operation));

/** Runs a part of a program. Then all is stored, and nothing is due. */
export async function runProgram(sandbox: Sandbox, { randomSeed, operations: count }: Segment): Promise<void> {
  const requests = new Requests(sandbox);
  const test = await requests.caller();
  let writes = 0;
  // No process sends the key of another one.
  const post: Program['post'] = (path, body) =>
    test.post(path, body, { 'Idempotency-Key': `${randomSeed}-${++writes}` });
  const program: Program = { requests, post, random: new Random(randomSeed), payments: [] };
  for (let i = 0; i < count; i++) {
    await program.random.pick(operations)?.(program);
    // A job that waited for its turn would have another number in the next process.
    await requests.platform.waitForIdle();
  }
  await requests.platform.settled();
}
