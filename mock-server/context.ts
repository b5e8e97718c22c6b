import type { components, operations } from '../spec/generated/types';
import type { EventName } from '../spec/tables/events';
import type { OperationId } from '../spec/resources';
import type { RequestBody } from '../spec/derive/request-body';
import type { Declined } from './sandbox-error';
import type { PlatformLimits } from './domain/platform-limits';
import type { KeyedHash } from './random/hashes';
import type { NewId } from './random/ids';
import type { AccountRow, EventOwner, EventSource, JobKind, Mode, ResponseEvent } from './rows';
import type { Transaction } from './store/transaction';
import type { PageOf, PageRequest } from './wire/page';

export type Resources = components['schemas'];

/** What whoever runs the sandbox has chosen. */
export interface Settings {
  /** Test accounts are enabled without a review, as in the real service. */
  readonly autoEnable: boolean;
  readonly limits: PlatformLimits;
}

/** What a unit of work may use: the rows, the instant, and what leaves it. The same for a request and for a job. */
export interface UnitOfWork {
  readonly rows: Transaction;
  readonly settings: Settings;
  /** The instant of the work: one for all that it does. */
  readonly now: string;
  readonly newId: NewId;
  readonly hash: KeyedHash;
  /**
   * Appends an event about a resource to the outbox, as part of the transaction. `data` is the resource as rendered, and `of` the rows that
   * it is rendered from, or else its account and mode.
   */
  readonly emit: (event: EventName, of: EventOwner | EventSource, data: object) => void;
  /** The event of this transaction whose data is the very same object. */
  readonly eventFor: (data: object) => ResponseEvent | undefined;
  /** Leaves work to be done at an instant; what is due now is done right after the answer. */
  readonly schedule: (kind: JobKind, subjectId: string, dueAt: string) => void;
}

/** A request's work: also for whom it is. */
export interface Context extends UnitOfWork {
  readonly mode: Mode;
  /** The account that the request runs on: the one selected, else the platform's own. */
  readonly account: AccountRow;
  /** A sub account was selected by header, and no other one's objects are to be seen. */
  readonly selected: boolean;
  /** Tells the caller something that is not the API's: a `Sandbox-Warning` header. */
  readonly warn: (text: string) => void;
}

type JsonBody<Answer> = Answer extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;

/** An operation of the generated types. */
interface TypedOperation {
  readonly parameters: { readonly path?: object };
  readonly responses: object;
}

type SuccessBody<Operation extends TypedOperation> = JsonBody<
  Operation['responses'][keyof Operation['responses'] & (200 | 201 | 202)]
>;

/** What a handler gives: a page for a list, the bare resource otherwise; the envelope is put around it later. */
export type ResultOf<Operation extends TypedOperation> = object & ResultData<Operation>;

export type HandlerResult<Id extends OperationId> = ResultOf<operations[Id]>;

type ResultData<Operation extends TypedOperation> =
  SuccessBody<Operation> extends { readonly data: readonly (infer Item)[] }
    ? PageOf<Item>
    : SuccessBody<Operation> extends { readonly data: infer Data }
      ? Data
      : SuccessBody<Operation>;

/** The names of the parameters in an operation's path. */
export type PathNamesOf<Operation extends TypedOperation> = [NonNullable<Operation['parameters']['path']>] extends [
  never,
]
  ? never
  : Extract<keyof NonNullable<Operation['parameters']['path']>, string>;

export interface Input<Id extends OperationId> {
  readonly path: (name: PathNamesOf<operations[Id]>) => string;
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
  readonly body: RequestBody<Id>;
}

/** What one operation does. Throws an `ApiError`: nothing happened. Returns a `Declined`: it happened, and the answer is an error. */
export type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => HandlerResult<Id> | Declined;
