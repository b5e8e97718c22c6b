/** The features that users combine, by the short name in the declarations of stories. */
export const features = {
  time: 'time',
  webhooks: 'webhooks',
  declines: 'declines and scenarios',
  retries: 'retries and keys',
  tenants: 'tenants and tokens',
  seeds: 'seed files and snapshots',
  undo: 'undo',
  faults: 'faults',
  live: 'live mode',
  accounts: 'sub accounts',
  replicas: 'replicas',
  timers: 'fake timers',
  vendor: "another vendor's client",
  cli: 'the command line',
  dashboard: 'the dashboard',
} as const;

export type Feature = keyof typeof features;

/** The rows of the table in which each pair needs a story. */
export const fullRows = ['time', 'webhooks', 'retries', 'tenants', 'vendor'] as const satisfies readonly Feature[];

/** Pairs of these rows that cannot meet, with the reason. At most ten. */
export const neverMeet: readonly (readonly [Feature, Feature, why: string])[] = [];
