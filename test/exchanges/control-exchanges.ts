import type { Sandbox } from '../../mock-server';
import { type ControlOperationId, controlOperations } from '../../spec/control';
import type { Operation } from '../../spec/vocabulary/operation';
import { bankPayment, payment } from '../support/bodies';
import type { Target } from '../support/api';
import { openPlatform, type SubAccount, type TestPlatform } from '../support/test-platform';
import { MissingExampleError } from './next-step';
import type { Exchange, Recorder } from './recorder';
import { refusals, type Sent, sendTo } from './sent';

/** The objects that requests name. */
interface Objects {
  readonly sandbox: Sandbox;
  readonly platform: TestPlatform;
  /** A platform without objects. */
  readonly empty: TestPlatform;
  readonly seller: SubAccount;
  /** A publisher (webhook endpoint) that receives everything, and one that responds with 500 to everything. */
  readonly receiver: string;
  readonly failing: string;
  /** Lets a slow publisher respond. */
  readonly slow: { readonly given: Promise<void>; readonly give: () => void };
}

/** A request: the parameters of its path except for the platform, its query and its body. */
interface Request {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

/** Returns the event that the failing publisher did not receive. */
const failedEvent = ({ sandbox, platform, failing }: Objects) =>
  sandbox.platform(platform.id).deliveries({ publisher_id: failing }).at(-1)?.event_id ?? 'none';
const newestEvent = ({ sandbox, platform }: Objects) => sandbox.platform(platform.id).events().at(-1)?.id ?? 'none';
const paid = async ({ seller }: Objects, body = payment()) =>
  (await seller.api.renewed().post('/v1/payments', body)).payment.id;
const newFault = ({ sandbox, platform }: Objects) =>
  sandbox.platform(platform.id).faults.create({ operation: 'getPayment', fault: { hold: true } }).id;
const newSnapshot = ({ sandbox, platform }: Objects, name: string) =>
  sandbox.platform(platform.id).snapshots.create(name);
const authorized = payment({ capture_strategy: 'manual' });

async function jobOf({ platform }: Objects, subject: string): Promise<Request> {
  const [job] = (await platform.control(`jobs?subject_id=${subject}`, undefined, 'GET')).asControl('JobList').data;
  return { path: { job_id: job?.id ?? 'none' } };
}

/** For each operation, a request that succeeds, in the order in which they are sent. */
const requests: Readonly<Record<ControlOperationId, (objects: Objects) => Request | Promise<Request>>> = {
  getHealth: () => ({}),
  getReady: () => ({}),
  getWhoami: () => ({ query: { platform: 'default' } }),
  listReplicas: () => ({}),
  createPlatform: () => ({ body: { name: 'checkout-team' } }),
  updatePlatform: () => ({ body: { name: 'payouts-team' } }),
  listPlatforms: () => ({ query: { limit: '2' } }),
  issueAccessToken: () => ({ body: { mode: 'test' } }),
  endAccessTokens: () => ({}),
  createPlatformToken: () => ({ body: { name: 'Ada' } }),
  listPlatformTokens: () => ({}),
  deletePlatformToken: async ({ platform }) => {
    const [token] = (await platform.control('tokens', undefined, 'GET')).asControl('PlatformTokenList').data;
    return { path: { token_id: token?.id ?? 'none' } };
  },
  getClock: () => ({}),
  getJobSettings: () => ({}),
  setJobSettings: () => ({ body: { settle_payment: 'manual', pay_payout: '2d' } }),
  listJobs: () => ({ query: { limit: '2' } }),
  runJob: async (objects) => jobOf(objects, await paid(objects, bankPayment())),
  openDispute: async (objects) => ({ path: { payment_id: await paid(objects) }, body: { reason: 'fraudulent' } }),
  decideDispute: async (objects) => {
    const { dispute } = await objects.platform.openDispute(await paid(objects));
    return { path: { dispute_id: dispute.id }, body: { outcome: 'lose' } };
  },
  returnPayment: async (objects) => {
    await objects.platform.control('job_settings', { settle_payment: 'immediate' });
    return { path: { payment_id: await paid(objects, bankPayment()) }, body: { reason: 'account_closed' } };
  },
  moveClock: () => ({ body: { advance: '1d' } }),
  endPayout: async ({ platform }) => {
    const { data } = (await platform.testMode.renewed().get('/v1/payouts?status=scheduled')).as('PayoutList');
    return { path: { payout_id: data[0]?.id ?? 'none' }, body: { outcome: 'cancel' } };
  },
  endProceedsPayout: async ({ platform }) => {
    const { data } = (await platform.testMode.renewed().get('/v1/proceeds')).as('ProceedsPayoutList');
    return { path: { payout_id: data[0]?.id ?? 'none' }, body: { outcome: 'cancel' } };
  },
  reviewSubAccount: async ({ platform }) => {
    const { id } = (await platform.testMode.renewed().post('/v1/sub_accounts', { name: 'Coffee Corner' })).subAccount;
    return { path: { sub_account_id: id }, body: { outcome: 'disable' } };
  },
  search: () => ({ query: { text: '$10.00 succeeded', kind: 'payments', limit: '1' } }),
  listPaymentsByPayer: () => ({ query: { name: 'love', limit: '1' } }),
  createPublisher: () => ({ body: { url: 'http://127.0.0.1:3000/payouts', events: ['payout.*'] } }),
  listPublishers: () => ({ query: { limit: '1' } }),
  testPublisher: ({ receiver }) => ({ path: { publisher_id: receiver } }),
  retryPublisher: ({ receiver }) => ({ path: { publisher_id: receiver } }),
  redeliverEvent: (objects) => ({ path: { event_id: newestEvent(objects) } }),
  enablePublisher: ({ failing }) => ({ path: { publisher_id: failing } }),
  deletePublisher: ({ failing }) => ({ path: { publisher_id: failing } }),
  triggerEvent: async (objects) => ({
    body: { event: 'payment.captured', on: await paid(objects, authorized) },
  }),
  listEvents: () => ({ query: { event_name: 'payment.captured', limit: '1' } }),
  getEvent: (objects) => ({ path: { event_id: newestEvent(objects) } }),
  redeliverEvents: ({ sandbox, platform }) => ({
    body: { since: new Date(sandbox.platform(platform.id).clock.now() - 1_000).toISOString() },
  }),
  waitForIdle: () => ({ body: { timeout_ms: 5_000 } }),
  listDeliveries: async ({ sandbox, platform, slow }) => {
    slow.give();
    await sandbox.platform(platform.id).waitForIdle();
    return { query: { status: 'delivered', limit: '1' } };
  },
  getDelivery: async ({ platform }) => {
    const [newest] = (await platform.control('deliveries?limit=1', undefined, 'GET')).asControl('DeliveryList').data;
    return { path: { delivery_id: newest?.id ?? 'none' } };
  },
  listRequests: () => ({ query: { operation: 'createPayment', limit: '1' } }),
  exportRequests: () => ({ query: { last: '2' } }),
  getRequest: async ({ platform }) => {
    const list = await platform.control('requests?operation=createPayment&limit=1', undefined, 'GET');
    return { path: { request_id: list.asControl('RequestEntryList').data[0]?.id ?? 'none' } };
  },
  listUnattributedRequests: () => ({ query: { limit: '1' } }),
  getCoverage: () => ({}),
  getFacts: () => ({}),
  clearRequests: () => ({}),
  clearUnattributedRequests: () => ({}),
  createFault: () => ({ body: { operation: 'createPayment', fault: { status: 503 }, times: 2 } }),
  listFaults: () => ({ query: { limit: '1' } }),
  releaseFault: (objects) => ({ path: { fault_id: newFault(objects) } }),
  deleteFault: (objects) => ({ path: { fault_id: newFault(objects) } }),
  deleteFaults: () => ({}),
  createSnapshot: () => ({ body: { name: 'before-refund' } }),
  diffSnapshots: async (objects) => {
    await objects.seller.api.renewed().post('/v1/payments', payment());
    newSnapshot(objects, 'after-refund');
    return { path: { from_name: 'before-refund', to_name: 'after-refund' } };
  },
  listSnapshots: () => ({}),
  restoreSnapshot: () => ({ path: { snapshot_name: 'before-refund' } }),
  deleteSnapshot: () => ({ path: { snapshot_name: 'after-refund' } }),
  undoTransactions: async (objects) => {
    await paid(objects);
    return { body: { transactions: 1 } };
  },
  exportPlatform: ({ empty }) => ({ path: { platform_id: empty.id } }),
  importPlatform: async ({ empty }) => ({
    path: { platform_id: empty.id },
    body: (await empty.control('export', undefined, 'GET')).text,
  }),
  resetPlatform: () => ({}),
  deletePlatform: () => ({}),
};

/** Requests that are refused for a reason of the operation. */
const refused: Partial<Record<ControlOperationId, (objects: Objects) => Request | Promise<Request>>> = {
  getWhoami: () => ({ query: { platform: 'nobody' } }),
  createPlatform: () => ({ body: { name: 'checkout-team' } }),
  updatePlatform: () => ({ body: { name: 'checkout-team' } }),
  deletePlatform: () => ({ path: { platform_id: 'default' } }),
  exportRequests: () => ({ query: { last: '0' } }),
  getCoverage: () => ({ query: { include_own: 'perhaps' } }),
  moveClock: () => ({ body: { set: '2020-01-01T00:00:00Z' } }),
  runJob: async (objects) => jobOf(objects, await paid(objects, authorized)),
  undoTransactions: () => ({ body: { transactions: 100 } }),
  importPlatform: ({ empty }) => ({ path: { platform_id: empty.id }, body: '{"not":"a seed file"}\n' }),
  openDispute: async (objects) => ({ path: { payment_id: await refunding(objects) }, body: {} }),
  returnPayment: async (objects) => ({ path: { payment_id: await refunding(objects) }, body: {} }),
  waitForIdle: async (objects) => {
    const { sandbox, platform, slow } = objects;
    const fetch = () => slow.given.then(() => new Response('received'));
    sandbox.platform(platform.id).publishers.create({ url: 'http://127.0.0.1:3000/slow', fetch });
    await paid(objects);
    return { body: { timeout_ms: 0 } };
  },
  redeliverEvent: (objects) => ({ path: { event_id: failedEvent(objects) } }),
  triggerEvent: async (objects) => ({ body: { event: 'payment.failed', on: await paid(objects) } }),
  testPublisher: ({ failing }) => ({ path: { publisher_id: failing } }),
  retryPublisher: ({ failing }) => ({ path: { publisher_id: failing } }),
};

/** Creates a payment with a refund that is not settled yet. */
async function refunding(objects: Objects): Promise<string> {
  await objects.platform.control('job_settings', { settle_payment: 'immediate', settle_refund: 'manual' });
  const id = await paid(objects, bankPayment());
  await objects.seller.api.renewed().post(`/v1/payments/${id}/refunds`, { amount: 10 });
  return id;
}

const controlToken = 'control-token-of-the-examples';
const Authorization = `Bearer ${controlToken}`;

/** The option of the sandbox that the requests need. */
export const controlOptions = { controlToken };

/** The exchanges with an operation of the control API. */
export interface ControlExchanges {
  readonly id: ControlOperationId;
  readonly success: Exchange;
  readonly refusals: readonly Exchange[];
}

/** Returns exchanges with each operation of the control API. */
export async function exchangesWithControl(sandbox: Sandbox, recorder: Recorder): Promise<readonly ControlExchanges[]> {
  const objects = await createObjects(sandbox, withToken(recorder));
  const exchanges: ControlExchanges[] = [];
  for (const id of Object.keys(requests).filter(isControlOperation))
    exchanges.push(await exchangesWith(id, objects, recorder));
  return exchanges;
}

async function createObjects(sandbox: Sandbox, target: Target): Promise<Objects> {
  const first = await openPlatform({ sandbox, ...target });
  const seller = await first.newSubAccount({ name: 'Tea Garden' });
  const inProcess = sandbox.platform(first.id);
  const { id: failing } = inProcess.publishers.create({
    url: 'http://127.0.0.1:3000/broken',
    fetch: () => new Response(null, { status: 500 }),
  });
  await seller.api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await first.control('job_settings', { pay_proceeds_payout: 'manual' });
  await inProcess.waitForIdle();
  await first.clock({ advance: '2d' }); // the publisher has failed for a whole span, and proceeds are in transit
  await inProcess.waitForIdle();
  const { id: receiver } = inProcess.publishers.create({
    url: 'http://127.0.0.1:3000/webhooks',
    fetch: () => new Response('received'),
  });
  return {
    sandbox,
    platform: first,
    empty: await openPlatform({ sandbox, ...target }),
    seller,
    receiver,
    failing,
    slow: newSignal(),
  };
}

/** Sends a request as it succeeds, then altered. */
async function exchangesWith(id: ControlOperationId, objects: Objects, recorder: Recorder): Promise<ControlExchanges> {
  const operation: Operation = controlOperations[id];
  const send = sendTo(recorder, id, operation);
  const request = sentOf(operation, await requests[id](objects), objects);
  recorder.take();
  await send(request);
  const [success] = recorder.take();
  if (success === undefined || success.response.status >= 300)
    throw new MissingExampleError(`${id} did not succeed: ${JSON.stringify(success)}`);
  const ofOperation = await refused[id]?.(objects);
  recorder.take();
  if (ofOperation !== undefined) await send(sentOf(operation, ofOperation, objects));
  const wrong = refusals(operation, request).filter(({ headers }) => !('Sub-Account' in headers));
  const withHeader = (name: string, value: string) => ({ ...request, headers: { ...request.headers, [name]: value } });
  const others = [withHeader('Origin', 'https://tea.example'), withHeader('Content-Encoding', 'gzip')];
  for (const altered of [...wrong, ...others]) await send(altered);
  return { id, success, refusals: recorder.take() };
}

function sentOf(operation: Operation, { path = {}, query, body }: Request, { platform }: Objects): Sent {
  const named: Readonly<Record<string, string>> = { platform_id: platform.id, ...path };
  return {
    path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? 'none'),
    search: query === undefined ? '' : `?${String(new URLSearchParams(query))}`,
    headers: {
      ...(operation.authentication !== 'none' && { Authorization }),
      ...(operation.bodyLines && { 'Content-Type': 'application/x-ndjson' }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Returns the target with the control token in each request to the control API, and with keys that are the same each time. */
function withToken({ baseUrl, fetch }: Target): Target {
  let count = 0;
  return {
    baseUrl,
    fetch: (url, init = {}) => {
      const headers = new Headers(init.headers);
      if (new URL(url).pathname.startsWith('/_sandbox/')) headers.set('Authorization', Authorization);
      if (headers.has('Idempotency-Key')) headers.set('Idempotency-Key', `example-${++count}`);
      return fetch(url, { ...init, headers });
    },
  };
}

const isControlOperation = (id: string): id is ControlOperationId => Object.hasOwn(controlOperations, id);

function newSignal(): Objects['slow'] {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
