import type { Said } from '../acts/said';
import type { InternalResponse } from '../internal-call';
import type { Visit } from '../page';
import { shortPath } from '../text';

const MAX_PATH_CHARACTERS = 60;

/** Returns what became of a request that the dashboard sent to the API; undefined stands for a dropped connection. */
export function sentAnswer({ platform }: Pick<Visit, 'platform'>, response: InternalResponse | undefined): Said {
  if (response === undefined)
    return { text: 'Sent the request. A fault dropped the connection: there is no response.', tone: 'warning' };
  const { requestId, status } = response;
  const entry = platform.requests.find(requestId);
  const sent = entry === undefined ? 'the request' : `${entry.method} ${shortPath(entry.path, MAX_PATH_CHARACTERS)}`;
  const text = `Sent ${sent}: the response is ${status}.`;
  return status < 400 ? text : { text, tone: 'bad' };
}
