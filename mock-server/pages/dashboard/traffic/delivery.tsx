import { runOnPlatform } from '../../../control/run';
import { findEvent } from '../../../events/stored-events';
import { presentDelivery } from '../../../present/deliveries';
import { controlOperations } from '../../../../spec/control';
import { listPage } from '../lists/list';
import type { Objects } from '../objects/fields';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { Id } from '../parts/id';
import { Facts, Instant, Section, State } from '../parts/values';
import { Attempts } from './attempts';
import { publisherActions, redeliver } from './publisher-actions';

/** The deliveries of events to all publishers. */
export const deliveries = listPage('Deliveries', {
  name: 'deliveries',
  of: 'Delivery',
  caption: 'Deliveries to all publishers, newest first',
  empty: () => 'There are no deliveries',
  query: controlOperations.listDeliveries.query,
  read: ({ platform }, read) => runOnPlatform(platform, 'listDeliveries', read),
});

/** A delivery: what was sent at each attempt, what came back, and the cause of each failure. */
export const delivery: DashboardPage = {
  show: (visit) => {
    const row = visit.platform.rows.find('deliveries', visit.id);
    if (row === undefined) return undefined;
    const shown = presentDelivery(row);
    const name = findEvent(visit.platform.rows, row.event_id)?.event_name ?? row.event_id;
    return {
      title: `Delivery of ${name}`,
      head: {
        kind: 'Delivery',
        heading: name,
        status: <State of={row.status} />,
        actions: <SendAgain visit={visit} delivery={shown} />,
      },
      body: (
        <>
          <DeliveryFacts visit={visit} delivery={shown} />
          <Section title="Attempts">
            <Attempts visit={visit} delivery={shown} />
          </Section>
        </>
      ),
    };
  },
  actions: { redeliver, retry: publisherActions.retry },
};

interface DeliveryProps {
  readonly visit: Visit;
  readonly delivery: Objects['Delivery'];
}

function DeliveryFacts({ visit, delivery }: DeliveryProps) {
  const { id, event_id, publisher_id, next_attempt_at, created_at } = delivery;
  return (
    <Facts
      of={[
        ...(next_attempt_at === null ? [] : [['Next attempt', <Instant at={next_attempt_at} />] as const]),
        ['Event', <Id visit={visit} of={event_id} label={null} />],
        ['Publisher', <Id visit={visit} of={publisher_id} />],
        ['Created', <Instant at={created_at} />],
        ['Id', <Id visit={visit} of={id} label={null} />],
      ]}
    />
  );
}

/** The button that sends it again: one that others wait for is attempted at once, any other event is delivered again. */
function SendAgain({ visit, delivery: { id, event_id, publisher_id, status } }: DeliveryProps) {
  if (status === 'pending') return null;
  const isNext = visit.platform.rows.first('deliveries', 'open', publisher_id)?.id === id;
  if (isNext) return <ActionForm visit={visit} action="retry" button="Retry now" hidden={{ publisher_id }} />;
  return (
    <ActionForm
      visit={visit}
      action="redeliver"
      button="Redeliver"
      subject="to each subscribed publisher"
      hidden={{ event_id }}
      isSecondary={status === 'delivered'}
    />
  );
}
