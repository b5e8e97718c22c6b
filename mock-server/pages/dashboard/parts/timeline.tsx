import type { Child } from 'hono/jsx';
import { MAX_TIMELINE_ENTRIES, type TimelineEntry, timelineOf } from '../../../platform/timeline';
import type { Visit } from '../page';
import { sentenceCase, visibleText } from '../text';
import { Instant, Section, State } from './values';

interface TimelineProps {
  readonly visit: Visit;
  /** The id of the object. */
  readonly of: string;
}

/** The timeline of an object: requests, events, deliveries and pending jobs. */
export function Timeline({ visit, of }: TimelineProps) {
  const entries = timelineOf(visit.platform, of);
  return (
    <Section title="Timeline">
      {entries.length === MAX_TIMELINE_ENTRIES && <p class="hint">The newest {MAX_TIMELINE_ENTRIES} entries.</p>}
      {entries.length === 0 && <p class="hint">Neither requests nor events are stored of this object.</p>}
      {entries.length > 0 && (
        <ol class="timeline">
          {entries.map((entry) => (
            <li id={`timeline-${idOf(entry)}`} class={entry.type}>
              <span class="at">{entry.at === null ? 'Held' : <Instant at={entry.at} />}</span>
              <span class="kind">{sentenceCase(entry.type)}</span>
              <span class="what">
                <Entry visit={visit} of={of} entry={entry} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function idOf(entry: TimelineEntry): string {
  switch (entry.type) {
    case 'request':
      return entry.request.id;
    case 'event':
      return entry.event.id;
    case 'delivery':
      return `${entry.delivery.id}-${entry.number}`;
    case 'job':
      return entry.job.id;
  }
}

function Entry({ visit, of, entry }: TimelineProps & { readonly entry: TimelineEntry }): Child {
  const { links } = visit;
  switch (entry.type) {
    case 'request': {
      const { id, method, path, status, error_code } = entry.request;
      return (
        <>
          <a href={links.to(`requests/${id}`)}>
            <code>
              {visibleText(method)} {visibleText(path)}
            </code>
          </a>{' '}
          <span class={`status ${toneOf(status)}`}>{status ?? 'No response'}</span>{' '}
          {error_code !== null && <code>{visibleText(error_code)}</code>}
        </>
      );
    }
    case 'event': {
      const { id, event_name, resource_id } = entry.event;
      return (
        <>
          <a href={links.to(`events/${id}`)}>{event_name}</a> {resource_id !== of && <PlainId of={resource_id} />}
        </>
      );
    }
    case 'delivery':
      return <DeliveryEntry visit={visit} entry={entry} />;
    case 'job':
      return (
        <>
          {sentenceCase(entry.job.kind)} <span class="none">{entry.at === null ? 'until it is run' : 'is due'}</span>{' '}
          {entry.job.subject_id !== of && <PlainId of={entry.job.subject_id} />}
        </>
      );
  }
}

interface DeliveryProps extends Pick<TimelineProps, 'visit'> {
  readonly entry: Extract<TimelineEntry, { readonly type: 'delivery' }>;
}

function DeliveryEntry({ visit: { links }, entry }: DeliveryProps) {
  const { delivery, event_name, number, attempt } = entry;
  const { status = null, failure = null } = attempt ?? {};
  return (
    <>
      <a href={links.to(`events/${delivery.event_id}`)}>{event_name}</a>{' '}
      <span class="none">{number === 0 ? 'queued' : `attempt ${number}`}</span>{' '}
      {attempt === null ? (
        <State of={delivery.status} />
      ) : (
        <span class={`status ${toneOf(status)}`}>{status ?? sentenceCase(failure ?? 'no response')}</span>
      )}{' '}
      <PlainId of={delivery.publisher_id} />
    </>
  );
}

/** A second link in a line would be too close to the first one for a finger. */
function PlainId({ of }: { readonly of: string }) {
  return <span class="id">{visibleText(of)}</span>;
}

const toneOf = (status: number | null): string => (status !== null && status < 400 ? 'good' : 'bad');
