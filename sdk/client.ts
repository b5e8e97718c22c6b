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

/** What a client is made with. */
export interface ClientOptions {
  /** Of a key pair; starts with `test_` or `live_`, which decides the world all calls run in. Source: Authentication. */
  readonly clientId: string;
  /** Of the same key pair. Not for pages that strangers open. */
  readonly clientSecret: string;
  /** Where the service answers, without `/v1`. */
  readonly baseUrl: string;
  /** The sub account that all calls are for. Absent: the platform account itself. */
  readonly subAccountId?: string;
  /** Sends the requests. Absent: the global fetch, as it is at the moment of each request. */
  readonly fetch?: Fetch;
  /** Milliseconds for each attempt, 30,000 when absent; `Infinity` for no limit. */
  readonly timeoutMs?: number;
  /** How often a call that is safe to repeat is sent again, 2 when absent; 0 for never. */
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
  /** The sub account that all calls are for; undefined for the platform account itself. */
  readonly subAccountId: string | undefined;
  readonly #scopeFor: (subAccountId: string | undefined) => Scope;

  /** Made by `new Client(…)` and by `forSubAccount`. */
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
   * The same for a sub account: its calls carry the Sub-Account header, and share connection settings and access token.
   *
   * Throws a `TypeError` for an empty id, which would mean the platform account. Source: Authentication.
   */
  forSubAccount(subAccountId: string): AccountClient {
    return new AccountClient(this.#scopeFor, requireId(subAccountId, 'subAccountId'));
  }
}

/**
 * The payment API.
 *
 *     const client = new Client({ clientId, clientSecret, baseUrl });
 *     const payment = await client.forSubAccount('acc_…').payments.create({ amount: 1_000, currency: 'usd', … });
 *
 * Nothing is sent before the first call. Every call throws `ApiError`: by status one of its subclasses, `ConnectionError`
 * or `TimeoutError` without an answer. Throws a `TypeError` itself when an option that it needs is missing.
 */
export class Client extends AccountClient {
  constructor(options: ClientOptions) {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_MAX_RETRIES, subAccountId, fetch } = options;
    const machine = { ...system, ...options.system };
    const api = createApi({
      clientId: requireOption(options, 'clientId'),
      clientSecret: requireOption(options, 'clientSecret'),
      baseUrl: requireOption(options, 'baseUrl'),
      fetch,
      timeoutMs,
      maxRetries,
      system: machine,
    });
    const account = subAccountId === undefined ? undefined : requireId(subAccountId, 'subAccountId');
    super((id) => new Scope(api, id, machine.newKey), account);
  }
}

function requireOption(options: ClientOptions, name: 'clientId' | 'clientSecret' | 'baseUrl'): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new TypeError(`${name} is missing`);
  return value;
}
