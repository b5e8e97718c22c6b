import { describe, expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { ApiResponse } from '../support/api';
import { manualPayment, payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const keep = (platform: TestPlatform, name: string) => platform.control('snapshots', { name });
const restore = (platform: TestPlatform, name: string) => platform.control(`snapshots/${name}/restore`);
const remove = (platform: TestPlatform, name: string) => platform.control(`snapshots/${name}`, undefined, 'DELETE');
const diff = async (platform: TestPlatform, from: string, to: string) =>
  (await platform.control(`snapshots/${from}/diff/${to}`, undefined, 'GET')).asControl('SnapshotDiff');
const pay = async ({ testMode: api }: TestPlatform, body: object = payment()) =>
  (await api.post('/v1/payments', body)).payment;
const refused = ({ status, error }: ApiResponse) => [status, error.code];

async function namesOf(platform: TestPlatform): Promise<string[]> {
  const listed = await platform.control('snapshots', undefined, 'GET');
  return listed.asControl('SnapshotList').data.map(({ name }) => name);
}

async function descriptionsOf({ testMode: api }: TestPlatform): Promise<(string | null)[]> {
  const { data } = (await api.renewed().get('/v1/payments')).as('PaymentList');
  return data.map(({ description }) => description);
}

eachFront((front) => {
  const now = (later = 0) => new Date(front.clock.now() + later).toISOString();

  describe('snapshots', () => {
    test('are created, listed newest first, replaced and deleted', async () => {
      const platform = await front.newPlatform();
      const made = await keep(platform, 'empty');
      expect([made.status, made.asControl('Snapshot')]).toEqual([
        201,
        { name: 'empty', records: expect.any(Number), created_at: now() },
      ]);
      await pay(platform);
      const { records } = (await keep(platform, 'A-1_b.c')).asControl('Snapshot');
      expect(records).toBeGreaterThan(made.asControl('Snapshot').records);
      expect(await namesOf(platform)).toEqual(['A-1_b.c', 'empty']);
      expect((await keep(platform, 'empty')).asControl('Snapshot').records).toBe(records);
      expect(await namesOf(platform)).toEqual(['empty', 'A-1_b.c']);
      expect((await remove(platform, 'empty')).body).toEqual({ name: 'empty' });
      expect(await namesOf(platform)).toEqual(['A-1_b.c']);
    });

    test.each(['now', '', '.', '..', '-a', 'a b', 'a/b', 'é', 'x'.repeat(101), 7])(
      'are not called %j',
      async (name) => {
        const platform = await front.newPlatform();
        const answer = await platform.control('snapshots', { name });
        expect(refused(answer)).toEqual([422, 'parameter_invalid']);
        expect(await namesOf(platform)).toEqual([]);
      },
    );

    test('are so many at most', async () => {
      const platform = await front.newPlatform();
      for (let i = 1; i <= limits.snapshots.value; i++) expect((await keep(platform, `state-${i}`)).status).toBe(201);
      expect(refused(await keep(platform, 'one-more'))).toEqual([422, 'snapshot_limit_reached']);
      expect((await keep(platform, 'state-1')).status).toBe(201);
      await remove(platform, 'state-2');
      expect((await keep(platform, 'one-more')).status).toBe(201);
      recordExercised('limits', 'snapshots');
    });

    test('that are not there are not found', async () => {
      const platform = await front.newPlatform();
      await keep(platform, 'there');
      for (const answer of [
        await restore(platform, 'nowhere'),
        await restore(platform, 'now'),
        await remove(platform, 'nowhere'),
        await platform.control('snapshots/there/diff/nowhere', undefined, 'GET'),
        await platform.control('snapshots/nowhere/diff/there', undefined, 'GET'),
        await restore(await front.newPlatform(), 'there'),
      ])
        expect(refused(answer)).toEqual([404, 'resource_not_found']);
    });

    test('bring back what was, also after a reset, as often as is wanted', async () => {
      const platform = await front.newPlatform();
      await pay(platform, payment({ description: 'kept' }));
      const made = (await keep(platform, 'base')).asControl('Snapshot');
      for (let i = 0; i < 3; i++) {
        await pay(platform, payment({ description: 'lost' }));
        expect(await descriptionsOf(platform)).toEqual(['lost', 'kept']);
        if (i === 1) await platform.control('reset');
        const answer = await restore(platform, 'base');
        expect([answer.status, answer.body]).toEqual([200, made]);
        expect(await descriptionsOf(platform)).toEqual(['kept']);
      }
      expect(await namesOf(platform)).toEqual(['base']);
    });

    test('know the answers for idempotency keys that they knew, and no later ones', async () => {
      const platform = await front.newPlatform();
      const write = (key: string) => platform.testMode.post('/v1/payments', payment(), { 'Idempotency-Key': key });
      const first = await write('before');
      await keep(platform, 'base');
      const { id } = (await write('after')).payment;
      await restore(platform, 'base');
      expect((await write('before')).text).toBe(first.text);
      const again = await write('after');
      expect([again.status, again.headers.get('idempotent-replayed'), again.payment.id === id]).toEqual([
        201,
        null,
        false,
      ]);
    });

    test('bring back where the clock stood, and what was due', async () => {
      const platform = await front.newPlatform();
      const { id } = await pay(platform, manualPayment());
      await platform.clock({ frozen: true });
      const stood = now();
      await keep(platform, 'frozen');
      const { ran } = (await platform.clock({ advance: '30d', frozen: false })).asControl('MovedClock');
      front.clock.advance({ hours: 1 });
      await restore(platform, 'frozen');
      expect((await platform.clock()).body).toMatchObject({ now: stood, frozen: true });
      expect((await platform.testMode.get(`/v1/payments/${id}`)).payment.status).toBe('authorized');
      expect((await pay(platform)).updated_at).toBe(stood);
      const again = (await platform.clock({ advance: '30d' })).asControl('MovedClock').ran;
      // The other payment is paid out.
      expect(again.filter(({ kind }) => !kind.endsWith('payout') && kind !== 'close_payout_batch')).toEqual(ran);
    });

    test('of a clock that ran let it run on with that of the machine', async () => {
      const platform = await front.newPlatform();
      await keep(platform, 'real-time');
      await platform.clock({ advance: '30d' });
      await keep(platform, 'later');
      front.clock.advance({ hours: 1 });
      await restore(platform, 'real-time');
      expect((await platform.clock()).body).toMatchObject({ now: now(), frozen: false });
      await restore(platform, 'later');
      expect((await platform.clock()).body).toMatchObject({ now: now(30 * 86_400_000), frozen: false });
    });

    test('hold what publishers were still to be sent, which they are sent then', async () => {
      const platform = await front.newPlatform();
      const receiver = await startWebhookEndpoint();
      receiver.respondWith('silence');
      await platform.control('publishers', { url: receiver.url, events: ['payment.*'] });
      await pay(platform);
      await receiver.waitFor(1);
      await keep(platform, 'under-way');
      await platform.control('reset');
      await pay(platform);
      await restore(platform, 'under-way');
      expect((await platform.control('idle')).status).toBe(200);
      const ids = new Set(receiver.received.map(({ event }) => event.id));
      const told = platform.events().filter(({ event_name }) => event_name.startsWith('payment.'));
      expect(ids).toEqual(new Set(told.map(({ id }) => id)));
      expect(
        (await platform.control('deliveries?status=delivered', undefined, 'GET')).asControl('DeliveryList').data,
      ).toHaveLength(told.length);
    });

    test('end what is held: its key can be used', async () => {
      const platform = await front.newPlatform();
      await keep(platform, 'base');
      const { faults } = front.opened.sandbox.platform(platform.id);
      const held = () => faults.list().reduce((sum, fault) => sum + fault.held, 0);
      faults.create({ operation: 'createPayment', times: 1, fault: { hold: true } });
      const write = () =>
        platform.testMode.post('/v1/payments', payment({ description: 'once' }), { 'Idempotency-Key': 'k' });
      const waiting = write().catch((error: unknown) => error);
      while (held() === 0) await new Promise((resolve) => setImmediate(resolve));
      await restore(platform, 'base');
      await waiting;
      expect(await descriptionsOf(platform)).toEqual([]);
      expect((await write()).status).toBe(201);
      expect(await descriptionsOf(platform)).toEqual(['once']);
    });
  });

  describe('a comparison', () => {
    test('of a state with itself is empty', async () => {
      const platform = await front.newPlatform();
      await pay(platform);
      await keep(platform, 'a');
      await keep(platform, 'b');
      for (const [from, to] of [
        ['a', 'a'],
        ['a', 'b'],
        ['a', 'now'],
        ['now', 'b'],
        ['now', 'now'],
      ] as const)
        expect(await diff(platform, from, to)).toEqual({ from, to, added: [], removed: [], changed: [] });
    });

    test('tells what came, what went, and which fields changed', async () => {
      const platform = await front.newPlatform();
      front.clock.advance({ minutes: 1 });
      const { id } = await pay(platform, manualPayment({ metadata: { a: 1 } }));
      const made = await platform.control('publishers', { url: 'http://127.0.0.1:2/' });
      const { id: publisher } = made.asControl('NewPublisher');
      await keep(platform, 'before');
      await platform.control(`publishers/${publisher}`, undefined, 'DELETE');
      front.clock.advance({ minutes: 1 });
      await platform.testMode.post(`/v1/payments/${id}/capture`, {});
      await platform.testMode.patch(`/v1/payments/${id}`, { metadata: { b: [2] } });
      const { added, removed, changed } = await diff(platform, 'before', 'now');
      const kinds = (records: readonly { readonly type: string }[]) =>
        [...new Set(records.map(({ type }) => type))].sort();
      expect(kinds(added)).toEqual(expect.arrayContaining(['event', 'idempotency_key']));
      // A captured payment needs no job any more that would lapse its authorization.
      expect(removed).toEqual([
        { type: 'publisher', id: publisher },
        { type: 'job', id: expect.any(String) },
      ]);
      const fields = changed.find((record) => record.id === id)?.fields ?? [];
      expect(fields).toContainEqual({ path: 'status', before: 'authorized', after: 'succeeded' });
      expect(fields).toContainEqual({ path: 'updated_at', before: now(-60_000), after: now() });
      expect(fields.filter(({ path }) => path.startsWith('metadata'))).toEqual([
        { path: 'metadata.a', before: 1 },
        { path: 'metadata.b', after: [2] },
      ]);
      const back = await diff(platform, 'now', 'before');
      expect([back.added, back.removed]).toEqual([removed, added]);
    });

    test('shows no secret', async () => {
      const platform = await front.newPlatform();
      await keep(platform, 'before');
      const secret = 'sigk_that_is_for_nobody_to_see';
      await platform.control('publishers', { url: 'http://127.0.0.1:2/', secret });
      await keep(platform, 'after');
      const { added } = await diff(platform, 'before', 'after');
      expect(added.map(({ type }) => type)).toEqual(['publisher']);
      expect(JSON.stringify(added)).not.toContain(secret);
    });
  });

  test('in the same process the same is done by calls', async () => {
    const { id, testMode: api } = await front.newPlatform();
    const platform = front.opened.sandbox.platform(id);
    const made = platform.snapshots.create('base');
    await api.post('/v1/payments', payment());
    expect(platform.snapshots.list()).toEqual([made]);
    expect(platform.snapshots.diff('base').added.map(({ type }) => type)).toContain('payment');
    expect(platform.snapshots.restore('base')).toEqual(made);
    expect(platform.undo().undone).toHaveLength(1);
    expect(platform.undo(1).undone).toHaveLength(1);
    expect(platform.snapshots.diff('base', 'now')).toMatchObject({ added: [], removed: [], changed: [] });
    platform.snapshots.delete('base');
    expect(() => platform.snapshots.restore('base')).toThrow('not found');
    expect(() => platform.snapshots.create('now')).toThrow('name');
    expect(() => platform.undo(0)).toThrow('transactions');
  });
});
