import { findEvent } from '../../../events/stored-events';
import type { Objects } from '../objects/fields';
import type { AddedValue, TypedViews } from '../objects/view';
import { HttpStatus } from '../parts/http-status';
import { Id } from '../parts/id';
import { Instant, State, Text } from '../parts/values';
import { visibleText, withoutMiddle } from '../text';
import { LastAttempt } from './attempts';
import { DeliveryCounts } from './delivery-counts';
import { deliveryStates } from './event-delivery-states';
import { targetOf } from './fault-words';
import { KeyOutcome, RequestLink, Sender, Verdict } from './request-values';
import { secret } from './secret';

/** A longer address of a publisher is shown without its middle. */
const MAX_URL_CHARACTERS = 160;

const inPart = 'A part of the page has it.';
const inAdded = 'What the fault matches and what it does are shown together.';

/** The object of an event, which may not exist any more. */
const object: AddedValue<Objects['Event']> = {
  title: 'Object',
  of: ({ id }, visit) => <Id visit={visit} of={findEvent(visit.platform.rows, id)?.resource_id} />,
};

const deliveries: AddedValue<Objects['Publisher']> = {
  title: 'Deliveries',
  of: ({ id }, visit) => <DeliveryCounts visit={visit} id={id} />,
};

type Fault = Objects['Fault'];

const target: AddedValue<Fault> = { title: 'Matches', of: (fault) => <Text of={targetOf(fault)} /> };

const effect: AddedValue<Fault> = {
  title: 'Effect',
  of: (fault) => (
    <span class="wrapped">
      <Text of={effectOf(fault)} />
    </span>
  ),
};

/** Returns an effect as its parameters: `error: card_declined`, `webhook: delay, delay_ms: 500, probability: 0.5`. */
function effectOf({ fault, after, probability }: Fault): string {
  return Object.entries({ ...fault, ...(after > 0 && { after }), ...(probability !== null && { probability }) })
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}

/** The views of the objects of the control API: see `views`. */
export const trafficViews = {
  Event: {
    columns: { delivery: deliveryStates, object },
    added: [object],
    hidden: { data: inPart },
    cells: { event_name: ({ id, event_name }, visit) => <Id visit={visit} of={id} label={event_name} /> },
  },
  RequestEntry: {
    columns: {
      method: [],
      operation: [],
      path: { title: 'Request', role: 'main', of: (entry, { links }) => <RequestLink links={links} of={entry} /> },
      idempotency: { title: 'Idempotency', of: ({ idempotency }) => <KeyOutcome of={idempotency} /> },
    },
    order: ['path', 'status', 'error', 'idempotency', 'verdict', 'account_type', 'time'],
    added: [{ title: 'Sent by', of: (entry) => <Sender of={entry} /> }],
    hidden: {
      method: inPart,
      path: inPart,
      explanation: inPart,
      events: inPart,
      violations: inPart,
      headers: inPart,
      request_body: inPart,
      answer_body: inPart,
    },
    cells: {
      status: ({ status }) => <HttpStatus of={status} />,
      verdict: ({ verdict }) => <Verdict of={verdict} />,
    },
  },
  Publisher: {
    columns: { deliveries },
    added: [secret, deliveries],
    cells: {
      url: ({ id, url }, visit) => (
        <span class="long">
          <Id visit={visit} of={id} label={withoutMiddle(visibleText(url), MAX_URL_CHARACTERS)} />
        </span>
      ),
      events: ({ events }) => <span class="prose">{events.join(', ')}</span>,
      account_type: ({ account_type }) => account_type ?? 'both',
      account_id: ({ account_id }, visit) => (account_id === null ? 'all' : <Id visit={visit} of={account_id} />),
    },
  },
  Delivery: {
    columns: { event: 'event_id', url: 'publisher_id', response: 'attempts' },
    cells: {
      created_at: ({ id, created_at }, { links }) => (
        <a href={links.to(`deliveries/${id}`)}>
          <Instant at={created_at} />
          <span class="unseen"> delivery {id}</span>
        </a>
      ),
      attempts: LastAttempt,
    },
  },
  Fault: {
    columns: { matches: target, fault: effect },
    added: [{ title: 'State', of: ({ left }) => <State of={left === 0 ? 'exhausted' : 'active'} /> }, target, effect],
    hidden: { operation: inAdded, event_name: inAdded, fault: inAdded, after: inAdded, probability: inAdded },
    cells: { left: ({ left }) => (left === 0 ? <State of="exhausted" /> : (left ?? 'No limit')) },
  },
} satisfies TypedViews;
