import { controlOperations } from '../../spec/control';
import type { Operation } from '../../spec/vocabulary/operation';
import { requestsTo } from './router';
import { isUpload } from './signed-paths';

const takesLines = requestsTo(
  Object.values<Operation>(controlOperations).filter(({ bodyLines }) => bodyLines !== undefined),
);

/** Whether the body of a request is read while it arrives: that of some operations, and an uploaded file. A front reads any other body before it responds. */
export function streamsBody(method: string, path: string): boolean {
  if (isUpload(path)) return method === 'PUT';
  return path.startsWith('/_sandbox/') && takesLines(method, path);
}
