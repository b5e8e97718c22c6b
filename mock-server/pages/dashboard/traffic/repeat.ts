import { limits } from '../../../../spec/tables/limits';
import type { Mode } from '../../../rows';
import { invalidControlParameter, SandboxError } from '../../../sandbox-error';
import { callApi, type InternalCall } from '../internal-call';
import type { Action } from '../page';
import { copiedRequest, type CopiedRequest, type RequestEntry } from './copied-request';
import { isRedacted } from '../../../wire/redact';
import { hasRedacted } from './placeholders';
import { sentAnswer } from './sent-answer';

/** A longer path may have been cut. */
const MAX_PATH_CHARACTERS = limits.request_log.body_characters;

/** Returns the reason why a request cannot be sent again; undefined if it can be. */
export function notRepeatable({ operation, account_id, account_type, path, request_body }: RequestEntry) {
  if (operation === null) return 'The API has no such operation, so the log does not have the whole request.';
  if (operation === 'createAccessToken')
    return 'A request for an access token has a secret, which the log does not keep.';
  if (account_type === null || account_id === null)
    return 'It was refused before its account was known, so the log does not have the whole request.';
  if (typeof request_body === 'string')
    return 'The log does not have its body as a whole: it is too long, or is not a JSON object.';
  if (isRedacted(path) || hasRedacted(request_body)) return 'It has redacted values, which the log does not keep.';
  if (path.length > MAX_PATH_CHARACTERS) return 'The log does not have its path as a whole.';
  return undefined;
}

/** Whether the log has the Idempotency-Key of a request as it was sent. */
export const hasKey = ({ idempotency }: RequestEntry): boolean => idempotency !== null && !isRedacted(idempotency.key);

/** Sends a request again and leads to the page of the new request; to the list if a fault dropped the connection. */
export const repeat: Action = async (visit, form) => {
  const { platform, id } = visit;
  const entry = platform.requests.find(id);
  if (entry === undefined) throw new SandboxError('resource_not_found', {});
  const reason = notRepeatable(entry);
  if (reason !== undefined) throw invalidControlParameter('request', reason);
  const keepsKey = form.get('same_key') === 'true' && hasKey(entry);
  const call = callOf(copiedRequest(visit, entry), entry.account_type ?? visit.mode, keepsKey);
  const response = await callApi(visit, call);
  const to = response === undefined ? 'requests' : `requests/${response.requestId}`;
  return { says: sentAnswer(visit, response), to };
};

function callOf({ entry, subAccountId }: CopiedRequest, mode: Mode, keepsKey: boolean): InternalCall {
  const { method, idempotency, request_body } = entry;
  const keptKey = keepsKey ? idempotency?.key : undefined;
  const [path = '', query] = entry.path.split(/\?(.*)/s);
  return {
    method,
    path,
    query: query === undefined ? '' : `?${query}`,
    body: request_body,
    mode,
    subAccountId,
    // A request that had no key gets none.
    idempotencyKey: idempotency === null ? null : keptKey,
  };
}
