import type { Child } from 'hono/jsx';
import { grouped } from '../../../../spec/vocabulary/number';
import { MAX_TIMELINE_ENTRIES, type TimelineEntry, timelineOf } from '../../../platform/timeline';
import { nameOf } from '../../../search/names';
import type { Visit } from '../page';
import { sentenceCase, visibleText } from '../text';
import { Instant, Section, State } from './values';

interface TimelineProps {
  readonly visit: Visit;
  /** The id of the object. */
  readonly of: string;
}

/** The most entries that are shown at once: the earlier ones are folded. */
const MAX_UNFOLDED = 30;

/** The timeline of an object, oldest first: requests with what each caused, and pending jobs. */
export function Timeline({ visit, of }: TimelineProps) {
  const entries = timelineOf(visit.platform, of);
  const isCut = entries.length === MAX_TIMELINE_ENTRIES;
  const groups = byCause(entries);
  const earlier = groups.splice(0, firstShown(groups));
  const folded = grouped(earlier.flat().length);
  return (
    <Section title="Timeline">
      {entries.length === 0 && <p class="hint">Neither requests nor events are stored of this object.</p>}
      {earlier.length > 0 && (
        <details class="earlier" id="timeline-earlier">
          <summary>{isCut ? `The ${folded} entries` : `${folded} entries`} before these</summary>
          <Groups visit={visit} of={of} groups={earlier} />
        </details>
      )}
      {groups.length > 0 && <Groups visit={visit} of={of} groups={groups} />}
    </Section>
  );
}

/** A request, its events and their deliveries; or an event that time caused, with its deliveries; or a job. */
type Group = TimelineEntry[];

/** Groups entries by what caused them, in the order of the causes. */
function byCause(entries: readonly TimelineEntry[]): Group[] {
  const causes = new Map<string, string>();
  for (const entry of entries)
    if (entry.type === 'event') causes.set(entry.event.id, entry.event.request_id ?? entry.event.id);
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const cause = causeOf(entry, causes);
    const group = groups.get(cause);
    if (group === undefined) groups.set(cause, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

function causeOf(entry: TimelineEntry, causes: ReadonlyMap<string, string>): string {
  switch (entry.type) {
    case 'request':
      return entry.request.id;
    case 'event':
      return causes.get(entry.event.id) ?? entry.event.id;
    case 'delivery':
      return causes.get(entry.delivery.event_id) ?? entry.delivery.event_id;
    case 'job':
      return entry.job.id;
  }
}

/** Returns the index of the first group that is shown at once: the last one always is. */
function firstShown(groups: readonly Group[]): number {
  let at = groups.length;
  for (let left = MAX_UNFOLDED; at > 0; at--) {
    left -= groups[at - 1]?.length ?? 0;
    if (left < 0) return Math.min(at, groups.length - 1);
  }
  return 0;
}

function Groups({ visit, of, groups }: TimelineProps & { readonly groups: readonly Group[] }) {
  return (
    <ol class="timeline">
      {groups.map(([first, ...rest]) => (
        <Line visit={visit} of={of} entry={first}>
          {rest.length > 0 && (
            <ol>
              {rest.map((entry) => (
                <Line visit={visit} of={of} entry={entry} />
              ))}
            </ol>
          )}
        </Line>
      ))}
    </ol>
  );
}

interface LineProps extends TimelineProps {
  readonly entry: TimelineEntry | undefined;
  /** The entries that it caused. */
  readonly children?: Child;
}

function Line({ visit, of, entry, children }: LineProps) {
  if (entry === undefined) return null;
  return (
    <li id={`timeline-${idOf(entry)}`} class={entry.type}>
      <div class="line">
        <span class="at">{entry.at === null ? 'Held' : <Instant at={entry.at} />}</span>
        <span class="kind">{sentenceCase(entry.type)}</span>
        <span class="what">
          <Entry visit={visit} of={of} entry={entry} />
        </span>
      </div>
      {children}
    </li>
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
          <a href={links.to(`events/${id}`)}>{event_name}</a>{' '}
          {resource_id !== of && <PlainName visit={visit} of={resource_id} />}
        </>
      );
    }
    case 'delivery':
      return <DeliveryEntry visit={visit} entry={entry} />;
    case 'job':
      return (
        <>
          {sentenceCase(entry.job.kind)} <span class="none">{entry.at === null ? 'until it is run' : 'is due'}</span>{' '}
          {entry.job.subject_id !== of && <PlainName visit={visit} of={entry.job.subject_id} />}
        </>
      );
  }
}

interface DeliveryProps extends Pick<TimelineProps, 'visit'> {
  readonly entry: Extract<TimelineEntry, { readonly type: 'delivery' }>;
}

function DeliveryEntry({ visit, entry }: DeliveryProps) {
  const { links } = visit;
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
      <PlainName visit={visit} of={delivery.publisher_id} />
    </>
  );
}

/** The name of an object without a link: a second link in a line would be too close to the first one for a finger. */
function PlainName({ visit, of }: TimelineProps) {
  const name = nameOf(visit.platform.repeatableRows, of);
  return (
    <span class={name === undefined ? 'id' : undefined} title={of}>
      {name ?? visibleText(of)}
    </span>
  );
}

const toneOf = (status: number | null): string => (status !== null && status < 400 ? 'good' : 'bad');
