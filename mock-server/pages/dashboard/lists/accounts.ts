import { take } from '../../../domain/first-of';
import type { AccountRow, Mode } from '../../../rows';
import type { Visit } from '../page';
import { visibleText } from '../text';

/** The most names that a filter suggests. */
const MAX_NAMES = 50;

/** Returns the account with an id or a name: one of the mode of the visit, or else of the other mode where a list has both. */
export function findAccount({ platform, mode }: Visit, text: string, isOfBothModes: boolean): AccountRow | undefined {
  const sought = text.trim();
  const modes: readonly Mode[] = isOfBothModes ? [mode, mode === 'test' ? 'live' : 'test'] : [mode];
  const { rows } = platform;
  const named = rows.find('accounts', sought);
  if (named !== undefined) return modes.includes(named.mode) ? named : undefined;
  for (const each of modes) {
    const own = rows.require('accounts', platform.keyPair(each).account_id);
    if (own.name === sought) return own;
    // The index is in the order of names.
    const [first] = rows.walk('accounts', 'byName', each, 'ascending', sought);
    if (first?.name === sought) return first;
  }
  return undefined;
}

/**
 * Returns the names of the first accounts of the mode: sub accounts, then that of the platform. A name with characters that do
 * not show looks like another one, so its account is found by its id only.
 */
export function accountNames({ platform, mode }: Visit): readonly string[] {
  const { rows } = platform;
  const own = rows.require('accounts', platform.keyPair(mode).account_id);
  const subAccounts = take(rows.walk('accounts', 'byName', mode, 'ascending'), MAX_NAMES);
  const names = [...subAccounts, own].map(({ name }) => name);
  return [...new Set(names)].filter((name) => visibleText(name) === name);
}
