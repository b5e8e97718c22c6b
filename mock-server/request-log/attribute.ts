import type { Mode } from '../rows';
import type { RequestHeaders } from '../wire/message';
import type { LoggedPlatform, RequestRecord } from './record';

/** Where requests are logged. */
export interface RequestLogs {
  /** The log of requests that name no platform. */
  readonly requests: LoggedPlatform['requests'];
  readonly now: () => number;
}

/** Returns the platform and mode that an access token names, not verified. */
export type ClaimedOwner = (token: string) => { readonly platform: LoggedPlatform; readonly mode: Mode } | undefined;

/**
 * Adds a request to the log of its platform. A request with an expired token or an unknown path is logged there too, as its
 * author looks for the mistake there.
 */
export function logRequest(
  { requests, now }: RequestLogs,
  record: RequestRecord,
  headers: RequestHeaders,
  ownerOf: ClaimedOwner,
): void {
  if (record.platform === null) {
    const header = headers.get('authorization');
    record.isAuthorized = header !== null;
    const owner = ownerOf(header?.replace(/^Bearer +/i, '') ?? '');
    if (owner) record.arrive(owner.platform, owner.mode);
    else record.instant = now();
  }
  (record.platform?.requests ?? requests).add(record);
}
