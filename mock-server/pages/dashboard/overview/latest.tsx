import type { Child } from 'hono/jsx';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { runOnPlatform } from '../../../control/run';
import { Related } from '../objects/object-table';
import type { Visit } from '../page';
import { readApi } from '../read';

/** Number of rows of each table. */
export const SHOWN = 5;

const newest = new URLSearchParams({ limit: String(SHOWN) });

/** Returns what just came in: the latest payments, requests and webhooks. */
export async function Latest({ visit }: { readonly visit: Visit }): Promise<Child> {
  const { platform, mode } = visit;
  const { items: payments } = readApi(visit, 'listPayments', {}, newest);
  const { items: requests } = await runOnPlatform(platform, 'listRequests', { search: newest });
  const { items: deliveries } = await runOnPlatform(platform, 'listDeliveries', { search: newest });
  return (
    <>
      <Related
        visit={visit}
        title="Latest payments"
        of="Payment"
        caption="The latest payments"
        items={payments}
        empty={`There are no payments in ${mode} mode yet.`}
        all={{ title: 'All payments', path: 'payments' }}
      />
      <Related
        visit={visit}
        title="Latest requests"
        of="RequestEntry"
        caption="The latest requests of both modes"
        items={requests}
        empty="There are no requests yet."
        all={{ title: 'All requests', path: 'requests' }}
      />
      <Related
        visit={visit}
        title="Latest webhooks"
        of="Delivery"
        caption="The latest deliveries to publishers"
        items={deliveries}
        empty="Nothing was delivered yet. A publisher (webhook endpoint) gets the events."
        all={{ title: 'All deliveries', path: 'deliveries' }}
      />
    </>
  );
}
