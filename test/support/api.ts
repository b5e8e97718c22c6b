import { randomUUID } from 'node:crypto';
import { errors, isErrorCode, type ErrorRow } from '../../spec/tables/errors';
import type { KeyPair } from '../../mock-server';
import {
  assertDocumented,
  type ControlSchemas,
  findPlace,
  isDocumentedPath,
  parseAs,
  parseControlAs,
  type Schemas,
} from './document';
import { exerciseExchange } from './exercise-exchange';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Where requests go, and how they get there. */
export interface Target {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

export interface Send {
  /** An object is sent as JSON, a text as it is. */
  readonly body?: object | string;
  /** Null takes away a header that would be sent by itself. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** An answer that was found to be what the document declares. */
export class ApiResponse {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
    readonly body: unknown,
  ) {}

  /** The body, proven to be of a schema of the document. */
  as<Name extends keyof Schemas>(name: Name): Schemas[Name] {
    return parseAs(name, this.body);
  }

  /** The body of the sandbox's own paths, proven to be of a schema of their document. */
  asControl<Name extends keyof ControlSchemas>(name: Name): ControlSchemas[Name] {
    return parseControlAs(name, this.body);
  }

  get error(): Schemas['Error']['error'] {
    return this.as('Error').error;
  }

  get payment(): Schemas['Payment'] {
    return this.as('PaymentEnvelope').data;
  }

  /** A payment intent: bare in the answer to its creation, enveloped elsewhere. */
  get paymentIntent(): Schemas['PaymentIntent'] {
    const isBare = typeof this.body === 'object' && this.body !== null && !('data' in this.body);
    return isBare ? this.as('PaymentIntent') : this.as('PaymentIntentEnvelope').data;
  }

  get refund(): Schemas['Refund'] {
    return this.as('RefundEnvelope').data;
  }

  get subAccount(): Schemas['SubAccount'] {
    return this.as('SubAccountEnvelope').data;
  }

  get onboardingEntry(): Schemas['OnboardingEntry'] {
    return this.as('OnboardingEntryEnvelope').data;
  }

  get sellerAccount(): Schemas['SellerAccount'] {
    return this.as('SellerAccountEnvelope').data;
  }

  get feeConfiguration(): Schemas['FeeConfiguration'] {
    return this.as('FeeConfigurationEnvelope').data;
  }

  /** A page of fee configurations. */
  get feeConfigurations(): Schemas['FeeConfiguration'][] {
    return this.as('FeeConfigurationList').data;
  }

  get paymentMethod(): Schemas['PaymentMethod'] {
    return this.as('PaymentMethodEnvelope').data;
  }

  get checkout(): Schemas['Checkout'] {
    return this.as('CheckoutEnvelope').data;
  }

  get completion(): Schemas['CheckoutCompletion'] {
    return this.as('CheckoutCompletionEnvelope').data;
  }

  get checkoutRefund(): Schemas['CheckoutRefund'] {
    return this.as('CheckoutRefundEnvelope').data;
  }

  get dispute(): ControlSchemas['Dispute'] {
    return this.asControl('DisputeEnvelope').data;
  }

  /** A page of what was booked on a payment. */
  get balanceTransactions(): Schemas['PaymentBalanceTransaction'][] {
    return this.as('PaymentBalanceTransactionList').data;
  }

  get payout(): Schemas['Payout'] {
    return this.as('PayoutEnvelope').data;
  }

  /** The token of the card or bank account. */
  get token(): string {
    const { card, bank_account } = this.paymentMethod;
    return card?.token ?? bank_account?.token ?? '';
  }
}

/** Sends one request as it is, and throws when the answer is not one that the document declares. */
export async function exchange(target: Target, method: string, path: string, send: Send = {}): Promise<ApiResponse> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(send.headers ?? {})) if (value !== null) headers.set(name, value);
  const body = typeof send.body === 'object' ? JSON.stringify(send.body) : send.body;
  const response = await target.fetch(target.baseUrl + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  assertAnswer(method, path, response, text, body);
  const answer = new ApiResponse(response.status, response.headers, text, text === '' ? undefined : JSON.parse(text));
  const place = findPlace(method, path.replace(/\?.*$/, ''));
  if (place) exerciseExchange(place.operation.operationId, path, send.body, answer.body);
  return answer;
}

/** Everything that holds of every answer; of the text that was sent it matters what error it asks for. */
export function assertAnswer(
  method: string,
  path: string,
  { status, headers }: Response,
  text: string,
  sent: string = '',
): void {
  const what = `${method} ${path} answered ${status} ${text}`;
  const must = (holds: boolean, rule: string) => {
    if (!holds) throw new Error(`${what}: ${rule}`);
  };
  must(/^req_[0-9A-Za-z]{22}$/.test(headers.get('request-id') ?? ''), 'every answer names its request');
  must(headers.get('content-type') === 'application/json', 'every answer is JSON');
  if (method === 'HEAD') return must(text === '', 'an answer to HEAD has no body');
  const { pathname } = new URL(path, 'http://any.test');
  const body: unknown = JSON.parse(text);
  const place = findPlace(method, pathname);
  if (place) assertDocumented(place, status, body);
  if (place?.operation.deprecated) must(headers.get('deprecation') === 'true', 'what is deprecated says so');
  if (status < 400) return;
  const { code } = parseAs('Error', body).error;
  must(/^[ -~]{20,300}$/.test(headers.get('sandbox-explain') ?? ''), 'every error explains itself in a line of ASCII');
  must(isErrorCode(code) && errors[code].status === status, 'the code is one of those with this status');
  must(code !== 'internal_server_error' || sent.includes(code), 'nothing ends like that which does not ask for it');
  const row: ErrorRow | undefined = isErrorCode(code) ? errors[code] : undefined;
  must(headers.get('should-retry') === (row?.shouldRetry?.toString() ?? null), 'Should-Retry is that of the code');
  must((headers.get('www-authenticate') === 'Bearer') === (status === 401), 'a 401, and no other, asks for a token');
  if (place === undefined) {
    must(code === (isDocumentedPath(pathname) ? 'method_not_allowed' : 'resource_not_found'), 'there is no such route');
  }
}

/** One key pair's view of the API. The token is got once; an Idempotency-Key is made for every write that names none. */
export class Api {
  #token: Promise<string> | undefined;

  constructor(
    readonly target: Target,
    readonly keys: KeyPair,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The same, with headers that every request carries. */
  with(headers: Readonly<Record<string, string>>): Api {
    const api = new Api(this.target, this.keys, { ...this.headers, ...headers });
    api.#token = this.token();
    return api;
  }

  /** The same with a new token, as tokens end after a day. */
  renewed(): Api {
    return new Api(this.target, this.keys, this.headers);
  }

  on(subAccountId: string): Api {
    return this.with({ 'Sub-Account': subAccountId });
  }

  token(): Promise<string> {
    const headers = { 'Content-Type': 'application/json' };
    this.#token ??= exchange(this.target, 'POST', '/oauth/token', { body: this.keys, headers }).then(
      (answer) => answer.as('AccessToken').access_token,
    );
    return this.#token;
  }

  async send(method: string, path: string, { body, headers }: Send = {}): Promise<ApiResponse> {
    const writes = method === 'POST' || method === 'PATCH';
    return exchange(this.target, method, path, {
      ...(body !== undefined && { body }),
      headers: {
        Authorization: `Bearer ${await this.token()}`,
        ...(writes && { 'Idempotency-Key': randomUUID() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
    });
  }

  get(path: string, headers: Send['headers'] = {}): Promise<ApiResponse> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body?: object | string, headers: Send['headers'] = {}): Promise<ApiResponse> {
    return this.send('POST', path, { ...(body !== undefined && { body }), headers });
  }

  patch(path: string, body: object | string, headers: Send['headers'] = {}): Promise<ApiResponse> {
    return this.send('PATCH', path, { body, headers });
  }
}
