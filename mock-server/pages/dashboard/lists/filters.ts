import { didYouMean } from '../../../../spec/vocabulary/closest-names';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import type { Condition } from '../../../wire/scan';
import { sentValue } from '../../../wire/query';
import type { AccountRow } from '../../../rows';
import type { Visit } from '../page';
import { visibleText } from '../text';
import { closeAccountName, findAccount } from './accounts';
import type { ListFilters } from './own-filters';

/** The filters of a list in the query of a visit. */
export interface AskedFilters {
  /** The query of the operation. */
  readonly search: URLSearchParams;
  /** The account that is selected for the operation. */
  readonly accountId: string | undefined;
  /** The filters that the operation does not have. */
  readonly conditions: readonly Condition[];
  /** The values of filters by their names, as a form shows them. */
  readonly values: Readonly<Record<string, string>>;
  /** The sentences about values that filters do not know. */
  readonly errors: Readonly<Record<string, string>>;
  /** The sentences about filters that the list does not have. */
  readonly unknown: readonly string[];
}

/** Parameters of each list that filter nothing. */
const others: ReadonlySet<string> = new Set(['mode', 'limit', 'after_cursor', 'before_cursor', 'download']);

/** Returns the names of the filters of a list: those of its operation, and its own. */
export function filterNames(query: Operation['query'], { own, account }: ListFilters): readonly string[] {
  const names = [...(account ? ['account'] : []), ...Object.keys(own ?? {}), ...Object.keys(query ?? {})];
  return [...new Set(names)].filter((name) => !others.has(name));
}

/** Reads the filters of a visit. */
export function readFilters(visit: Visit, query: Operation['query'], filters: ListFilters): AskedFilters {
  const names = filterNames(query, filters);
  const search = new URLSearchParams(visit.search);
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const conditions: Condition[] = [];
  for (const name of names) {
    const value = sentValue(visit.search, name);
    if (value === undefined) continue;
    values[name] = value;
    const own = filters.own?.[name];
    const condition = own?.conditionOf(value, visit);
    if (condition !== undefined) {
      conditions.push(condition);
      search.delete(name);
    } else if (own !== undefined && query?.[name] === undefined) errors[name] = own.rule;
  }
  const account = accountOf(visit, filters, values['account']);
  if (account === null) errors['account'] = unknownAccount(visit, values['account'] ?? '');
  else if (account !== undefined) {
    values['account'] = account.name;
    if (filters.account === 'of row') conditions.push({ field: 'account_id', meets: (id) => id === account.id });
  }
  return {
    search,
    accountId: filters.account === 'selected' ? account?.id : undefined,
    conditions,
    values,
    errors,
    unknown: unknownFilters(visit.search, names),
  };
}

/** Returns the account that a list is filtered by; undefined without that filter, null for an unknown one. */
function accountOf(visit: Visit, { account }: ListFilters, sent: string | undefined): AccountRow | null | undefined {
  if (account === undefined || sent === undefined) return undefined;
  return findAccount(visit, sent, account === 'of row') ?? null;
}

function unknownAccount(visit: Visit, sent: string): string {
  const name = closeAccountName(visit, sent);
  return `There is no account with this name or id.${name === undefined ? '' : ` Did you mean "${name}"?`}`;
}

function unknownFilters(search: URLSearchParams, names: readonly string[]): readonly string[] {
  const sent = [...new Set(search.keys())].filter((name) => sentValue(search, name) !== undefined);
  const unknown = sent.filter((name) => !names.includes(name) && !others.has(name));
  return unknown.map(
    (name) => `This list has no filter "${visibleText(name)}", so it was not applied.${didYouMean(name, names)}`,
  );
}
