import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { presentPublisher } from '../../../present/publishers';
import type { Objects } from '../objects/fields';
import { ObjectDetail } from '../objects/object-detail';
import { ObjectList } from '../objects/object-list';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { Section } from '../parts/values';
import { PublisherQueue } from './publisher-queue';
import { publisherActions, PublisherActions, redeliver } from './publisher-actions';

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
          <PublisherActions visit={visit} publisher={row} />
          {row.status === 'disabled' && <Disabled />}
          <PublisherQueue visit={visit} publisherId={row.id} />
          <ObjectDetail visit={visit} of="Publisher" item={presentPublisher(row)} />
          {await deliveriesTo(visit)}
        </>
      ),
    };
  },
  actions: { ...publisherActions, redeliver },
};

const Disabled = () => (
  <p>
    It failed for a full span of retries: its events are dropped until it is enabled. What is dead stays so until it is
    delivered again.
  </p>
);

/** The button of a delivery that did not arrive. */
const redeliverColumn = (visit: Visit) => ({
  title: 'Send again',
  of: ({ id, event_id, status }: Objects['Delivery']) =>
    status === 'dead' && (
      <ActionForm
        visit={visit}
        action="redeliver"
        button="Redeliver"
        hidden={{ event_id, delivery_id: id }}
        subject={`event ${event_id}`}
        isSecondary
      />
    ),
});

async function deliveriesTo(visit: Visit) {
  const search = new URLSearchParams(visit.search);
  search.delete('event_id');
  search.set('publisher_id', visit.id);
  const page = await runOnPlatform(visit.platform, 'listDeliveries', { search });
  return (
    <Section title="Deliveries">
      <ObjectList
        visit={visit}
        of="Delivery"
        caption="Deliveries, newest first"
        page={page}
        empty="There are no deliveries"
        query={query}
        more={page.items.some(({ status }) => status === 'dead') ? [redeliverColumn(visit)] : []}
      />
    </Section>
  );
}
