import type { NewPlatform, SandboxEvent } from '../../mock-server';
import type { Sandbox } from '../../mock-server/sandbox';
import { type ApiResponse, Api, exchange, type Target } from './api';
import { assertDocumentedEvent } from './document';

/** A new platform with an API client for each mode. */
export interface TestPlatform {
  readonly id: string;
  readonly keys: NewPlatform;
  readonly testMode: Api;
  readonly liveMode: Api;
  /** Returns all events, validated against the document. */
  readonly events: () => SandboxEvent[];
  readonly countEvents: () => number;
  /** The names of all events, oldest first. */
  readonly eventNames: () => string[];
  /** Creates an enabled sub account. Returns its id and an API client for it. */
  readonly newSubAccount: (fields?: { readonly name?: string; readonly currency?: string }) => Promise<SubAccount>;
  /** Sends a request to the control API of the platform. */
  readonly control: (path: string, body?: object, method?: string) => Promise<ApiResponse>;
  /** Moves the clock over HTTP, or reads it when there is no body. */
  readonly clock: (body?: object | string) => Promise<ApiResponse>;
  /** Reviews a sub account over HTTP. */
  readonly review: (subAccountId: string, outcome: string) => Promise<ApiResponse>;
  /** Disputes a payment over HTTP. */
  readonly openDispute: (paymentId: string, body?: object) => Promise<ApiResponse>;
  /** Responds to a dispute, or closes it, over HTTP. */
  readonly decideDispute: (disputeId: string, outcome: string) => Promise<ApiResponse>;
  /** Fails or cancels a payout over HTTP. */
  readonly endPayout: (payoutId: string, outcome: string) => Promise<ApiResponse>;
  /** Returns a bank payment over HTTP. */
  readonly returnPayment: (paymentId: string, body?: object) => Promise<ApiResponse>;
}

export interface SubAccount {
  readonly id: string;
  readonly api: Api;
}

export async function openPlatform(
  target: Target & { readonly sandbox: Pick<Sandbox, 'createPlatform' | 'platform'> },
): Promise<TestPlatform> {
  const keys = await target.sandbox.createPlatform();
  const testMode = new Api(target, keys.test);
  let count = 0;
  const control = (path: string, body?: object, method = 'POST') =>
    exchange(target, method, `/_sandbox/platforms/${keys.id}/${path}`, {
      ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
    });
  const events = () => {
    const all = target.sandbox.platform(keys.id).events();
    for (const event of all) assertDocumentedEvent(event);
    return all;
  };
  return {
    id: keys.id,
    keys,
    testMode,
    liveMode: new Api(target, keys.live),
    events,
    countEvents: () => target.sandbox.platform(keys.id).events().length,
    eventNames: () => events().map((event) => event.event_name),
    newSubAccount: async ({ name = `Shop ${++count}`, ...fields } = {}) => {
      const { id } = (await testMode.post('/v1/sub_accounts', { name, ...fields })).subAccount;
      return { id, api: testMode.on(id) };
    },
    control,
    clock: (body) => {
      const method = body === undefined ? 'GET' : 'POST';
      return exchange(target, method, `/_sandbox/platforms/${keys.id}/clock`, { ...(body !== undefined && { body }) });
    },
    review: (subAccountId, outcome) => control(`sub_accounts/${subAccountId}/review`, { outcome }),
    openDispute: (paymentId, body) => control(`payments/${paymentId}/disputes`, body),
    decideDispute: (disputeId, outcome) => control(`disputes/${disputeId}/outcome`, { outcome }),
    endPayout: (payoutId, outcome) => control(`payouts/${payoutId}/end`, { outcome }),
    returnPayment: (paymentId, body) => control(`payments/${paymentId}/return`, body),
  };
}
