import type { Platform } from '../platform/platform';
import { readClaims } from '../pipeline/access-token';
import type { RequestHeaders } from '../wire/message';
import type { RequestLog } from './request-log';
import type { RequestRecord } from './record';

/** Where requests are written down. */
export interface RequestLogs {
  readonly platforms: ReadonlyMap<string, Platform>;
  /** Of requests that name no platform. */
  readonly requests: RequestLog;
  readonly now: () => number;
  /** Whether it is told how long requests took. That is chance, too, where nothing is left to it. */
  readonly recordsDurations: boolean;
}

/**
 * Writes a request into the journal of its platform. One whose token is not good any more, or whose path is none, is still
 * its platform's: whoever looks for the mistake looks there.
 */
export function logRequest(journals: RequestLogs, note: RequestRecord, headers: RequestHeaders): void {
  const { platforms, requests, now, recordsDurations } = journals;
  if (!recordsDurations) note.duration = 0;
  if (note.platform === null) {
    const header = headers.get('authorization');
    note.isAuthorized = header !== null;
    const claims = readClaims(header?.replace(/^Bearer +/i, '') ?? '');
    const platform = claims && platforms.get(claims.platform);
    if (claims && platform) note.arrive(platform, claims.mode);
    else note.instant = now();
  }
  (note.platform?.requests ?? requests).add(note);
}
