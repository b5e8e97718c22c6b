import { closestNames } from '../../../../spec/vocabulary/closest-names';
import { take } from '../../../domain/first-of';
import type { AccountRow, Mode } from '../../../rows';
import type { Visit } from '../page';
import { visibleText } from '../text';

/** The most names that a field suggests. */
const MAX_NAMES = 500;
/** The most accounts to choose from without typing. */
export const MAX_LISTED = 10;

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
 * Returns the names of the first accounts of the mode, and of those from a name on, in alphabetical order. A name with characters
 * that do not show looks like another one, so its account is found by its id only.
 */
export function accountNames({ platform, mode }: Visit, from?: string): readonly string[] {
  const { rows } = platform;
  const own = rows.require('accounts', platform.keyPair(mode).account_id);
  const first = take(rows.walk('accounts', 'byName', mode, 'ascending'), MAX_NAMES);
  const later = from === undefined ? [] : take(rows.walk('accounts', 'byName', mode, 'ascending', from), MAX_NAMES);
  const names = [...later, ...first, own].map(({ name }) => name);
  return [...new Set(names)].filter((name) => visibleText(name) === name).sort(byName);
}

const { compare: byName } = new Intl.Collator('en', { numeric: true });

/** Returns the name of the account that a text may be meant for: the first that begins with it, or else the closest. */
export function closeAccountName(visit: Visit, text: string): string | undefined {
  const sought = text.trim().toLowerCase();
  const names = accountNames(visit, text.trim());
  return names.find((name) => name.toLowerCase().startsWith(sought)) ?? closestNames(text.trim(), names)[0];
}
