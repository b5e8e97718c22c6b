import { CheckoutSessions } from './resources/checkout-sessions';
import { Checkouts } from './resources/checkouts';
import { Onboarding } from './resources/onboarding';
import { FeeConfigurations } from './resources/fee-configurations';
import { PaymentIntents } from './resources/payment-intents';
import { PaymentMethods } from './resources/payment-methods';
import { Payments } from './resources/payments';
import { ProceedsPayouts } from './resources/proceeds-payouts';
import { Refunds } from './resources/refunds';
import { SubAccounts } from './resources/sub-accounts';
import { system, type System } from './system';
import { createApi } from './transport/api';
import type { Fetch } from './transport/attempt';
import { requireId, Scope } from './transport/scope';

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_RETRIES = 2;

/** The settings of a client. */
export interface ClientOptions {
  /** The client id of a key pair. Its prefix, `test_` or `live_`, is the mode of all calls. Source: Authentication. */
  readonly clientId: string;
  /** The secret of the same key pair. Keep it on a server, never in a public page. */
  readonly clientSecret: string;
  /** The URL of the service, without `/v1`. */
  readonly baseUrl: string;
  /** The sub account of all calls. Default: the platform account itself. */
  readonly subAccountId?: string;
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  readonly fetch?: Fetch;
  /** Milliseconds for each attempt; `Infinity` for no limit. Default: 30,000. */
  readonly timeoutMs?: number;
  /** The number of retries of a call that is safe to repeat; 0 for none. Default: 2. */
  readonly maxRetries?: number;
  /** Clock, randomness and waiting, for tests. */
  readonly system?: Partial<System>;
}

/** The operations on one account: the platform account itself, or one of its sub accounts. */
export class AccountClient {
  readonly payments: Payments;
  readonly paymentIntents: PaymentIntents;
  readonly refunds: Refunds;
  readonly subAccounts: SubAccounts;
  readonly onboarding: Onboarding;
  readonly checkouts: Checkouts;
  readonly checkoutSessions: CheckoutSessions;
  readonly proceedsPayouts: ProceedsPayouts;
  readonly paymentMethods: PaymentMethods;
  readonly feeConfigurations: FeeConfigurations;
  /** The sub account of all calls; undefined for the platform account itself. */
  readonly subAccountId: string | undefined;
  readonly #scopeFor: (subAccountId: string | undefined) => Scope;

  /** Created by `new Client(…)` and `forSubAccount`. */
  constructor(scopeFor: (subAccountId: string | undefined) => Scope, subAccountId: string | undefined) {
    const scope = scopeFor(subAccountId);
    this.#scopeFor = scopeFor;
    this.subAccountId = subAccountId;
    this.payments = new Payments(scope);
    this.paymentIntents = new PaymentIntents(scope);
    this.refunds = new Refunds(scope);
    this.subAccounts = new SubAccounts(scope);
    this.onboarding = new Onboarding(scope);
    this.checkouts = new Checkouts(scope);
    this.checkoutSessions = new CheckoutSessions(scope);
    this.proceedsPayouts = new ProceedsPayouts(scope);
    this.paymentMethods = new PaymentMethods(scope);
    this.feeConfigurations = new FeeConfigurations(scope);
  }

  /**
   * Returns a client for a sub account. Its calls carry the Sub-Account header and share the settings and the access
   * token of this client.
   *
   * Throws a `TypeError` for an empty id, which would mean the platform account. Source: Authentication.
   */
  forSubAccount(subAccountId: string): AccountClient {
    return new AccountClient(this.#scopeFor, requireId(subAccountId, 'subAccountId'));
  }
}

/**
 * A client of the payment API. It sends nothing before the first call.
 *
 *     const client = new Client({ clientId, clientSecret, baseUrl });
 *     const payment = await client.forSubAccount('acc_…').payments.create({ amount: 1_000, currency: 'usd', … });
 *
 * A call that fails throws an `ApiError`. Its subclass depends on the status; without a response it is a
 * `ConnectionError` or `TimeoutError`. The comment of each method names the errors of its operation. Any call can also
 * throw `AuthenticationError`, `RateLimitError`, `ServerError` or `NotFoundError` (the sub account of the client), and
 * any write `IdempotencyError`, `InvalidRequestError` or `ConflictError` (its idempotency key) and `BadRequestError` (its
 * body).
 *
 * The constructor throws a `TypeError` when a required option is missing.
 */
export class Client extends AccountClient {
  constructor(options: ClientOptions) {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_MAX_RETRIES, subAccountId, fetch } = options;
    const clientSystem = { ...system, ...options.system };
    const api = createApi({
      clientId: requireOption(options, 'clientId'),
      clientSecret: requireOption(options, 'clientSecret'),
      baseUrl: requireOption(options, 'baseUrl'),
      fetch,
      timeoutMs,
      maxRetries,
      system: clientSystem,
    });
    const account = subAccountId === undefined ? undefined : requireId(subAccountId, 'subAccountId');
    super((id) => new Scope(api, id, clientSystem.newKey), account);
  }
}

function requireOption(options: ClientOptions, name: 'clientId' | 'clientSecret' | 'baseUrl'): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new TypeError(`${name} is missing`);
  return value;
}
