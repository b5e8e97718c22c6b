import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../support/postgres/shared';
import { Cluster } from './support/cluster';
import { type CallerRequest, HttpCaller } from './support/http-caller';
import { authorization, createPlatform, creation } from './support/load';

const TIMEOUT_MS = 10_000;
/** Each moment with whether the request was carried out then. */
const moments = [
  ['before_commit', false],
  ['after_commit', true],
] as const;

test('a connection that a fault drops is dropped through any replica, and the request is carried out at most once', async () => {
  const cluster = new Cluster(await createDatabase());
  onTestFinished(() => cluster.close());
  await cluster.start(2);
  const http = new HttpCaller(TIMEOUT_MS);
  const platform = await createPlatform(http, cluster.first.cli.url);
  const headers = authorization(platform);
  const send = async (url: string, request: CallerRequest) => JSON.parse((await http.send(url, request)).text);
  const path = `/_sandbox/platforms/${platform.id}/faults`;

  for (const [i, url] of cluster.urls().entries()) {
    for (const [drop, isCarriedOut] of moments) {
      const body = JSON.stringify({ operation: 'createPayment', fault: { drop } });
      await send(url, { method: 'POST', path, headers, body });
      const request = creation(platform, `${drop} at ${i}`);
      await expect(http.send(url, request)).rejects.toMatchObject({ reason: 'cut' });
      const { data: faults } = await send(url, { method: 'GET', path, headers });
      expect(faults).toEqual([expect.objectContaining({ matched: 1 })]);
      await send(url, { method: 'DELETE', path, headers });
      const again = await http.send(url, request);
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, isCarriedOut ? 'true' : undefined]);
    }
    const { data: payments } = await send(url, { method: 'GET', path: '/v1/payments', headers });
    expect(payments).toHaveLength((i + 1) * moments.length);
  }
});
