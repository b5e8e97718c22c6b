import { controlOperations } from '../../spec/control';
import { signedAddresses } from '../../spec/tables/signed-addresses';
import type { Operation } from '../../spec/vocabulary/operation';
import { requestsTo } from './router';

const takesLines = requestsTo(
  Object.values<Operation>(controlOperations).filter(({ bodyLines }) => bodyLines !== undefined),
);

const UPLOADS = signedAddresses.upload.path.replace('{name}', '');

/** The form of the dashboard with a file: a file may be longer than any other form. */
const fileForm = /^\/_sandbox\/dashboard\/[^/]+\/import$/;

/** Whether a path is that of an address which takes a file. Pages of every origin may send one there. */
export function isUpload(path: string): boolean {
  return path.startsWith(UPLOADS);
}

/**
 * Whether the body of a request is read while it arrives: that of some operations, an uploaded file, and a form with a file. A
 * front reads any other body before it responds.
 */
export function streamsBody(method: string, path: string): boolean {
  if (isUpload(path)) return method === 'PUT';
  return path.startsWith('/_sandbox/') && (takesLines(method, path) || (method === 'POST' && fileForm.test(path)));
}
