/** The kinds of differences. `missing`: only in the recording; `added`: only in the sandbox. */
export const differenceKinds = [
  'status',
  'error_code',
  'decline_code',
  'header',
  'missing',
  'added',
  'type',
  'value',
  'order',
  'length',
  'transition',
  'event_missing',
  'event_added',
  'event_order',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];
