import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildEvent } from '../../mock-server/testing/entries/testing';
import { createWebhookHandler, type SeenEvents, signWebhook } from '../../sdk';
import { blocksOf } from '../examples/documents';
import { createDatabase } from '../support/postgres/shared';
import { transpiled } from '../support/transpiled';

/** The code of the guide. */
async function loadGuide(): Promise<{ seenIn: (pool: pg.Pool) => SeenEvents<pg.PoolClient> }> {
  const [block] = blocksOf('docs/guides/webhooks.md').filter(({ language }) => language === 'ts postgres');
  const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-seen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'seen.mjs');
  writeFileSync(path, transpiled(block?.text ?? ''));
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

const secret = 'sigk_of_the_database';
const event = buildEvent('payment.succeeded');

/** Two processes of a shop on one database. Their handlers write in the transaction of the id. */
async function openShop(afterWrite: () => Promise<void> = async () => undefined) {
  const database = await createDatabase();
  await database.sql('create table seen_events (id text primary key)');
  await database.sql('create table paid_orders (payment_id text)');
  const { seenIn } = await loadGuide();
  const openProcess = () => {
    const pool = new pg.Pool({ connectionString: database.url });
    onTestFinished(() => pool.end());
    const seen = seenIn(pool);
    return createWebhookHandler({
      secret,
      seen,
      on: {
        'payment.succeeded': async ({ data }, client) => {
          await client.query('insert into paid_orders values ($1)', [data.id]);
          await afterWrite();
        },
      },
      onError: () => undefined,
    });
  };
  const rowsOf = (table: string) => database.sql(`select * from ${table}`);
  return { processes: [openProcess(), openProcess()] as const, rowsOf };
}

test('two processes that get an event at once handle it once: a unique index decides', async () => {
  const { processes, rowsOf } = await openShop();
  const delivery = await signWebhook({ event, secret });
  const responses = await Promise.all(processes.map(({ handle }) => handle(delivery)));
  expect(responses).toEqual([1, 2].map(() => ({ status: 200, body: event.id })));
  expect(await rowsOf('seen_events')).toEqual([{ id: event.id }]);
  expect(await rowsOf('paid_orders')).toEqual([{ payment_id: event.data.id }]);
});

test('a handler that throws leaves neither its write nor the id, and the next delivery both', async () => {
  let failures = 1;
  const { processes, rowsOf } = await openShop(async () => {
    if (failures-- > 0) throw new Error('the mail server is away');
  });
  const delivery = await signWebhook({ event, secret });
  expect(await processes[0].handle(delivery)).toEqual({ status: 500, body: 'handler_failed' });
  expect([await rowsOf('seen_events'), await rowsOf('paid_orders')]).toEqual([[], []]);
  expect(await processes[1].handle(delivery)).toEqual({ status: 200, body: event.id });
  expect([await rowsOf('seen_events'), await rowsOf('paid_orders')]).toMatchObject([{ length: 1 }, { length: 1 }]);
});
