import type { Child } from 'hono/jsx';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { runOnPlatform } from '../../../control/run';
import { ObjectTable } from '../objects/object-table';
import type { Visit } from '../page';
import { Section } from '../parts/values';
import { readApi } from '../read';

/** Number of rows of each card. */
export const SHOWN = 5;

const newest = new URLSearchParams({ limit: String(SHOWN) });

/** Returns what just came in: the latest payments, requests and webhooks. */
export async function Latest({ visit }: { readonly visit: Visit }): Promise<Child> {
  const { platform, mode } = visit;
  const { items: payments } = readApi(visit, 'listPayments', {}, newest);
  const { items: requests } = await runOnPlatform(platform, 'listRequests', { search: newest });
  const { items: deliveries } = await runOnPlatform(platform, 'listDeliveries', { search: newest });
  const empty = `There are no payments in ${mode} mode yet.`;
  return (
    <>
      <Card visit={visit} title="Latest payments" path="payments" all="All payments">
        <ObjectTable visit={visit} of="Payment" caption="The latest payments" items={payments} empty={empty} />
      </Card>
      <Card visit={visit} title="Latest requests" path="requests" all="All requests">
        <ObjectTable
          visit={visit}
          of="RequestEntry"
          caption="The latest requests of both modes"
          items={requests}
          empty="There are no requests yet."
        />
      </Card>
      <Card visit={visit} title="Latest webhooks" path="deliveries" all="All deliveries">
        <ObjectTable
          visit={visit}
          of="Delivery"
          caption="The latest deliveries to publishers"
          items={deliveries}
          empty="Nothing was delivered yet. A publisher (webhook endpoint) gets the events."
        />
      </Card>
    </>
  );
}

interface CardProps {
  readonly visit: Visit;
  readonly title: string;
  /** The page with all of it. */
  readonly path: string;
  /** The text of the link to that page. */
  readonly all: string;
  readonly children?: Child;
}

/** A few rows of a list, with a link to all of them. */
export function Card({ visit, title, path, all, children }: CardProps) {
  return (
    <Section title={title}>
      {children}
      <p class="more">
        <a href={visit.links.to(path)}>{all}</a>
      </p>
    </Section>
  );
}
