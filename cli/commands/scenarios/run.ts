import { bankScenarios } from '../../../spec/tables/bank-scenarios';
import { scenarios } from '../../../spec/tables/scenarios';
import { rowsOf } from '../../../spec/vocabulary/table';
import type { Io } from '../../io';
import { formatReferenceList } from '../../reference-list';
import { codesOf } from '../outcome-codes';

/** Returns the list of test scenarios. */
export function runScenarios(json: boolean | undefined, io: Pick<Io, 'stdout' | 'env'>): Promise<string> {
  const ofCards = rowsOf(scenarios).map(([name, { outcome, summary }]) => ({
    name,
    payment: 'card',
    ...codesOf(outcome),
    summary,
  }));
  const ofBanks = rowsOf(bankScenarios).map(([name, { declineCode, summary }]) => ({
    name,
    payment: 'bank_account',
    result: declineCode === null ? 'settles' : 'fails',
    decline_code: declineCode,
    error_code: null,
    network_error_code: null,
    summary,
  }));
  return formatReferenceList([...ofCards, ...ofBanks], json, io);
}
