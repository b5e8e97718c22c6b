import type { LedgerEntryType } from '../../spec/tables/ledger-entries';
import type { PaymentRow } from '../rows';
import type { Entry } from './balance';

/** An entry to post to the ledger of an account. */
export interface LedgerEntry {
  /** The ledger of the account of the payment, or that of the platform. */
  readonly ledger: 'account' | 'platform';
  readonly txn_type: LedgerEntryType;
  readonly amount: number;
  readonly fee: number;
  readonly source_id: string;
}

/**
 * Returns the entries that an entry of a payment causes in the ledgers of its account and of the platform. A platform fee, or an
 * application fee, moves from one to the other. Source: Balance transactions.
 */
export function ledgerEntries(payment: PaymentRow, entry: Entry): readonly LedgerEntry[] {
  const { amount, source_id } = entry;
  switch (entry.payment_balance_txn_type) {
    case 'payment':
      return [ofAccount('seller_payment', amount, source_id, payment.application_fee?.amount)];
    case 'refund':
      return [ofAccount('seller_payment_refund', amount, source_id)];
    case 'void':
      return [ofAccount('seller_payment_void', amount, source_id)];
    case 'dispute':
    case 'dispute_refund':
      return [ofAccount('dispute', amount, source_id)];
    case 'dispute_fee':
    case 'dispute_fee_refund':
      return [ofAccount('dispute_fee', amount, source_id)];
    case 'payment_fee':
      return feeEntries(entry);
    case 'fee_refund':
      return returnedFeeEntries(entry);
    case 'payout':
      return [];
  }
}

/** An application fee is a part of the entry of its payment. */
function feeEntries({ amount, source_id, feeType }: Entry): readonly LedgerEntry[] {
  if (feeType === 'processing_fee') return [ofAccount('processing_fee', amount, source_id)];
  const credit = ofPlatform('platform_fee_credit', -amount, source_id);
  return feeType === 'platform_fee' ? [ofAccount('platform_fee', amount, source_id), credit] : [credit];
}

function returnedFeeEntries({ amount, source_id, returnedFeeId = source_id, feeType }: Entry): readonly LedgerEntry[] {
  if (feeType === 'processing_fee') return [ofAccount('processing_fee_return', amount, returnedFeeId)];
  return [
    ofAccount('platform_fee_return', amount, returnedFeeId),
    ofPlatform('platform_fee_return', -amount, returnedFeeId),
  ];
}

function ofAccount(txn_type: LedgerEntryType, amount: number, source_id: string, fee = 0): LedgerEntry {
  return { ledger: 'account', txn_type, amount, fee, source_id };
}

function ofPlatform(txn_type: LedgerEntryType, amount: number, source_id: string): LedgerEntry {
  return { ledger: 'platform', txn_type, amount, fee: 0, source_id };
}
