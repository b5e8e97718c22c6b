import type { Client } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, complete, type Order, Orders, pay } from '../orders';

interface Job {
  readonly order: Order;
  isDone: boolean;
}

export class Outbox extends Orders {
  readonly jobs: Job[] = [];

  /** Stores an order and the job to pay it: in a database as one transaction. */
  placeWithJob(id: string): Order {
    const order = this.place(id);
    if (!this.jobs.some((job) => job.order === order)) this.jobs.push({ order, isDone: false });
    return order;
  }

  openJobs(): readonly Job[] {
    return this.jobs.filter(({ isDone }) => !isDone);
  }
}

export interface Shop {
  readonly client: Client;
  readonly outbox: Outbox;
}

/** Runs each open job. One that gets no answer stays open, and is repeated under the same key, also after a restart. */
export async function work({ client, outbox }: Shop): Promise<void> {
  for (const job of outbox.openJobs()) {
    const told = await pay(client, job.order);
    if (told === 'paid') complete(job.order);
    job.isDone = told !== 'open';
  }
}

/** The request of the customer only stores the order. A worker pays it. */
export const worker: ExploreOptions<Shop, Outbox> = {
  setup: () => new Outbox(),
  start: ({ client, kept: outbox }) => ({ client, outbox }),
  scenario: async (shop) => {
    const order = shop.outbox.placeWithJob('A-1');
    await work(shop); // woken at once
    return order.status === 'paid' || order.status === 'failed' ? order.status : 'open';
  },
  settle: work,
  check: ({ outbox }) => checkShipments(outbox),
};
