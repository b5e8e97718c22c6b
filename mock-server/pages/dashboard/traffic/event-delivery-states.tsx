import { nextTry } from '../../../../spec/derive/delivery-wait';
import { take } from '../../../domain/first-of';
import type { DeliveryRow } from '../../../rows';
import type { Objects } from '../objects/fields';
import type { AddedValue } from '../objects/view';
import type { Visit } from '../page';
import { State } from '../parts/values';

/** The number of deliveries of an event that are looked at. It has one for each publisher, and one for each redelivery. */
const MAX_LOOKED_AT = 10;

/** The words for the states of deliveries, what needs attention first. */
const words = { failed: 'failed', dead: 'dead', pending: 'waiting', delivered: 'delivered' } as const;

/** The states of the newest delivery of an event to each publisher, with a link to what did not arrive. */
export const deliveryStates: AddedValue<Objects['Event']> = {
  title: 'Deliveries',
  role: 'status',
  of: ({ id }, visit) => {
    const newest = newestToEach(visit, id);
    if (newest.length === 0) return <span class="none">None subscribed</span>;
    const [open, ...more] = newest.filter(({ status }) => status !== 'delivered');
    const states = <States of={newest} />;
    if (open === undefined) return states;
    const target = more.length === 0 ? `deliveries/${open.id}` : `events/${id}`;
    return <a href={visit.links.to(target)}>{states}</a>;
  },
};

function newestToEach({ platform }: Visit, eventId: string): readonly DeliveryRow[] {
  const deliveries = take(platform.rows.walk('deliveries', 'ofEvent', eventId, 'descending'), MAX_LOOKED_AT);
  const publishers = deliveries.map(({ publisher_id }) => publisher_id);
  return deliveries.filter(({ publisher_id }, index) => publishers.indexOf(publisher_id) === index);
}

function States({ of }: { readonly of: readonly DeliveryRow[] }) {
  const groups = Object.entries(words)
    .map(([status, word]) => ({ word, all: of.filter((each) => each.status === status) }))
    .filter(({ all }) => all.length > 0);
  return (
    <>
      {groups.map(({ word, all }, index) => (
        <>
          {index > 0 && ' '}
          {all.length > 1 && `${all.length} `}
          <State of={word} />
          {word === 'failed' && all[0] && ` next try ${nextTry(all[0])}`}
        </>
      ))}
    </>
  );
}
