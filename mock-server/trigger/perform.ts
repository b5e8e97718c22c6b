import type { operations } from '../../spec/generated/types';
import type { RequestBody } from '../../spec/derive/request-body';
import type { HandlerResult, Context, PathNamesOf, UnitOfWork } from '../context';
import { receiveFile } from '../actions/uploads';
import { Declined } from '../sandbox-error';
import { type WriteOperationId, writeHandlers } from '../handlers';
import { jobs } from '../jobs';
import type { JobKind, ResourceRow } from '../rows';
import { firstPage } from '../wire/page';
import { UnreachableError } from './recipe';

interface Parameters<Id extends WriteOperationId> {
  readonly path: { readonly [Name in PathNamesOf<operations[Id]>]: string };
  readonly body: RequestBody<Id>;
}

/** Executes an operation of the API, in the account and the mode of an object. Throws the errors of the operation. */
export function perform<Id extends WriteOperationId>(
  work: UnitOfWork,
  id: Id,
  { account_id, mode }: Pick<ResourceRow, 'account_id' | 'mode'>,
  { path, body }: Parameters<Id>,
): HandlerResult<Id> | Declined {
  const account = work.rows.require('accounts', account_id);
  const context: Context = {
    ...work,
    mode,
    account,
    selected: false,
    warn: () => undefined,
    ownBaseUrl: noRequest,
    callerAddress: noRequest,
  };
  return writeHandlers[id](context, { path: (name) => path[name], query: () => undefined, page: firstPage, body });
}

/** Runs a pending job of an object now, whenever it is due. Does nothing without such a job. */
export function runJobOf(work: UnitOfWork, kind: JobKind, subjectId: string): void {
  const { rows } = work;
  const job = [...rows.walk('jobs', 'ofSubject', subjectId, 'descending')].find((each) => each.kind === kind);
  if (job === undefined) return;
  rows.delete('jobs', job.id);
  jobs[kind].run(work, subjectId);
}

/** Sends the file of an upload: an empty one. */
export function sendEmptyFile(work: UnitOfWork, uploadId: string): void {
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  receiveFile(work, work.rows.require('uploads', uploadId), { length: 0, sha256 });
}

/** Throws if a payment was declined and the event needs an approved one. */
export function requireApproved<Result extends object>(result: Result | Declined): Result {
  if (result instanceof Declined) throw new UnreachableError(result.error.message);
  return result;
}

/** No step of a trigger needs to know its request. */
function noRequest(): never {
  throw new Error('a trigger has no request');
}
