import type { components } from '../../../../spec/generated/control-types';
import { ownBaseUrl } from '../../../wire/host';
import type { Visit } from '../page';

export type RequestEntry = components['schemas']['RequestEntry'];

/** A logged request, with what its log entry does not have and a copy of it needs. */
export interface CopiedRequest {
  readonly entry: RequestEntry;
  readonly baseUrl: string;
  readonly clientId: string;
  /** Undefined for a request that ran on the platform account, or on an account that is not known. */
  readonly subAccountId: string | undefined;
}

/** Returns a request of the log to copy. Without a known mode, it is one of the mode of the page. */
export function copiedRequest({ platform, mode, request }: Visit, entry: RequestEntry): CopiedRequest {
  const { client_id, account_id } = platform.keyPair(entry.account_type ?? mode);
  const subAccountId = entry.account_id === null || entry.account_id === account_id ? undefined : entry.account_id;
  return { entry, baseUrl: ownBaseUrl(request), clientId: client_id, subAccountId };
}
