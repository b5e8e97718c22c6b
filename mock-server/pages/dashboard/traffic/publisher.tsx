import type { Child } from 'hono/jsx';
import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import type { PublisherRow } from '../../../rows';
import type { DashboardPage, Visit } from '../page';
import { filtersOf, List } from '../parts/list';
import { Facts, Instant, Section, State } from '../parts/values';
import { visibleText } from '../text';
import { AccountLink } from './account-link';
import { deliveryColumns } from './deliveries';
import { deletePublisher, enablePublisher, PublisherActions } from './publisher-actions';
import { DeliveryCounts } from './publishers';

const { publisher_id: _own, event_id: _event, ...filters } = filtersOf(controlOperations.listDeliveries);

/** A publisher: what it is subscribed to, and its deliveries. */
export const publisher: DashboardPage = {
  show: async (visit) => {
    const row = visit.platform.rows.find('publishers', visit.id);
    if (row === undefined) return undefined;
    return {
      title: `Publisher ${row.id}`,
      body: (
        <>
          <Facts of={factsOf(visit, row)} />
          <PublisherActions visit={visit} publisher={row} />
          {await deliveriesTo(visit)}
        </>
      ),
    };
  },
  actions: { delete: deletePublisher, enable: enablePublisher },
};

function factsOf(visit: Visit, row: PublisherRow) {
  const facts: (readonly [string, Child])[] = [
    ['URL', visibleText(row.url)],
    ['Status', <State of={row.status} />],
    ['Events', row.events.join(', ')],
    ['Mode', row.account_type ?? 'both'],
    [
      'Account',
      row.account_id === null ? 'all' : <AccountLink visit={visit} id={row.account_id} mode={row.account_type} />,
    ],
    ['Headers', `${row.header_prefix}-Signature, ${row.header_prefix}-Timestamp`],
    ['Deliveries', <DeliveryCounts visit={visit} id={row.id} />],
    ['Dropped events', row.dropped_count],
    ['Created', <Instant at={row.created_at} />],
  ];
  return facts;
}

async function deliveriesTo(visit: Visit) {
  const search = new URLSearchParams(visit.search);
  search.delete('event_id');
  search.set('publisher_id', visit.id);
  const page = await runOnPlatform(visit.platform, 'listDeliveries', { search });
  return (
    <Section title="Deliveries">
      <List
        visit={visit}
        caption="Deliveries, newest first"
        page={page}
        columns={deliveryColumns(visit, 'publisher')}
        idOf={({ id }) => id}
        empty="There are no deliveries"
        filters={filters}
      />
    </Section>
  );
}
