import { reasonOf } from '../../../../spec/derive/delivery-cause';
import { grouped } from '../../../../spec/vocabulary/number';
import { explainWait } from '../../../../spec/derive/delivery-wait';
import { findEvent } from '../../../events/stored-events';
import { presentDelivery } from '../../../present/deliveries';
import type { Objects } from '../objects/fields';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { Id } from '../parts/id';
import { Section } from '../parts/values';
import { AttemptBody } from './attempts';

interface PublisherQueueProps {
  readonly visit: Visit;
  readonly publisherId: string;
}

/** The wait of the queue of a publisher: its cause and its end. Absent while nothing waits. */
export function PublisherQueue({ visit, publisherId }: PublisherQueueProps) {
  const { rows } = visit.platform;
  const first = rows.first('deliveries', 'open', publisherId);
  if (first === undefined) return null;
  const behind = rows.count('deliveries', 'open', publisherId) - 1;
  return (
    <Section title="Queue" id="queue">
      <Blocking visit={visit} delivery={presentDelivery(first)} behind={behind} />
    </Section>
  );
}

interface BlockingProps {
  readonly visit: Visit;
  /** The first delivery of the queue. */
  readonly delivery: Objects['Delivery'];
  /** The number of deliveries behind it. */
  readonly behind: number;
}

function Blocking({ visit, delivery, behind }: BlockingProps) {
  const { links, platform } = visit;
  const { event_id, attempts } = delivery;
  const last = attempts.at(-1);
  const event = (
    <>
      {findEvent(platform.rows, event_id)?.event_name} <Id visit={visit} of={event_id} label={null} />
    </>
  );
  if (delivery.status === 'pending' || last === undefined)
    return (
      <p>
        {event} is sent next{behind > 0 && `, and ${counted(behind)} behind it`}.
      </p>
    );
  return (
    <>
      <p>
        {behind > 0 ? `${counted(behind)} queued behind` : 'Nothing is queued behind'} {event} (
        {explainWait(`${reasonOf(last)} at attempt ${attempts.length}`, delivery)}).
        {platform.clock.frozen && ' The clock is frozen: the next try is due when it is moved.'}
      </p>
      <ActionForm visit={visit} action="retry" button="Retry now" hidden={{ publisher_id: delivery.publisher_id }} />
      <AttemptBody visit={visit} delivery={delivery} attempt={last} />
      <p>
        <a href={links.to(`deliveries/${delivery.id}`)}>All attempts of this delivery</a>
      </p>
    </>
  );
}

const counted = (count: number): string => (count === 1 ? '1 delivery is' : `${grouped(count)} deliveries are`);
