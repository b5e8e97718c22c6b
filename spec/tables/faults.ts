import { controlErrors } from './errors/control';
import { type ErrorCode, isErrorCode } from './errors';
import type { ScenarioName } from './scenarios';

/** When a fault acts, with a phrase for each. */
export const faultMoments = {
  before: 'before it is carried out',
  instead: 'instead of carrying it out',
  charge: 'when the method is charged',
  after: 'after the commit',
  delivery: 'at an attempt to deliver',
} as const;

export type FaultMoment = keyof typeof faultMoments;

interface FaultKind {
  /** The fault. Of a field that takes any code, name or number, the value is an example. */
  readonly fault: Readonly<Record<string, string | number | true>>;
  readonly moment: FaultMoment;
  /** The effect, as a sentence. */
  readonly effect: string;
}

/** The kinds of faults: the one list of them. Types, schemas, options, forms and the guide follow from it. */
export const faultKinds = [
  {
    fault: { error: 'gateway_timeout_error' },
    moment: 'instead',
    effect: 'The response is this error.',
  },
  {
    fault: { scenario: 'expired_card' },
    moment: 'charge',
    effect: 'The payment is charged with this scenario: a decline is stored, shown and delivered.',
  },
  { fault: { status: 503 }, moment: 'instead', effect: 'The response has this status, from 400 to 599.' },
  { fault: { delay_ms: 2_000 }, moment: 'before', effect: 'The request waits in real time, then continues.' },
  {
    fault: { delay_ms: 2_000, at: 'after_commit' },
    moment: 'after',
    effect: 'The request is carried out, and its response is late.',
  },
  { fault: { drop: 'before_commit' }, moment: 'before', effect: 'The connection ends, and nothing happened.' },
  {
    fault: { drop: 'after_commit' },
    moment: 'after',
    effect: 'The connection ends, and the request was carried out.',
  },
  {
    fault: { hold: true },
    moment: 'before',
    effect: 'The request waits, with its idempotency key in use, until it is released. So two requests can overlap.',
  },
  {
    fault: { hold: 'after_commit' },
    moment: 'after',
    effect:
      'The request is carried out, and its response waits until it is released. A retry gets the stored response.',
  },
  {
    fault: { hold: 'until_webhooks' },
    moment: 'after',
    effect: 'The same until its webhooks were attempted and no delivery is in flight, at most 5 seconds.',
  },
  {
    fault: { body: 'truncated' },
    moment: 'after',
    effect: 'The request is carried out, and the body of its response ends in the middle.',
  },
  {
    fault: { body: 'malformed' },
    moment: 'after',
    effect: 'The request is carried out, and the body of its response is no JSON.',
  },
  {
    fault: { body: 'empty' },
    moment: 'after',
    effect: 'The request is carried out, and the body of its response is empty.',
  },
  { fault: { webhook: 'duplicate' }, moment: 'delivery', effect: 'The delivery is sent twice.' },
  { fault: { webhook: 'reorder' }, moment: 'delivery', effect: 'The next delivery is sent first.' },
  { fault: { webhook: 'delay', delay_ms: 2_000 }, moment: 'delivery', effect: 'The delivery is sent later.' },
  { fault: { webhook: 'lose' }, moment: 'delivery', effect: 'A delivery attempt fails and is retried later.' },
  {
    fault: { webhook: 'wrong_signature' },
    moment: 'delivery',
    effect: 'The delivery is signed with another secret.',
  },
  {
    fault: { webhook: 'stale' },
    moment: 'delivery',
    effect: 'The delivery is signed with a timestamp of ten minutes ago, which an endpoint refuses as too old.',
  },
] as const satisfies readonly FaultKind[];

type Example = (typeof faultKinds)[number]['fault'];

/** A field of an effect. */
export type FaultField = Example extends infer Each ? (Each extends unknown ? keyof Each : never) : never;

type ValueOf<Field extends FaultField> = Extract<Example, Readonly<Record<Field, unknown>>>[Field];

/** The fields of an effect, with a sentence each. The last one is not an effect of its own: it completes `delay_ms`. */
export const faultFields = {
  error: 'Respond with this error: any error code except those of the control API.',
  scenario:
    'Charge with this test scenario: a decline is stored. It wins over one that the request names. Also in live mode.',
  status: 'Respond with this status and the error code that is closest to it.',
  delay_ms: 'Delay it by this number of milliseconds of the machine. With `webhook`: the length of the delay.',
  drop: 'Drop the connection.',
  hold: 'Hold the request, or its response, until it is released.',
  body: 'Damage the body of the response.',
  webhook: 'Disturb a delivery.',
  at: 'Delay the response instead of the request, with `delay_ms`.',
} as const satisfies Readonly<Record<FaultField, string>>;

/** The fields that are an effect of their own. A fault has one of them; only `delay` of `webhook` has two. */
export const effectFields: readonly FaultField[] = Object.keys(faultFields)
  .filter(isFaultField)
  .filter((field) => field !== 'at');

export function isFaultField(name: string): name is FaultField {
  return Object.hasOwn(faultFields, name);
}

/** The fields whose values are listed: a value is valid if a kind has it. */
export type ListedField = Exclude<FaultField, keyof OpenValues>;

/** Returns the values of a field, in the order of the kinds. */
export function faultValues<Field extends ListedField>(field: Field): readonly ValueOf<Field>[];
export function faultValues(field: ListedField): readonly (string | true)[] {
  return faultKinds.flatMap(({ fault }: FaultKind) => {
    const value = fault[field];
    return value === undefined || typeof value === 'number' ? [] : [value];
  });
}

/** The moment at which a connection is dropped: before or after the transaction is committed. */
export type DropMoment = ValueOf<'drop'>;

/** When a held request goes on: once it is released, with its response only, or once its webhooks were attempted. */
export type HoldMoment = ValueOf<'hold'>;

/** The moment of a delay, unless the request itself is delayed. */
export type DelayMoment = ValueOf<'at'>;

/** The damages to the body of a response. */
export type BodyDamage = ValueOf<'body'>;

/** The kind of a fault of deliveries. */
export type WebhookFaultKind = ValueOf<'webhook'>;

/** How old the signature of a `stale` delivery is: twice the usual tolerance. */
export const STALE_SECONDS = 600;

/** The longest delay of a fault: five minutes, after which every client has timed out. */
export const MAX_DELAY_MS = 300_000;

/** The longest time for which a response waits for webhooks. */
export const MAX_WEBHOOK_WAIT_MS = 5_000;

/** The error codes of the API: all except those of the control API. */
export type ApiErrorCode = Exclude<ErrorCode, keyof typeof controlErrors>;

export function isApiErrorCode(text: string): text is ApiErrorCode {
  return isErrorCode(text) && !Object.hasOwn(controlErrors, text);
}

/** The fields that take any code, name or number. */
interface OpenValues {
  readonly error: ApiErrorCode;
  readonly scenario: ScenarioName;
  readonly status: number;
  readonly delay_ms: number;
}

/** The effect of a fault on a request. */
export type RequestFault =
  | { readonly error: ApiErrorCode }
  | { readonly status: number }
  | { readonly delay_ms: number }
  | { readonly delay_ms: number; readonly at: DelayMoment }
  | { readonly drop: DropMoment }
  | { readonly hold: HoldMoment }
  | { readonly body: BodyDamage };

/** The effect of a fault on a charge: it has the outcome of the scenario. */
export interface ScenarioFault {
  /** The name of a scenario of cards, or of bank accounts. */
  readonly scenario: ScenarioName;
}

/** The effect of a fault on a delivery attempt. */
export type WebhookFault =
  { readonly webhook: 'delay'; readonly delay_ms: number } | { readonly webhook: Exclude<WebhookFaultKind, 'delay'> };

/** The effect of a fault. */
export type FaultEffect = RequestFault | ScenarioFault | WebhookFault;

const openFields: ReadonlySet<string> = new Set<keyof OpenValues>(['error', 'scenario', 'status', 'delay_ms']);

/** Returns the row of the kind of a fault. */
export function faultKindOf(fault: FaultEffect): FaultKind | undefined {
  const given = Object.entries(fault).filter(([, value]) => value !== undefined);
  return faultKinds.find((kind: FaultKind) => {
    const fields = Object.keys(kind.fault);
    const isSame = (field: string, value: unknown) => openFields.has(field) || kind.fault[field] === value;
    return (
      fields.length === given.length && given.every(([field, value]) => fields.includes(field) && isSame(field, value))
    );
  });
}
