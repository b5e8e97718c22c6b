import type { TableName } from '../../rows';
import { findEvent } from '../../events/stored-events';
import type { Visit } from './page';

/** The page of each kind of object that an id may name. */
const pagesByTable = {
  payments: 'payments',
  payment_intents: 'payment_intents',
  refunds: 'refunds',
  disputes: 'disputes',
  checkouts: 'checkouts',
  payment_methods: 'payment_methods',
  accounts: 'sub_accounts',
  payouts: 'payouts',
  fee_configurations: 'fee_configurations',
  publishers: 'publishers',
  faults: 'faults',
} as const satisfies Partial<Record<TableName, string>>;

/** Returns the path of the page that shows an id, whatever it names; undefined for an unknown id. */
export function searchResult({ platform }: Visit, sent: string): string | undefined {
  const id = sent.trim();
  for (const [table, page] of Object.entries(pagesByTable))
    if (isTable(table) && platform.rows.find(table, id)) return `${page}/${id}`;
  if (findEvent(platform.rows, id)) return `events/${id}`;
  if (platform.requests.find(id)) return `requests/${id}`;
  return undefined;
}

function isTable(name: string): name is keyof typeof pagesByTable {
  return Object.hasOwn(pagesByTable, name);
}
