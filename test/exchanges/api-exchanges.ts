import type { Sandbox, SandboxEvent } from '../../mock-server';
import { type OperationId, operations } from '../../spec/resources';
import type { ApiErrorCode } from '../../spec/tables/faults';
import type { Operation } from '../../spec/vocabulary/operation';
import { card, payment } from '../support/bodies';
import { FeeConfigurations } from '../support/fee-configurations';
import { businessOf, isOperation, type Owner, requestOf } from '../support/operation-requests';
import { openPlatform } from '../support/test-platform';
import { MissingExampleError } from './next-step';
import { type Exchange, type Recorder } from './recorder';
import { refusals, type Sent, sendTo } from './sent';

/** Bodies that say more than those that tests need. */
const bodies: Partial<Record<OperationId, object>> = {
  createSubAccount: { name: 'Tea Shop' },
  createSellerAccount: { name: 'Coffee Shop' },
  createFeeConfiguration: { variable_rate: 2.75, transaction_fee_cents: 30 },
  createPaymentMethod: { email: 'ada@tea.example', payment_method: { card: card() } },
  createPayment: payment({ description: 'Two cups of tea', metadata: { order: 'A-17' } }),
  updatePayment: { description: 'Three cups of tea' },
  createPaymentIntent: { amount: 1_000, currency: 'usd', payment_method: { card: card() } },
  updatePaymentIntent: { description: 'Three cups of tea' },
  createRefund: { amount: 500, metadata: { reason: 'cold tea' } },
  updateRefund: { metadata: { reason: 'cold tea' } },
  updateDispute: { metadata: { order: 'A-17' } },
  updatePayout: { metadata: { batch: 'A-17' } },
  updateCheckout: { description: 'Three cups of tea' },
};

const wrongNumber = { payment_method: { card: card({ number: '4242424242424241' }) } };

/** Bodies that are refused. */
const refused: Partial<Record<OperationId, readonly object[]>> = {
  createOnboardingEntry: [{}],
  createFeeConfiguration: [{ variable_rate: 1, effective_start: '2020-01-01T00:00:00.000Z' }],
  createPaymentMethod: [wrongNumber],
  updatePaymentMethod: [{ card: { year: '2020' } }],
  createPayment: [
    payment({ payment_method: { card: card({ number: '4000000000000002' }) } }),
    payment({ metadata: { payment_test: { scenario: 'insufficient_funds' } } }),
    payment({ amount: undefined }),
    payment({ amount: 0 }),
    payment({ payment_method: { token: 'pm_0000000000000000000000' } }),
  ],
  createPaymentIntent: [{ amount: 1_000, currency: 'usd', ...wrongNumber }, { currency: 'usd' }],
  updatePaymentIntent: [wrongNumber],
  createRefund: [{ amount: 2_000 }, { amount: 10, fees: [{ type: 'platform_fee', amount: 5 }] }],
  createCheckout: [{ description: 'Tea' }],
};

/** Errors that have the same form for every operation, or that no request causes by itself. */
const injected: readonly ApiErrorCode[] = [
  'card_declined',
  'not_authorized',
  'resource_not_found',
  'idempotency_params_mismatch',
  'idempotency_request_in_progress',
  'gateway_rate_limit_error',
  'internal_server_error',
  'service_unavailable',
];

/** The paths of what belongs to the platform, or names its account. */
const ofPlatform = /^\/v1\/(sub_accounts|seller_accounts|onboarding|account|proceeds|platform)(\/|$)/;

/** The exchanges with an operation. */
export interface OperationExchanges {
  readonly id: OperationId;
  /** Those that create what its request names. */
  readonly setUp: readonly Exchange[];
  /** The request that succeeds. */
  readonly success: Exchange;
  readonly refusals: readonly Exchange[];
}

export interface ApiExchanges {
  /** Those that all operations need. */
  readonly setUp: readonly Exchange[];
  /** In the order of the document, but lists last. */
  readonly operations: readonly OperationExchanges[];
  /** The events that they caused, oldest first. */
  readonly events: readonly SandboxEvent[];
}

/** Returns exchanges with each operation of the API. */
export async function exchangesWithApi(sandbox: Sandbox, recorder: Recorder): Promise<ApiExchanges> {
  const first = await openPlatform({ sandbox, baseUrl: recorder.baseUrl, fetch: recorder.fetch });
  const { id: account, api } = await first.newSubAccount({ name: 'Tea Garden' });
  await api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await first.clock({ advance: '1d' }); // past midnight, when payouts are made; tokens expire
  const platform = { ...first, testMode: first.testMode.renewed() };
  const owner = { platform, account: { id: account, api: platform.testMode.on(account) } };
  const fees = new FeeConfigurations(platform.testMode, account);
  await fees.create('platform');
  await fees.create('platform', { variable_rate: 3, effective_start: '2027-01-01T00:00:00.000Z' });
  await businessOf(owner);
  const setUp = recorder.take();
  // Lists come last, so that they have something in them.
  const isList = (id: OperationId) => Number(operations[id].success.wrapping === 'page');
  const ids = Object.keys(operations).filter(isOperation);
  const exchanges: OperationExchanges[] = [];
  for (const id of ids.sort((a, b) => isList(a) - isList(b)))
    exchanges.push(await exchangesWith(id, owner, sandbox, recorder));
  return { setUp, operations: exchanges, events: first.events() };
}

/** Creates the objects of a request, then sends it as it succeeds, again, and altered. */
async function exchangesWith(
  id: OperationId,
  owner: Owner,
  sandbox: Sandbox,
  recorder: Recorder,
): Promise<OperationExchanges> {
  const operation: Operation = operations[id];
  const { path, filter, body: least } = await requestOf(id, owner);
  const body = bodies[id] ?? least;
  const hasToken = operation.authentication === 'bearer';
  const request: Sent = {
    path,
    search: filter || (operation.query?.['limit'] ? '?limit=1' : ''),
    headers: {
      ...(hasToken && { Authorization: `Bearer ${await owner.platform.testMode.token()}` }),
      ...(hasToken && !operation.onPlatform && !ofPlatform.test(path) && { 'Sub-Account': owner.account.id }),
    },
    ...(body && { body }),
  };
  const setUp = recorder.take();
  const send = sendTo(recorder, id, operation);
  await send(request);
  const [success] = recorder.take();
  if (success === undefined || success.response.status >= 300) throw new MissingExampleError(`${id} did not succeed`);
  await send(request); // often, the new state does not allow it again
  for (const other of refused[id] ?? []) await send({ ...request, body: other });
  for (const altered of refusals(operation, request)) await send(altered);
  const platform = sandbox.platform(hasToken ? owner.platform.id : 'default');
  for (const error of injected) {
    // A decline of a charge cannot be injected as an error: a status has the same code.
    const effect = error === 'card_declined' ? { status: 402 } : { error };
    const fault = platform.faults.create({ operation: id, fault: effect, times: 1 });
    await send(request);
    platform.faults.delete(fault.id);
  }
  return { id, setUp, success, refusals: recorder.take() };
}
