import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { presentPublisher } from '../../../present/publishers';
import { ObjectDetail } from '../objects/object-detail';
import { ObjectList } from '../objects/object-list';
import type { DashboardPage, Visit } from '../page';
import { Section } from '../parts/values';
import { publisherActions, PublisherActions } from './publisher-actions';

const { publisher_id: _own, event_id: _event, ...query } = controlOperations.listDeliveries.query ?? {};

/** A publisher: what it is subscribed to, and its deliveries. */
export const publisher: DashboardPage = {
  show: async (visit) => {
    const row = visit.platform.rows.find('publishers', visit.id);
    if (row === undefined) return undefined;
    return {
      title: `Publisher ${row.id}`,
      body: (
        <>
          <ObjectDetail visit={visit} of="Publisher" item={presentPublisher(row)}>
            <PublisherActions visit={visit} publisher={row} />
          </ObjectDetail>
          {await deliveriesTo(visit)}
        </>
      ),
    };
  },
  actions: publisherActions,
};

async function deliveriesTo(visit: Visit) {
  const search = new URLSearchParams(visit.search);
  search.delete('event_id');
  search.set('publisher_id', visit.id);
  return (
    <Section title="Deliveries">
      <ObjectList
        visit={visit}
        of="Delivery"
        caption="Deliveries, newest first"
        page={await runOnPlatform(visit.platform, 'listDeliveries', { search })}
        empty="There are no deliveries"
        query={query}
      />
    </Section>
  );
}
