import { runOnPlatform } from '../../../control/run';
import { isTestEvent } from '../../../events/test-event';
import { isSandboxError } from '../../../sandbox-error';
import type { PageOf } from '../../../wire/page';
import type { Objects } from '../objects/fields';
import { objectHead } from '../objects/object-head';
import { ObjectDetail } from '../objects/object-detail';
import { ObjectTable } from '../objects/object-table';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { CodeBlock } from '../parts/code-block';
import { Section } from '../parts/values';
import { visibleJson } from '../text';
import { redeliver } from './publisher-actions';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';

/** How many deliveries of an event its page shows. It has one for each publisher, and one more for each redelivery. */
const MAX_SHOWN_DELIVERIES = '20';

/** An event: its data, its cause, and its deliveries to publishers. */
export const event: DashboardPage = {
  show: async (visit) => {
    const found = await findEventOf(visit);
    if (found === undefined) return undefined;
    const search = new URLSearchParams({ event_id: found.id, limit: MAX_SHOWN_DELIVERIES });
    const deliveries = await runOnPlatform(visit.platform, 'listDeliveries', { search });
    return {
      ...objectHead({ visit, of: 'Event', item: found, actions: undefined }),
      body: (
        <>
          {isTestEvent(found) && <p>A test event: it was sent to one publisher only.</p>}
          <ObjectDetail visit={visit} of="Event" item={found}>
            <EventDeliveries visit={visit} page={deliveries} />
          </ObjectDetail>
          <Section title="Data">
            <CodeBlock id="data" button="Copy data" text={visibleJson(found.data)} />
          </Section>
        </>
      ),
    };
  },
  actions: { redeliver },
};

async function findEventOf({ platform, id }: Visit): Promise<Objects['Event'] | undefined> {
  try {
    return await runOnPlatform(platform, 'getEvent', { path: () => id });
  } catch (error) {
    if (isSandboxError(error) && error.status === 404) return undefined;
    throw error;
  }
}

function EventDeliveries({ visit, page }: { readonly visit: Visit; readonly page: PageOf<Objects['Delivery']> }) {
  const hasPublishers = visit.platform.rows.count('publishers', 'newest', 'all') > 0;
  return (
    <Section title="Deliveries">
      <ObjectTable
        visit={visit}
        of="Delivery"
        caption={page.has_next ? `The ${MAX_SHOWN_DELIVERIES} newest deliveries` : 'Deliveries, newest first'}
        items={page.items}
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
