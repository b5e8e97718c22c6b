import { submission } from '../../domain/onboarding';
import type { Platform } from '../../platform/platform';
import type { AccountRow } from '../../rows';
import { isSandboxError, SandboxError } from '../../sandbox-error';

/** Returns why an account takes no form: that of the API, or that it has an entry. A further entry needs the API. */
export function refusalOf({ rows, settings }: Platform, account: AccountRow): SandboxError | undefined {
  const event = submission(account, settings.autoEnable);
  if (isSandboxError(event)) return event;
  const hasEntry = rows.find('onboarding_entries', account.id) !== undefined;
  return hasEntry ? new SandboxError('duplicate_record', {}) : undefined;
}
