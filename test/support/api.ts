import { randomUUID } from 'node:crypto';
import { errors, isErrorCode, type ErrorRow } from '../../spec/tables/errors';
import type { KeyPair } from '../../mock-server';
import { notInSandbox } from '../../spec/tables/not-in-sandbox';
import { linesContentType } from '../../spec/vocabulary/operation';
import {
  assertDocumented,
  assertDocumentedHeaders,
  contentTypeOf,
  type ControlSchemas,
  findPlace,
  isDocumentedPath,
  parseAs,
  parseControlAs,
  type Schemas,
} from './document';
import { recordExercisedItems } from './exercise-exchange';
import { tokenOf } from './payment-method';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The base URL of a sandbox and the `fetch` that reaches it. */
export interface Target {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

export interface Send {
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: object | string;
  /** Null removes a default header. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** What a response has as its `data`, by the name that tests use → the schema of its body. */
const envelopes = {
  payment: 'PaymentEnvelope',
  refund: 'RefundEnvelope',
  subAccount: 'SubAccountEnvelope',
  onboardingEntry: 'OnboardingEntryEnvelope',
  sellerAccount: 'SellerAccountEnvelope',
  feeConfiguration: 'FeeConfigurationEnvelope',
  feeConfigurations: 'FeeConfigurationList',
  paymentMethod: 'PaymentMethodEnvelope',
  paymentMethodGroup: 'PaymentMethodGroupEnvelope',
  paymentMethodGroupDetails: 'PaymentMethodGroupDetailsEnvelope',
  checkout: 'CheckoutEnvelope',
  completion: 'CheckoutCompletionEnvelope',
  checkoutRefund: 'CheckoutRefundEnvelope',
  dispute: 'DisputeEnvelope',
  disputes: 'DisputeList',
  evidence: 'DisputeEvidenceEnvelope',
  balanceTransactions: 'PaymentBalanceTransactionList',
  payout: 'PayoutEnvelope',
  proceedsPayout: 'ProceedsPayoutEnvelope',
  ledger: 'BalanceTransactionList',
} as const satisfies Readonly<Record<string, keyof Schemas>>;

type Enveloped = { readonly [Name in keyof typeof envelopes]: Schemas[(typeof envelopes)[Name]]['data'] };

/** A response that matches the document. Its properties in `envelopes` throw when its body is another one. */
export interface ApiResponse extends Enveloped {}
export class ApiResponse {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
    readonly body: unknown,
  ) {}

  /** Returns the body as a schema of the document. Throws when it does not match. */
  as<Name extends keyof Schemas>(name: Name): Schemas[Name] {
    return parseAs(name, this.body);
  }

  /** Returns the body as a schema of the control document. Throws when it does not match. */
  asControl<Name extends keyof ControlSchemas>(name: Name): ControlSchemas[Name] {
    return parseControlAs(name, this.body);
  }

  get error(): Schemas['Error']['error'] {
    return this.as('Error').error;
  }

  /** A payment intent, which has no envelope. */
  get paymentIntent(): Schemas['PaymentIntent'] {
    return this.as('PaymentIntent');
  }

  /** The token of the card or bank account. */
  get token(): string {
    return tokenOf(this.paymentMethod);
  }
}

for (const [name, schema] of Object.entries(envelopes)) {
  const get = function (this: ApiResponse) {
    return this.as(schema).data;
  };
  Object.defineProperty(ApiResponse.prototype, name, { get });
}

/** Sends one request unchanged. Throws when the document does not declare the response. */
export async function exchange(target: Target, method: string, path: string, send: Send = {}): Promise<ApiResponse> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(send.headers ?? {})) if (value !== null) headers.set(name, value);
  const body = typeof send.body === 'object' ? JSON.stringify(send.body) : send.body;
  const response = await target.fetch(target.baseUrl + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  assertResponse(method, path, response, text, body);
  const result = new ApiResponse(response.status, response.headers, text, parseBody(response, text));
  const place = findPlace(method, path.replace(/\?.*$/, ''));
  if (place) recordExercisedItems(place.operation.operationId, path, send.body, result.body);
  return result;
}

/** Returns the value of a JSON body, and lines of JSON as their text. */
function parseBody({ headers }: Response, text: string): unknown {
  if (headers.get('content-type') === linesContentType) return text;
  return text === '' ? undefined : JSON.parse(text);
}

/** Asserts what holds for every response. The sent text matters only when it requests a simulated error. */
export function assertResponse(method: string, path: string, response: Response, text: string, sent = ''): void {
  const { status, headers } = response;
  const what = `${method} ${path} responded ${status} ${text}`;
  const must = (holds: boolean, rule: string) => {
    if (!holds) throw new Error(`${what}: ${rule}`);
  };
  must(/^req_[0-9A-Za-z]{22}$/.test(headers.get('request-id') ?? ''), 'every response has a request id');
  must(headers.get('cache-control') === 'no-store', 'no response is kept by a cache');
  const { pathname } = new URL(path, 'http://any.test');
  const place = findPlace(method, pathname);
  const contentType = place ? contentTypeOf(place.operation, status) : 'application/json';
  must(headers.get('content-type') === contentType, 'every response has the declared content type');
  if (method === 'HEAD') return must(text === '', 'a response to HEAD has no body');
  const body = parseBody(response, text);
  if (place) assertDocumented(place, status, body);
  if (place) assertDocumentedHeaders(place, status, headers);
  if (place?.operation.deprecated)
    must(headers.get('deprecation') === 'true', 'a deprecated operation sends the header');
  if (status < 400) return;
  const { code } = parseAs('Error', body).error;
  must(
    /^[ -~]{20,300}$/.test(headers.get('sandbox-explain') ?? ''),
    'every error has an explanation of one ASCII line',
  );
  const isHeaderMissing = code === 'parameter_missing' && status === 400; // no account is named
  must(isHeaderMissing || (isErrorCode(code) && errors[code].status === status), 'the error code has this status');
  must(code !== 'internal_server_error' || sent.includes(code), 'only a request that asks for this error gets it');
  const row: ErrorRow | undefined = isErrorCode(code) ? errors[code] : undefined;
  const isOver = code === 'service_unavailable' && headers.get('should-retry') === 'false'; // the sandbox is closed
  must(
    isOver || headers.get('should-retry') === (row?.shouldRetry?.toString() ?? null),
    'Should-Retry is the value of the error code',
  );
  must(
    headers.get('retry-after') === (isOver ? null : (row?.retryAfterSeconds?.toString() ?? null)),
    'Retry-After is the value of the error code',
  );
  const scheme = headers.get('www-authenticate')?.split(' ')[0] ?? '';
  must(['Bearer', 'Basic'].includes(scheme) === (status === 401), 'only a 401 has WWW-Authenticate');
  if (place === undefined) {
    must(
      code === 'not_in_sandbox' || code === (isKnownPath(pathname) ? 'method_not_allowed' : 'resource_not_found'),
      'the error code of an unknown route',
    );
  }
}

/** The paths at which only the service has operations. */
const missingPaths = notInSandbox.flatMap(({ operations }) =>
  operations.map((operation) => new RegExp(`^${operation.replace(/^\w+ /, '').replace(/\{\w+\}/g, '[^/]+')}$`)),
);
const isKnownPath = (path: string) => isDocumentedPath(path) || missingPaths.some((pattern) => pattern.test(path));

/** Without digits: by chance, some would be those of a secret that a test looks for. */
const newKey = () => randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** An API client for a key pair. Requests one access token, and adds an Idempotency-Key to each write without one. */
export class Api {
  #token: Promise<string> | undefined;

  constructor(
    readonly target: Target,
    readonly keys: KeyPair,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Returns a client that sends additional headers with every request. */
  with(headers: Readonly<Record<string, string>>): Api {
    const api = new Api(this.target, this.keys, { ...this.headers, ...headers });
    api.#token = this.token();
    return api;
  }

  /** Returns a client that requests a new token. */
  renewed(): Api {
    return new Api(this.target, this.keys, this.headers);
  }

  on(subAccountId: string): Api {
    return this.with({ 'Sub-Account': subAccountId });
  }

  token(): Promise<string> {
    const headers = { 'Content-Type': 'application/json' };
    this.#token ??= exchange(this.target, 'POST', '/oauth/token', { body: this.keys, headers }).then(
      (response) => response.as('AccessToken').access_token,
    );
    return this.#token;
  }

  async send(method: string, path: string, { body, headers }: Send = {}): Promise<ApiResponse> {
    const writes = method === 'POST' || method === 'PATCH' || method === 'PUT';
    return exchange(this.target, method, path, {
      ...(body !== undefined && { body }),
      headers: {
        Authorization: `Bearer ${await this.token()}`,
        ...(writes && { 'Idempotency-Key': newKey() }),
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

  delete(path: string, headers: Send['headers'] = {}): Promise<ApiResponse> {
    return this.send('DELETE', path, { headers });
  }

  patch(path: string, body: object | string, headers: Send['headers'] = {}): Promise<ApiResponse> {
    return this.send('PATCH', path, { body, headers });
  }

  put(path: string, body: object | string, headers: Send['headers'] = {}): Promise<ApiResponse> {
    return this.send('PUT', path, { body, headers });
  }
}
