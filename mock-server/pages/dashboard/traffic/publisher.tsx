import { controlOperations } from '../../../../spec/control';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { runOnPlatform } from '../../../control/run';
import { presentPublisher } from '../../../present/publishers';
import { type ObjectList, showList } from '../lists/list';
import type { Objects } from '../objects/fields';
import { ObjectDetail } from '../objects/object-detail';
import { objectHead } from '../objects/object-head';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import type { Column } from '../parts/table';
import { Section } from '../parts/values';
import { PublisherQueue } from './publisher-queue';
import { publisherActions, PublisherActions, redeliver } from './publisher-actions';

const { publisher_id: _own, event_id: _event, ...query } = controlOperations.listDeliveries.query ?? {};

/** A publisher: what it is subscribed to, and its deliveries. */
export const publisher: DashboardPage = {
  show: async (visit) => {
    const row = visit.platform.rows.find('publishers', visit.id);
    if (row === undefined) return undefined;
    const shown = await showList(visit, deliveries);
    if ('chunks' in shown) return shown;
    const item = presentPublisher(row);
    return {
      ...objectHead({ visit, of: 'Publisher', item, actions: <PublisherActions visit={visit} publisher={row} /> }),
      status: shown.status,
      body: (
        <>
          {row.status === 'disabled' && <Disabled />}
          <PublisherQueue visit={visit} publisherId={row.id} />
          <ObjectDetail visit={visit} of="Publisher" item={item} title="Details" />
          <Section title="Deliveries">{shown.body}</Section>
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

/** The button of a delivery that is not under way. */
const redeliverColumn = (visit: Visit): Column<Objects['Delivery']> => ({
  title: 'Send again',
  role: 'actions',
  of: ({ id, event_id, status }) =>
    isEnded(status) && (
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

const isEnded = (status: Objects['Delivery']['status']): boolean => status === 'dead' || status === 'delivered';

/** The deliveries to the publisher that a visit names. */
const deliveries: ObjectList<'Delivery'> = {
  name: 'deliveries',
  of: 'Delivery',
  caption: 'Deliveries, newest first',
  empty: () => 'There are no deliveries',
  query,
  more: (visit, items) => (items.some(({ status }) => isEnded(status)) ? [redeliverColumn(visit)] : []),
  read: ({ platform, id }, read) => {
    const search = new URLSearchParams(read.search);
    search.delete('event_id');
    search.set('publisher_id', id);
    return runOnPlatform(platform, 'listDeliveries', { ...read, search });
  },
};
