import type { Child } from 'hono/jsx';
import type { components } from '../../../../spec/generated/control-types';
import { runOnPlatform } from '../../../control/run';
import { isSandboxError } from '../../../sandbox-error';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { CodeBlock } from '../parts/code-block';
import { Facts, IdLink, Instant, Section, Text } from '../parts/values';
import { visibleJson } from '../text';
import { AccountLink } from './account-link';
import { Deliveries, type DeliveryPage } from './deliveries';
import { ObjectLink } from './object-link';

type Event = components['schemas']['Event'];

/** How many deliveries of an event its page shows. It has one for each publisher, and one more for each redelivery. */
const MAX_SHOWN_DELIVERIES = '20';

const redeliver: Action = async ({ platform, id }) => {
  await runOnPlatform(platform, 'redeliverEvent', { path: () => id }); // resource_not_found publisher_disabled
  return undefined;
};

/** An event: its data, its cause, and its deliveries to publishers. */
export const event: DashboardPage = {
  show: async (visit) => {
    const found = await findEventOf(visit);
    if (found === undefined) return undefined;
    const search = new URLSearchParams({ event_id: found.id, limit: MAX_SHOWN_DELIVERIES });
    const deliveries = await runOnPlatform(visit.platform, 'listDeliveries', { search });
    return {
      title: `Event ${found.id}`,
      body: (
        <>
          <Facts of={factsOf(visit, found)} />
          <EventDeliveries visit={visit} page={deliveries} />
          <Section title="Data">
            <CodeBlock id="data" button="Copy data" text={visibleJson(found.data)} />
          </Section>
        </>
      ),
    };
  },
  actions: { redeliver },
};

function factsOf(visit: Visit, { id, event_name, account_id, account_type, created_at, ...cause }: Event) {
  const facts: (readonly [string, Child])[] = [
    ['Name', event_name],
    ['Object', <ObjectLink visit={visit} eventId={id} />],
    ['Account', <AccountLink visit={visit} id={account_id} mode={account_type} />],
    ['Mode', account_type],
    ['Created', <Instant at={created_at} />],
    ['Request', <RequestLink visit={visit} id={cause.request_id} />],
    ['Idempotency key', <Text of={cause.idempotency_key} />],
  ];
  return facts;
}

async function findEventOf({ platform, id }: Visit): Promise<Event | undefined> {
  try {
    return await runOnPlatform(platform, 'getEvent', { path: () => id });
  } catch (error) {
    if (isSandboxError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** The request that caused an event: a link while the log has it. */
function RequestLink({ visit, id }: { readonly visit: Visit; readonly id: string | null }) {
  if (id !== null && visit.platform.requests.find(id)) return <IdLink links={visit.links} list="requests" id={id} />;
  return <Text of={id} />;
}

function EventDeliveries({ visit, page }: { readonly visit: Visit; readonly page: DeliveryPage }) {
  const hasPublishers = visit.platform.rows.count('publishers', 'newest', 'all') > 0;
  return (
    <Section title="Deliveries">
      <Deliveries
        visit={visit}
        caption={page.has_next ? `The ${MAX_SHOWN_DELIVERIES} newest deliveries` : 'Deliveries, newest first'}
        page={page}
        of="event"
        empty="No publisher was subscribed to it."
      />
      <ActionForm
        visit={visit}
        action="redeliver"
        button="Redeliver"
        disabled={hasPublishers ? undefined : 'There is no publisher to deliver it to.'}
      />
    </Section>
  );
}
