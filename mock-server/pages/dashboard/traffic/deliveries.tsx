import type { Child } from 'hono/jsx';
import { explainCause } from '../../../../spec/derive/delivery-cause';
import type { components } from '../../../../spec/generated/control-types';
import type { PageOf } from '../../../wire/page';
import type { Visit } from '../page';
import { visibleLines } from '../parts/code-block';
import { HttpStatus } from '../parts/http-status';
import { type Column, Table } from '../parts/table';
import { IdLink, Instant, State } from '../parts/values';
import { sentenceCase, visibleText } from '../text';

type Delivery = components['schemas']['Delivery'];
type Attempt = Delivery['attempts'][number];

export type DeliveryPage = PageOf<Delivery>;

interface DeliveriesProps {
  readonly visit: Visit;
  readonly caption: string;
  readonly page: DeliveryPage;
  /** The object whose deliveries are shown: the table names the other one. */
  readonly of: 'event' | 'publisher';
  readonly empty: string;
}

/** Deliveries with all their attempts. */
export function Deliveries({ visit, caption, page, of, empty }: DeliveriesProps) {
  return (
    <Table
      caption={caption}
      columns={deliveryColumns(visit, of)}
      items={page.items}
      idOf={({ id }) => id}
      empty={empty}
    />
  );
}

/** Returns the columns of a table of deliveries of an event or of a publisher. */
export function deliveryColumns({ links }: Visit, of: DeliveriesProps['of']): readonly Column<Delivery>[] {
  const other: Column<Delivery> =
    of === 'event'
      ? { title: 'Publisher', of: ({ publisher_id }) => <IdLink links={links} list="publishers" id={publisher_id} /> }
      : { title: 'Event', of: ({ event_id }) => <IdLink links={links} list="events" id={event_id} /> };
  return [
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
    other,
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Attempts', of: Attempts },
    { title: 'Next attempt', of: ({ next_attempt_at }) => <Instant at={next_attempt_at} /> },
  ];
}

function Attempts({ id, attempts }: Delivery): Child {
  if (attempts.length === 0) return <span class="none">None yet</span>;
  return (
    <ol class="attempts">
      {attempts.map((attempt, index) => (
        <li id={`${id}-${index + 1}`}>
          <Instant at={attempt.attempted_at} /> {attempt.failure === null && <HttpStatus of={attempt.status} />}
          {attempt.failure !== null && <span class="status bad">{sentenceCase(attempt.failure)}</span>}
          {attempt.cause !== null && <> {visibleText(explainCause(attempt.cause))}</>}
          {attempt.fault !== null && <> Fault: {attempt.fault}</>}
          <span class="duration"> {attempt.duration_ms} ms</span>
          <Answer id={`${id}-${index + 1}-answer`} of={attempt} />
        </li>
      ))}
    </ol>
  );
}

/** An answer up to this length is shown at once. */
const MAX_SHOWN_CHARACTERS = 40;

/** The beginning of the body that the endpoint answered with. */
function Answer({ id, of: { answer } }: { readonly id: string; readonly of: Attempt }) {
  if (answer === null || answer === '') return null;
  if (answer.length <= MAX_SHOWN_CHARACTERS) return <code class="answer">{visibleText(answer)}</code>;
  return (
    <details class="answer" id={id}>
      <summary>
        <code>{visibleText(answer.slice(0, MAX_SHOWN_CHARACTERS))}…</code>
      </summary>
      <pre tabindex={0}>{visibleLines(answer)}</pre>
    </details>
  );
}
