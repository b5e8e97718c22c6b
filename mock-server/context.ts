import type { components, operations } from '../spec/generated/types';
import type { Outbox } from './events/outbox';
import type { OperationId } from '../spec/resources';
import type { RequestBody } from '../spec/vocabulary/request-body';
import type { Declined } from './api-error';
import type { KeyedHash } from './secrets';
import type { NewId } from './store/ids';
import type { AccountRow, JobKind, Mode } from './store/rows';
import type { Transaction } from './store/transaction';
import type { PageOf, PageRequest } from './wire/page';

export type Resources = components['schemas'];

/** What a unit of work may use: the rows, the instant, and what leaves it. The same for a request and for a job. */
export interface Work {
  readonly rows: Transaction;
  /** The instant of the work: one for all that it does. */
  readonly now: string;
  readonly newId: NewId;
  readonly hash: KeyedHash;
  /** Appends an event about a resource to the outbox, as a part of the transaction. */
  readonly emit: Outbox['emit'];
  /** The id of the event of this transaction that keeps the very same data. */
  readonly keeperOf: Outbox['keeperOf'];
  /** Leaves work to be done at an instant; what is due now is done right after the answer. */
  readonly schedule: (kind: JobKind, subjectId: string, dueAt: string) => void;
}

/** A request's work: also for whom it is. */
export interface Context extends Work {
  readonly mode: Mode;
  /** The account that the request runs on: the one selected, else the platform's own. */
  readonly account: AccountRow;
  /** A sub account was selected by header, and no other one's objects are to be seen. */
  readonly selected: boolean;
  /** Tells the caller something that is not the API's: a `Sandbox-Warning` header. */
  readonly warn: (text: string) => void;
}

type JsonAnswer<Answer> = Answer extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : never;

type SuccessBody<Id extends OperationId> = JsonAnswer<
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 201)]
>;

/** What a handler gives: a page for a list, the bare resource otherwise; the envelope is put around it later. */
export type Answer<Id extends OperationId> = object & AnswerData<Id>;

type AnswerData<Id extends OperationId> =
  SuccessBody<Id> extends { readonly data: readonly (infer Item)[] }
    ? PageOf<Item>
    : SuccessBody<Id> extends { readonly data: infer Data }
      ? Data
      : SuccessBody<Id>;

type PathNames<Id extends OperationId> = Extract<keyof NonNullable<operations[Id]['parameters']['path']>, string>;

export interface Input<Id extends OperationId> {
  readonly path: (name: PathNames<Id>) => string;
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
  readonly body: RequestBody<Id>;
}

/** What one operation does. Throws an `ApiError`: nothing happened. Returns a `Declined`: it happened, and the answer is an error. */
export type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Answer<Id> | Declined;
