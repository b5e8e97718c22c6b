import type { components } from '../../../../spec/generated/control-types';
import { testValueOf } from '../../../domain/test-values';
import { ownBaseUrl } from '../../../wire/host';
import type { Visit } from '../page';
import { withoutRedacted } from './placeholders';
import { lastFourOf } from './last-four';

export type RequestEntry = components['schemas']['RequestEntry'];

/** A logged request, with what its log entry does not have and a copy of it needs. */
export interface CopiedRequest {
  readonly entry: RequestEntry;
  readonly baseUrl: string;
  readonly clientId: string;
  /** Null where this process does not know it: the overview does not show it then. */
  readonly clientSecret: string | null;
  /** Undefined for a request that ran on the platform account, or on an account that is not known. */
  readonly subAccountId: string | undefined;
  /** The last four digits of its card or bank account; undefined where they are not known. */
  readonly lastFour: string | undefined;
}

/** Returns a request of the log to copy. Without a known mode, it is one of the mode of the page. */
export function copiedRequest({ platform, mode, request }: Visit, entry: RequestEntry): CopiedRequest {
  const own = entry.account_type ?? mode;
  const { account_id } = platform.keyPair(own);
  const { client_id, client_secret } = platform.keys[own];
  return {
    entry,
    baseUrl: ownBaseUrl(request),
    clientId: client_id,
    clientSecret: client_secret,
    subAccountId: entry.account_id === null || entry.account_id === account_id ? undefined : entry.account_id,
    lastFour: lastFourOf(platform.rows, entry),
  };
}

/** Returns the body of a copied request, with test values for what was redacted and placeholders for what has none. */
export function copiedBody({ entry, clientSecret, lastFour }: CopiedRequest): unknown {
  const valueOf = (field: string) =>
    field === 'client_secret' ? (clientSecret ?? undefined) : testValueOf(field, lastFour);
  return withoutRedacted(entry.request_body ?? undefined, valueOf);
}
