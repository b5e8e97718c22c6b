import { findEvent } from '../events/stored-events';
import type { Mode } from '../rows';
import type { Reader } from '../store/reader';
import type { SearchPlace } from './place';

/** The page that shows what an id names. */
export interface FoundPage {
  /** Its path within the dashboard. */
  readonly path: string;
  /** The mode of what the id names; that of the place for what is in both modes. */
  readonly mode: Mode;
  /** The query of a list that shows it, where it has no page of its own. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The lists of objects whose table has the same name. */
const lists = [
  'payments',
  'payment_intents',
  'refunds',
  'disputes',
  'checkouts',
  'checkout_sessions',
  'customers',
  'payment_methods',
  'payment_method_groups',
  'fee_configurations',
  'balance_transactions',
  'businesses',
  'identities',
  'addresses',
  'bank_accounts',
  'documents',
] as const;

/** Returns the page that shows an id, whatever it names, in either mode; undefined for an unknown id. */
export function findById({ platform, mode }: SearchPlace, id: string): FoundPage | undefined {
  const { rows } = platform;
  const client = (['test', 'live'] as const).find((each) => platform.keyPair(each).client_id === id);
  return (
    findObject(rows, id) ??
    findPayout(rows, id) ??
    findAccount(rows, id) ??
    findPart(rows, id) ??
    findInBothModes(rows, id, mode) ??
    findTraffic(rows, id) ??
    (platform.requests.find(id) && { path: `requests/${id}`, mode }) ??
    (client && { path: '', mode: client })
  );
}

function findObject(rows: Reader, id: string): FoundPage | undefined {
  for (const list of lists) {
    const row = rows.find(list, id);
    if (row) return { path: `${list}/${id}`, mode: row.mode };
  }
  return undefined;
}

/** Payouts of proceeds have pages of their own. */
function findPayout(rows: Reader, id: string): FoundPage | undefined {
  const payout = rows.find('payouts', id);
  if (payout === undefined) return undefined;
  const list = payout.payout_type === 'proceeds' ? 'proceeds_payouts' : 'payouts';
  return { path: `${list}/${id}`, mode: payout.mode };
}

/** A platform account has no page of its own: the overview is about it. */
function findAccount(rows: Reader, id: string): FoundPage | undefined {
  const account = rows.find('accounts', id);
  return account && { path: account.kind === 'sub' ? `sub_accounts/${id}` : '', mode: account.mode };
}

/**
 * Returns the page of an object, or the list, that shows an id as a part of it. The refund of a checkout is that of its payment.
 */
function findPart(rows: Reader, id: string): FoundPage | undefined {
  const completion = rows.find('checkout_completions', id);
  if (completion) return { path: `checkouts/${completion.checkout_id}`, mode: completion.mode };
  const evidence = rows.find('dispute_evidence', id);
  if (evidence) return findObject(rows, evidence.dispute_id);
  const entry = rows.find('payment_balance_transactions', id);
  if (entry) return findObject(rows, entry.payment_id);
  const terms = rows.find('terms_and_conditions', id);
  if (terms) return { path: `businesses/${terms.business_id}`, mode: terms.mode };
  return id.startsWith('chr_') ? findObject(rows, id.replace('chr_', 're_')) : undefined;
}

function findTraffic(rows: Reader, id: string): FoundPage | undefined {
  const delivery = rows.find('deliveries', id);
  const event = findEvent(rows, delivery?.event_id ?? id);
  return event && { path: delivery ? `deliveries/${id}` : `events/${event.id}`, mode: event.mode };
}

/** Returns the page of something that belongs to no mode. Background jobs are shown in a list only. */
function findInBothModes(rows: Reader, id: string, mode: Mode): FoundPage | undefined {
  if (rows.find('publishers', id)) return { path: `publishers/${id}`, mode };
  if (rows.find('faults', id)) return { path: `faults/${id}`, mode };
  return rows.find('jobs', id) && { path: 'time', mode };
}
