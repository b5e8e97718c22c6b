import { reasonOf } from '../../../../spec/derive/delivery-cause';
import { grouped } from '../../../../spec/vocabulary/number';
import { explainWait } from '../../../../spec/derive/delivery-wait';
import { deliveryList } from '../../../events/delivery-filter';
import { presentDelivery } from '../../../present/deliveries';
import type { Attention } from '../attention';
import type { Visit } from '../page';
import { Alert } from '../parts/alert';
import { visibleText } from '../text';

interface Matter {
  readonly tone: 'bad' | 'warning';
  readonly text: string;
  /** The path of the page that shows it. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

interface AttentionListProps {
  readonly visit: Visit;
  readonly attention: Attention;
}

/** Sentences about what needs attention, each with a link to its list; nothing where nothing does. */
export function AttentionList({ visit, attention }: AttentionListProps) {
  const matters = mattersOf(visit, attention);
  if (matters.length === 0) return null;
  return (
    <section class="attention" aria-label="Needs attention">
      {matters.map(({ tone, text, path, query }) => (
        <Alert tone={tone}>
          <a href={visit.links.to(path, query)}>{text}</a>
        </Alert>
      ))}
    </section>
  );
}

function mattersOf({ platform }: Visit, { disabled, violations, faults }: Attention): Matter[] {
  const matters: (Matter & { readonly count: number })[] = [
    ...disabled.map(({ id, url }) => ({
      count: 1,
      tone: 'bad' as const,
      text: `The publisher ${visibleText(url)} is disabled: its events are dropped`,
      path: `publishers/${id}`,
    })),
    ...deadDeliveries(platform).map(({ id, url, count }) => ({
      count,
      tone: 'bad' as const,
      text: `${count === 1 ? '1 delivery' : `${grouped(count)} deliveries`} to ${visibleText(url)} failed and will not be retried`,
      path: `publishers/${id}`,
      query: { status: 'dead' },
    })),
    ...blockedQueues(platform).map(({ id, url, wait }) => ({
      count: 1,
      tone: 'warning' as const,
      text: `Deliveries to ${visibleText(url)} wait: ${wait}`,
      path: `publishers/${id}`,
    })),
    {
      count: violations,
      tone: 'bad',
      text: `${violations === 1 ? '1 request breaks' : `${grouped(violations)} requests break`} a rule of the API`,
      path: 'requests',
      query: { verdict: 'violation', own: 'false' },
    },
    {
      count: faults,
      tone: 'warning',
      text: faults === 1 ? '1 fault is active' : `${grouped(faults)} faults are active`,
      path: 'faults',
    },
  ];
  return matters.filter(({ count }) => count > 0);
}

/** The publishers whose first delivery failed and is retried, with what came back and the time of the next try. */
function blockedQueues({ rows }: Visit['platform']) {
  return [...rows.walk('publishers', 'newest', 'all', 'descending')].flatMap(({ id, url }) => {
    const row = rows.first('deliveries', 'open', id);
    const delivery = row && presentDelivery(row);
    const last = delivery?.attempts.at(-1);
    return delivery && last ? [{ id, url, wait: explainWait(reasonOf(last), delivery) }] : [];
  });
}

/** The publishers with deliveries that used up their retries. The index by status is built by the first visit, in steps. */
function deadDeliveries({ rows, repeatableRows }: Visit['platform']) {
  return [...rows.walk('publishers', 'newest', 'all', 'descending')].map(({ id, url }) => ({
    id,
    url,
    count: repeatableRows.countList(deliveryList({ publisher_id: id, status: 'dead' })),
  }));
}
