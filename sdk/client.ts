import { merge, settingsOf, type ClientOptions, type Settings } from './client-options';
import { Accounts } from './resources/accounts';
import { Addresses } from './resources/addresses';
import { BalanceTransactions } from './resources/balance-transactions';
import { BankAccounts } from './resources/bank-accounts';
import { Businesses } from './resources/businesses';
import { CheckoutSessions } from './resources/checkout-sessions';
import { Checkouts } from './resources/checkouts';
import { Disputes } from './resources/disputes';
import { Documents } from './resources/documents';
import { Identities } from './resources/identities';
import { Onboarding } from './resources/onboarding';
import { FeeConfigurations } from './resources/fee-configurations';
import { PaymentIntents } from './resources/payment-intents';
import { PaymentMethodGroups } from './resources/payment-method-groups';
import { PaymentMethods } from './resources/payment-methods';
import { Payments } from './resources/payments';
import { Payouts } from './resources/payouts';
import { ProceedsPayouts } from './resources/proceeds-payouts';
import { ProvisioningResource } from './resources/provisioning';
import { Refunds } from './resources/refunds';
import { SubAccounts } from './resources/sub-accounts';
import { TermsAndConditionsResource } from './resources/terms-and-conditions';
import { WebComponentTokens } from './resources/web-component-tokens';
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
 * throw `AuthenticationError`, `PermissionError` (a web component token that does not allow it), `RateLimitError`,
 * `ServerError` or `NotFoundError` (the sub account), and any write
 * `InvalidRequestError`, `IdempotencyError` or `ConflictError` (its idempotency key) and `BadRequestError` (its body).
 *
 * The last argument of each method has the options of the call.
 */
export class Client {
  declare readonly payments: Payments;
  declare readonly paymentIntents: PaymentIntents;
  declare readonly refunds: Refunds;
  declare readonly disputes: Disputes;
  declare readonly subAccounts: SubAccounts;
  declare readonly onboarding: Onboarding;
  declare readonly businesses: Businesses;
  declare readonly identities: Identities;
  declare readonly addresses: Addresses;
  declare readonly bankAccounts: BankAccounts;
  declare readonly documents: Documents;
  declare readonly termsAndConditions: TermsAndConditionsResource;
  declare readonly provisioning: ProvisioningResource;
  declare readonly checkouts: Checkouts;
  declare readonly checkoutSessions: CheckoutSessions;
  declare readonly balanceTransactions: BalanceTransactions;
  declare readonly payouts: Payouts;
  declare readonly proceedsPayouts: ProceedsPayouts;
  declare readonly paymentMethods: PaymentMethods;
  declare readonly paymentMethodGroups: PaymentMethodGroups;
  declare readonly feeConfigurations: FeeConfigurations;
  declare readonly webComponentTokens: WebComponentTokens;
  declare readonly accounts: Accounts;
  /** The sub account of all calls; undefined for the platform account itself. */
  declare readonly subAccountId: string | undefined;
  readonly #transport: Transport;
  #raw: RawClient | undefined;

  /**
   * Creates a client. Credentials and URL that are not given come from the environment. In a page of a browser, a web
   * component token stands in for the key pair:
   *
   *     const client = new Client({ accessToken, baseUrl });
   *
   * Throws a `TypeError` when one of them is missing, or an option is unknown or of another type, and a `RangeError` for a number
   * that is not allowed. Source: Authentication.
   */
  constructor(options: ClientOptions = {}) {
    const settings = settingsOf(options);
    this.#transport = new Transport(settings);
    this.subAccountId = settings.subAccountId;
    const scope = new Scope(this.#transport);
    this.payments = new Payments(scope);
    this.paymentIntents = new PaymentIntents(scope);
    this.refunds = new Refunds(scope);
    this.disputes = new Disputes(scope);
    this.subAccounts = new SubAccounts(scope);
    this.onboarding = new Onboarding(scope);
    this.businesses = new Businesses(scope);
    this.identities = new Identities(scope);
    this.addresses = new Addresses(scope);
    this.bankAccounts = new BankAccounts(scope);
    this.documents = new Documents(scope);
    this.termsAndConditions = new TermsAndConditionsResource(scope);
    this.provisioning = new ProvisioningResource(scope);
    this.checkouts = new Checkouts(scope);
    this.checkoutSessions = new CheckoutSessions(scope);
    this.balanceTransactions = new BalanceTransactions(scope);
    this.payouts = new Payouts(scope);
    this.proceedsPayouts = new ProceedsPayouts(scope);
    this.paymentMethods = new PaymentMethods(scope);
    this.paymentMethodGroups = new PaymentMethodGroups(scope);
    this.feeConfigurations = new FeeConfigurations(scope);
    this.webComponentTokens = new WebComponentTokens(scope);
    this.accounts = new Accounts(scope);
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
   * credentials or `baseUrl` change. An access token replaces a key pair, and a key pair an access token.
   *
   * Throws a `TypeError` or a `RangeError` for an option, as the constructor does.
   */
  with(options: ClientOptions): Client {
    const { userAgent: _userAgent, ...settings } = withoutToken(this.#transport.settings, options);
    const system = options.system && merge(settings.system, options.system);
    const copy = new Client(merge<ClientOptions>(settings, { ...options, system }));
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

/** Returns the settings without their access token, if the options have a key pair instead. */
function withoutToken(settings: Settings, { clientId, clientSecret, accessToken }: ClientOptions): Settings {
  const hasKeyPair = clientId !== undefined || clientSecret !== undefined;
  return hasKeyPair && accessToken === undefined ? { ...settings, accessToken: undefined } : settings;
}

/** The client of one account. */
export type AccountClient = Client;
