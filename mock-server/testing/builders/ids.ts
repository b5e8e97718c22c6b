/** The length of an id after its prefix. */
const CHARACTERS = 22;

/** The start of the ids of built objects, which no object of the sandbox has. */
const MARK = 'built';

let last = 0;

/** Returns an id of this prefix, such as `py_built00000000000000007`. No other built object of this process has it. */
export function newId(prefix: string): string {
  last += 1;
  return `${prefix}_${MARK}${String(last).padStart(CHARACTERS - MARK.length, '0')}`;
}

/** The instant at which all built objects were created: the start of 2026, as in reproducible runs. */
export const BUILT_AT = '2026-01-01T00:00:00.000Z';

/** The times of an object that was never changed. */
export const times = { created_at: BUILT_AT, updated_at: BUILT_AT } as const;

/** The ids of the accounts of built objects: the same for all of them, as they belong together. */
export const accountIds = { platform: 'acc_built000000000platform', seller: 'acc_built00000000000seller' } as const;
