import {
  cadProcessingFeeRule,
  defaultCadProcessingFee,
  parseProcessingRate,
  type ProcessingRate,
} from '../../spec/tables/cad-processing-fee';
import { isWebhookHeaderPrefix, WEBHOOK_HEADER_PREFIX, webhookHeaderPrefixRule } from '../../spec/tables/headers';
import { limits } from '../../spec/tables/limits';
import type { Duration } from '../../spec/vocabulary/duration';
import { keptEventsMs, keptEventsRule } from '../../spec/tables/kept-events';
import { type HostedPageOptions, hostedPages } from '../domain/hosted-pages';
import { defaultLimits, type PlatformLimits } from '../domain/platform-limits';
import type { RespondToDocs } from '../wire/docs-visit';
import type { DisabledPublisher } from '../events/webhooks-port';
import { seededRandom, systemRandom } from '../random/random';
import { type Clock, systemClock } from '../time/clock';
import { parseStartAt, type StartAt } from '../time/start-at';
import type { RequestLogPort } from '../request-log/request-log';
import type { FailedRequest, Observer } from './observer';
import type { PlatformOptions } from './options';

/** Options of a sandbox. */
export interface SandboxOptions extends HostedPageOptions {
  /** The machine's clock, from which the clocks of platforms are derived. Default: the system's. */
  readonly clock?: Clock | undefined;
  /** Whether sub accounts in test mode are enabled without a review, as in the real service. Default: true. */
  readonly autoEnable?: boolean | undefined;
  /**
   * Whether requests that create a payment, a payment intent, a payment method, a payment method group or a checkout must name an
   * account, with the header `Sub-Account`: otherwise they are refused with 400 `parameter_missing`. For a platform, whose
   * payments belong to its sub accounts. Default: false; without the header they run on the platform account, with a warning if
   * there are sub accounts.
   */
  readonly requireSubAccount?: boolean | undefined;
  /** Overrides for the default limits of each platform. */
  readonly limits?: { readonly [Name in keyof PlatformLimits]?: PlatformLimits[Name] | undefined } | undefined;
  /**
   * The fee for a dispute, in the smallest unit of its currency: a whole number (default: 0, no fee). The merchant gets it back
   * with a dispute that is won. A `RangeError` for any other number.
   */
  readonly disputeFeeCents?: number | undefined;
  /**
   * The processing fee of each card payment of an account in Canadian dollars: a percentage of its amount and a flat fee in
   * cents, such as `'2.9+30'` (the default), or `'0+0'` for none. A `RangeError` for any other text.
   */
  readonly cadProcessingFee?: string | undefined;
  /**
   * Payment methods of one customer, which is an e-mail address of an account: a whole number from 1 (default: 50). The same card
   * or bank account counts once. A `RangeError` for any other number.
   */
  readonly customerPaymentMethods?: number | undefined;
  /** Host names that webhooks may be sent to, in addition to this machine and private addresses. */
  readonly allowPublisherHosts?: readonly string[] | undefined;
  /**
   * What precedes `-Signature` and `-Timestamp` in the names of the headers of webhooks, unless their publisher (webhook
   * endpoint) has another `header_prefix`: letters and digits, with hyphens between them only. Default: `Webhook`. A `RangeError`
   * for any other text.
   */
  readonly headerPrefix?: string | undefined;
  /** Receives errors that cannot be returned to a caller, with the request that met one, if any. Default: `console.error`. */
  readonly onError?: ((error: unknown, request?: FailedRequest) => void) | undefined;
  /** Called with the id of a platform when its changes are written after a failure: see `StorageFailedError`. */
  readonly onRecovery?: ((platform: string) => void) | undefined;
  /** Called when a publisher (webhook endpoint) is disabled, because it failed for a full span of retries. */
  readonly onPublisherDisabled?: ((disabled: DisabledPublisher & { readonly platform_id: string }) => void) | undefined;
  /** Called with each entry of a request log, in the order of responses. @internal */
  readonly onRequest?: RequestLogPort['onRequest'];
  /** Called with the facts of a platform when it closes. @internal */
  readonly onFacts?: PlatformOptions['onFacts'];
  /** Responds to requests below `/docs/` (default: they have no pages). @internal */
  readonly docs?: RespondToDocs | undefined;
  /** Receives what the sandbox does, for logs and metrics. @internal */
  readonly observer?: Observer | undefined;
  /** Returns the metrics of the process, in the text format of Prometheus. @internal */
  readonly metrics?: (() => Promise<string>) | undefined;
  /**
   * The token that every request to the control API must send as `Authorization: Bearer …`, except the checks of health and
   * readiness. 16 to 256 printable ASCII characters without spaces; any other text throws a `RangeError`. Default: the control
   * API needs no token.
   */
  readonly controlToken?: string | undefined;
  /**
   * Origins of web pages that may send requests and read the responses, such as `https://shop.example`, besides those of this
   * machine: loopback names on every port. A `RangeError` for any other text.
   */
  readonly allowOrigins?: readonly string[] | undefined;
  /**
   * The path below which a program or a proxy has the sandbox, such as `/pay` for `app.mount('/pay', sandbox.fetch)`. Addresses,
   * redirects and cookies then begin with it. Requests may have it in their path or not. It must not begin with a path of the
   * sandbox, such as `/v1`. A `RangeError` for any other text. Default: none, or what each request names in `X-Forwarded-Prefix`.
   */
  readonly basePath?: string | undefined;
  /**
   * The seed of a reproducible run: the same sequence of requests gets the same responses, ids, instants, events and secrets, to
   * the byte. Access tokens and signatures follow `Date`. Clocks are frozen until they are moved. Default: random ids and
   * secrets, and running clocks.
   */
  readonly randomSeed?: string | undefined;
  /**
   * The first instant of the clocks with a `randomSeed` (default: the start of 2026). Throws a `RangeError` for an invalid
   * instant.
   */
  readonly startAt?: StartAt | undefined;
  /**
   * How many platforms with a journal are open at a time; default: 256, or half of the file descriptors if that is less. The
   * least recently used one is closed when another one opens. Those that stay open count.
   */
  readonly maxOpenPlatforms?: number | undefined;
  /**
   * Stored bytes of open platforms above which the least recently used ones are closed, unless something is due on them within a
   * minute. In memory a platform takes several times as many. Default: no limit; with PostgreSQL an eighth of the heap.
   */
  readonly maxOpenBytes?: number | undefined;
  /**
   * Stored bytes of a platform above which it takes no more: requests that would add something get 503 `service_unavailable`,
   * which says so. Reads, deletions, a reset, background jobs and deliveries go on. In memory nothing is stored. Default: no
   * limit.
   */
  readonly maxPlatformBytes?: number | undefined;
  /**
   * How long events are kept, by the clock of their platform: `'30d'` or `{ days: 30 }`. A request deletes some that are older,
   * with their deliveries, unless one is still open. A `RangeError` for less than a day. Default: for ever.
   */
  readonly keepEvents?: string | Duration | undefined;
  /**
   * Milliseconds without a request, a job or a delivery due after which a platform with a journal is closed (default: 10
   * minutes). It opens again when it is used or when something is due. With a `randomSeed`, platforms are not closed for being
   * idle.
   */
  readonly idleAfterMs?: number | undefined;
}

/** Prints an error that cannot be returned to a caller. */
export function printError(error: unknown): void {
  // eslint-disable-next-line no-console -- the default handler of unexpected errors must not hide them
  console.error(error);
}

/** Returns the options of platforms. Throws a `RangeError` for an invalid option. */
export function platformOptionsOf({
  clock = systemClock,
  onError = printError,
  onRecovery = () => undefined,
  onPublisherDisabled = () => undefined,
  autoEnable = true,
  requireSubAccount = false,
  allowPublisherHosts = [],
  headerPrefix = WEBHOOK_HEADER_PREFIX,
  disputeFeeCents = 0,
  cadProcessingFee = defaultCadProcessingFee,
  customerPaymentMethods,
  limits: givenLimits,
  randomSeed,
  startAt,
  ...options
}: SandboxOptions): Omit<PlatformOptions, 'lifecycle' | 'memory' | 'respond'> {
  return {
    clock,
    random: randomSeed === undefined ? systemRandom() : seededRandom(randomSeed),
    startAt: parseStartAt(randomSeed, startAt),
    onError,
    onRecovery,
    onPublisherDisabled,
    onRequest: options.onRequest,
    onFacts: options.onFacts,
    observer: options.observer ?? {},
    maxPlatformBytes: options.maxPlatformBytes ?? Infinity,
    keepEventsMs: keepEventsMs(options),
    autoEnable,
    requireSubAccount,
    allowPublisherHosts,
    headerPrefix: checkedPrefix(headerPrefix),
    limits: limitsOf({ ...givenLimits, ...(customerPaymentMethods !== undefined && { customerPaymentMethods }) }),
    disputeFeeCents: feeCents(disputeFeeCents),
    cadProcessingFee: processingRate(cadProcessingFee),
    hostedPages: hostedPages(options),
  };
}

/** Returns the fee for a dispute. Throws a `RangeError` for one that is not a whole number of cents. */
function feeCents(fee: number): number {
  const { minimum, maximum } = limits.fee_cents;
  if (Number.isSafeInteger(fee) && fee >= minimum && fee <= maximum) return fee;
  throw new RangeError(`disputeFeeCents must be a whole number from ${minimum} to ${maximum}`);
}

function processingRate(text: string): ProcessingRate {
  const rate = parseProcessingRate(text);
  if (rate !== undefined) return rate;
  throw new RangeError(`cadProcessingFee must be ${cadProcessingFeeRule}`);
}

function keepEventsMs({ keepEvents }: SandboxOptions): number {
  if (keepEvents === undefined) return Infinity;
  const milliseconds = keptEventsMs(keepEvents);
  if (milliseconds !== undefined) return milliseconds;
  throw new RangeError(`keepEvents must be ${keptEventsRule}`);
}

function checkedPrefix(prefix: string): string {
  if (isWebhookHeaderPrefix(prefix)) return prefix;
  throw new RangeError(`headerPrefix is not a prefix of header names. ${webhookHeaderPrefixRule}`);
}

/** Returns the limits: the default for each that is not set. Throws a `RangeError` for an invalid number of payment methods. */
export function limitsOf(given: SandboxOptions['limits'] = {}): PlatformLimits {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const all: PlatformLimits = { ...defaultLimits, ...Object.fromEntries(set) };
  const { customerPaymentMethods: count } = all;
  if (Number.isSafeInteger(count) && count >= 1) return all;
  throw new RangeError(`customerPaymentMethods must be a whole number from 1, and not ${count}`);
}
