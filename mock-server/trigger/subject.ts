import type { Reader } from '../store/reader';
import type { TableName } from '../rows';

/** The kinds of objects that have events, with their table and their name in messages. */
const kinds = {
  payment: { table: 'payments', name: 'a payment' },
  refund: { table: 'refunds', name: 'a refund' },
  dispute: { table: 'disputes', name: 'a dispute' },
  dispute_evidence: { table: 'dispute_evidence', name: 'a dispute evidence' },
  payment_method: { table: 'payment_methods', name: 'a payment method' },
  payment_intent: { table: 'payment_intents', name: 'a payment intent' },
  checkout: { table: 'checkouts', name: 'a checkout' },
  payout: { table: 'payouts', name: 'a payout' },
  proceeds_payout: { table: 'payouts', name: 'a proceeds payout' },
  business: { table: 'businesses', name: 'a business' },
  identity: { table: 'identities', name: 'an identity' },
  address: { table: 'addresses', name: 'an address' },
  document: { table: 'documents', name: 'a document' },
  bank_account: { table: 'bank_accounts', name: 'a bank account' },
  sub_account: { table: 'accounts', name: 'a sub account' },
  platform_account: { table: 'accounts', name: 'a platform account' },
} as const satisfies Readonly<Record<string, { readonly table: TableName; readonly name: string }>>;

export type SubjectKind = keyof typeof kinds;

export interface Subject {
  readonly id: string;
  readonly kind: SubjectKind;
  /** The name of the kind and the status, for messages. */
  readonly described: string;
}

export const subjectKinds: readonly SubjectKind[] = Object.keys(kinds).filter(isKind);

export const nameOfKind = (kind: SubjectKind): string => kinds[kind].name;

/** Returns the object with an id, and its kind. */
export function findSubject(rows: Reader, id: string): Subject | undefined {
  for (const kind of subjectKinds) {
    const { table, name } = kinds[kind];
    const row = rows.find(table, id);
    if (row === undefined) continue;
    if ('kind' in row && `${row.kind}_account` !== kind) continue;
    if ('payout_type' in row && (row.payout_type === 'proceeds') !== (kind === 'proceeds_payout')) continue;
    return { id, kind, described: 'status' in row ? `${name} with the status ${row.status}` : name };
  }
  return undefined;
}

function isKind(text: string): text is SubjectKind {
  return Object.hasOwn(kinds, text);
}
