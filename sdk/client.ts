import { merge, settingsOf, type ClientOptions } from './client-options';
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
import { createRaw } from './transport/raw';
import type { RawClient } from './transport/raw-client';
import { requireId } from './transport/path-params';
import { Scope } from './transport/scope';
import { Transport } from './transport/transport';

/**
 * A client of the payment API, for the platform account or one of its sub accounts. It sends nothing before the first
 * call.
 *
 *     const client = new Client({ clientId, clientSecret, baseUrl });
 *     const payment = await client.payments.create({ amount: 1_000, currency: 'usd', … }, { subAccountId: 'acc_…' });
 *
 * A call that fails throws an `ApiError`. Its subclass depends on the status; without a response it is a
 * `ConnectionError` or `TimeoutError`. The comment of each method names the errors of its operation. Any call can also
 * throw `AuthenticationError`, `RateLimitError`, `ServerError` or `NotFoundError` (the sub account), and any write
 * `InvalidRequestError`, `IdempotencyError` or `ConflictError` (its idempotency key) and `BadRequestError` (its body).
 *
 * The last argument of each method has the options of the call.
 */
export class Client {
  declare readonly payments: Payments;
  declare readonly paymentIntents: PaymentIntents;
  declare readonly refunds: Refunds;
  declare readonly subAccounts: SubAccounts;
  declare readonly onboarding: Onboarding;
  declare readonly checkouts: Checkouts;
  declare readonly checkoutSessions: CheckoutSessions;
  declare readonly proceedsPayouts: ProceedsPayouts;
  declare readonly paymentMethods: PaymentMethods;
  declare readonly feeConfigurations: FeeConfigurations;
  /** The sub account of all calls; undefined for the platform account itself. */
  declare readonly subAccountId: string | undefined;
  readonly #transport: Transport;
  #raw: RawClient | undefined;

  /**
   * Creates a client. Credentials and URL that are not given come from the environment.
   *
   * Throws a `TypeError` when one of them is missing, or an option is invalid. Source: Authentication.
   */
  constructor(options: ClientOptions = {}) {
    const settings = settingsOf(options);
    this.#transport = new Transport(settings);
    this.subAccountId = settings.subAccountId;
    const scope = new Scope(this.#transport);
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
   * The client of openapi-fetch for the paths of the API, with the access token, the retries and the settings of this
   * client. It resolves to `{ data, error, response }`, and rejects only without a response. A write without an
   * idempotency key gets one, so that it can be retried.
   *
   *     const { data, error, response } = await client.raw.GET('/v1/payments', { params: { query: { limit: 5 } } });
   */
  get raw(): RawClient {
    this.#raw ??= createRaw(this.#transport);
    return this.#raw;
  }

  /**
   * Returns a copy with other options. Those that are not given stay. The copy shares the access token, unless
   * credentials or `baseUrl` change.
   */
  with(options: ClientOptions): Client {
    const { settings } = this.#transport;
    const system = merge(settings.system, options.system ?? {});
    const copy = new Client({ ...merge<ClientOptions>(settings, options), system });
    copy.#transport.shareToken(this.#transport);
    return copy;
  }

  /**
   * Returns a client for a sub account. Its calls carry the Sub-Account header and share the settings and the access
   * token of this client.
   *
   * Throws a `TypeError` for an empty id, which would mean the platform account. Source: Authentication.
   */
  forSubAccount(subAccountId: string): Client {
    return this.with({ subAccountId: requireId(subAccountId, 'subAccountId') });
  }
}

/** The client of one account. */
export type AccountClient = Client;
