import { grouped } from '../../../../spec/vocabulary/number';
import type { PlatformTotals, StateCount } from '../../../platform/totals';
import type { Links } from '../links';
import { Table } from '../parts/table';
import { State } from '../parts/values';
import { sentenceCase } from '../text';

interface TotalsTableProps {
  readonly links: Links;
  readonly totals: PlatformTotals;
}

interface Row {
  readonly list: string;
  readonly count: number;
  readonly states: readonly StateCount[];
}

/** The query parameter by which a list is filtered by state. */
const stateFilters: Readonly<Record<string, string>> = {
  payments: 'payment_status',
  disputes: 'status',
  sub_accounts: 'status',
};

/** The number of objects of each kind, and of those by state. */
export function TotalsTable({ links, totals: { byState, counts } }: TotalsTableProps) {
  const stateful: Row[] = Object.entries(byState).map(([list, states]) => ({
    list,
    count: states.reduce((sum, { count }) => sum + count, 0),
    states: states.filter(({ count }) => count > 0),
  }));
  const others: Row[] = Object.entries(counts).map(([list, count]) => ({ list, count, states: [] }));
  return (
    <Table
      caption="Number of objects, and of those by state"
      columns={[
        { title: 'Object', of: ({ list }) => <a href={links.to(list)}>{sentenceCase(list)}</a> },
        { title: 'Number', of: ({ count }) => count, isNumber: true },
        {
          title: 'By state',
          of: ({ list, states }) => <States links={links} list={list} states={states} />,
          role: 'status',
        },
      ]}
      items={[...stateful, ...others]}
      idOf={({ list }) => `total-${list}`}
      empty=""
    />
  );
}

function States({
  links,
  list,
  states,
}: {
  readonly links: Links;
  readonly list: string;
  readonly states: readonly StateCount[];
}) {
  const filter = stateFilters[list];
  return (
    <span class="states">
      {states.map(({ state, count }) => (
        <span>
          {filter === undefined ? (
            <State of={state} />
          ) : (
            <a href={links.to(list, { [filter]: state })}>
              <State of={state} />
            </a>
          )}{' '}
          {grouped(count)}
        </span>
      ))}
    </span>
  );
}
