import type { components, operations } from '../spec/generated/types';
import type { OperationId } from '../spec/resources';
import type { EventName } from '../spec/tables/events';
import type { ProcessingRate } from '../spec/tables/cad-processing-fee';
import type { ScenarioName } from '../spec/tables/scenarios';
import type { RequestBody } from '../spec/derive/request-body';
import type { Declined } from './sandbox-error';
import type { HostedPages } from './domain/hosted-pages';
import type { PlatformLimits } from './domain/platform-limits';
import type { WebComponentGrant } from './domain/web-component-token';
import type { KeyedHash } from './random/hashes';
import type { NewId } from './random/ids';
import type { AccountRow, EventOwner, EventSource, JobKind, Mode, PaymentRows, ResponseEvent } from './rows';
import type { Reader } from './store/reader';
import type { Transaction } from './store/transaction';
import type { PageOf, PageRequest } from './wire/page';

export type Resources = components['schemas'];

/** Settings of the sandbox. */
export interface Settings {
  /** Whether sub accounts in test mode are enabled without a review, as in the real service. */
  readonly autoEnable: boolean;
  readonly limits: PlatformLimits;
  readonly hostedPages: HostedPages;
  /** Issues a web component token: signed claims, of which nothing is stored. `expires_in` is in seconds. */
  readonly issueWebComponentToken: (
    mode: Mode,
    grants: readonly WebComponentGrant[],
  ) => { readonly access_token: string; readonly expires_in: number };
  /** Whether requests that create something of an account must name it. */
  readonly requireSubAccount: boolean;
  /** The fee for a dispute, in the smallest unit of its currency. */
  readonly disputeFeeCents: number;
  /** The processing fee of card payments of accounts in Canadian dollars. */
  readonly cadProcessingFee: ProcessingRate;
}

/** A transaction of a request or a job: its rows, its instant, and the ways to emit events and schedule jobs. */
export interface UnitOfWork {
  readonly rows: Transaction;
  readonly settings: Settings;
  /** The instant of everything in the transaction. */
  readonly now: string;
  readonly newId: NewId;
  readonly hash: KeyedHash;
  /**
   * Appends an event about a resource to the outbox, as part of the transaction. `data` is the resource as rendered, and `of` the
   * rows that it is rendered from, or else its account and mode.
   */
  readonly emit: (event: EventName, of: EventOwner | EventSource, data: object) => void;
  /** The event of this transaction whose data is the very same object. */
  readonly eventFor: (data: object) => ResponseEvent | undefined;
  /** Schedules a background job. A job that is due now runs right after the response. */
  readonly schedule: (kind: JobKind, subjectId: string, dueAt: string) => void;
}

/** A request to the API, as operations that read and operations that write use it. */
export interface RequestContext {
  readonly rows: Reader;
  readonly settings: Settings;
  /** The instant of the request. */
  readonly now: string;
  readonly hash: KeyedHash;
  readonly mode: Mode;
  /** The account that the request runs on: the selected one, otherwise the platform account. */
  readonly account: AccountRow;
  /** Whether a header selects a sub account, which sees only its own objects. */
  readonly selected: boolean;
  /** Warns of something in the request's metadata that is ignored: in the header `Sandbox-Warning` and in the request log. */
  readonly warn: (text: string) => void;
  /** Returns the base URL that the request used for the sandbox. */
  readonly ownBaseUrl: () => string;
  /** Returns the IP address of the caller; that of this machine where a front does not know it. */
  readonly callerAddress: () => string;
}

/** The context of an operation that changes nothing. Its rows are those of a reader that can run again: see `onBuiltIndexes`. */
export interface ReadContext extends RequestContext {
  /** Returns the sum of the payments that an account captured on a day, such as `2027-01-31`. */
  readonly capturedOn: (accountId: string, date: string) => number;
  /** The payments of lists: one is rendered, and made into text, only if one of its rows changed since it was listed. */
  readonly listedPayments: {
    readonly present: (rows: PaymentRows, now: string) => Resources['Payment'];
    readonly textOf: (payment: Resources['Payment']) => string;
  };
}

/** The part of the platform that an operation which changes nothing reads. */
export type PlatformReading = Pick<ReadContext, 'rows' | 'settings' | 'now' | 'hash' | 'capturedOn' | 'listedPayments'>;

/** A scenario that a fault asks for. */
export interface InjectedScenario {
  readonly fault_id: string;
  readonly scenario: ScenarioName;
}

/** The context of an operation that may change something: the request, and its unit of work. */
export interface Context extends RequestContext, UnitOfWork {
  readonly rows: Transaction;
  /**
   * Returns the scenario that a fault asks for, of those that the charged payment method can have, and counts the match. Absent
   * outside of requests to the API.
   */
  readonly injectedScenario?: (
    rows: Transaction,
    canHave: (name: ScenarioName) => boolean,
  ) => InjectedScenario | undefined;
}

type JsonBody<Response> = Response extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : Response extends { readonly content: { readonly 'application/x-ndjson': unknown } }
    ? AsyncIterable<Uint8Array>
    : never;

/** An operation of the generated types. */
interface TypedOperation {
  readonly parameters: { readonly path?: object; readonly query?: object };
  readonly responses: object;
}

type SuccessBody<Operation extends TypedOperation> = JsonBody<
  Operation['responses'][keyof Operation['responses'] & (200 | 201 | 202)]
>;

/** The result of a handler: a page for a list, otherwise the bare resource. The pipeline adds the response envelope. */
export type ResultOf<Operation extends TypedOperation> = object & ResultData<Operation>;

export type HandlerResult<Id extends OperationId> = ResultOf<operations[Id]>;

type ResultData<Operation extends TypedOperation> =
  SuccessBody<Operation> extends { readonly data: readonly (infer Item)[] }
    ? PageOf<Item>
    : SuccessBody<Operation> extends { readonly data: infer Data }
      ? Data
      : SuccessBody<Operation>;

/** The names of the parameters in an operation's path. */
export type PathNamesOf<Operation extends TypedOperation> = NamesOf<NonNullable<Operation['parameters']['path']>>;

/** The names of the parameters in an operation's query. */
export type QueryNamesOf<Operation extends TypedOperation> = NamesOf<NonNullable<Operation['parameters']['query']>>;

type NamesOf<Parameters> = [Parameters] extends [never] ? never : Extract<keyof Parameters, string>;

/** The validated input of an operation. */
export interface Input<Id extends OperationId> {
  readonly path: (name: PathNamesOf<operations[Id]>) => string;
  readonly query: (name: QueryNamesOf<operations[Id]>) => string | undefined;
  readonly page: PageRequest;
  readonly body: RequestBody<Id>;
}

/** The operations that change nothing: those of the method GET. */
export type ReadOperationId = Extract<OperationId, `get${string}` | `list${string}`>;

/** The handler of an operation that changes nothing: it has no body, and nothing to write with. Throws a `SandboxError`. */
export type ReadHandler<Id extends OperationId> = (
  context: ReadContext,
  input: Omit<Input<Id>, 'body'>,
) => HandlerResult<Id>;

/**
 * The handler of an operation that may change something. A thrown `SandboxError` rolls back the transaction. A returned
 * `Declined` commits it, and the response is an error.
 */
export type WriteHandler<Id extends OperationId> = (context: Context, input: Input<Id>) => HandlerResult<Id> | Declined;

/** The handler of an operation. */
export type Handler<Id extends OperationId> = Id extends ReadOperationId ? ReadHandler<Id> : WriteHandler<Id>;
