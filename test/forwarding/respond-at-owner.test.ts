import { expect, test } from 'vitest';
import { ConnectionDropped } from '../../mock-server/faults/connection-dropped';
import type { Forwarded, Target } from '../../mock-server/replicas/forward';
import type { Place } from '../../mock-server/replicas/placement-port';
import { respondAtOwner } from '../../mock-server/replicas/respond-at-owner';
import { outcomeHeader } from '../../mock-server/replicas/forwarded-request';
import { OwnedElsewhereError } from '../../mock-server/store/journal/owned-elsewhere-error';
import { errorResponse, jsonResponse, type WireResponse } from '../../mock-server/wire/envelope';
import type { WireRequest } from '../../mock-server/wire/message';
import { FakePlacement } from '../support/replicas-in-memory';

const here: Place = { at: 'here' };
const there: Place = { at: 'replica', url: 'http://there.test' };
const wait: Place = { at: 'wait' };
const fromThere: Forwarded = { outcome: 'response', response: jsonResponse(200, '"there"') };
const unreachable: Forwarded = { outcome: 'not_carried_out', why: 'unreachable', reason: 'connect ECONNREFUSED' };
const notOwner: Forwarded = { outcome: 'not_carried_out', why: 'not_owner', reason: 'it does not own it' };
const unknown: Forwarded = { outcome: 'unknown' };

function requestOf(method: string, headers: Readonly<Record<string, string>> = {}): WireRequest {
  const all = new Headers({ Authorization: 'Bearer plat_1.test.1.salt.signature', ...headers });
  return { method, path: '/v1/payments', query: '', headers: all, body: '' };
}

const get = requestOf('GET');
const post = requestOf('POST');
const keyed = requestOf('POST', { 'Idempotency-Key': 'k' });

interface Given {
  /** The results of `find`, one after the other; the last one again and again. */
  readonly places?: readonly (Place | Error)[];
  readonly forwards?: readonly Forwarded[];
  readonly owned?: boolean;
  readonly app?: (request: WireRequest, placement: FakePlacement) => Promise<WireResponse>;
  readonly owners?: () => Promise<readonly string[]>;
}

/** A replica with a clock that only its pauses move. */
function setUp({ places = [here], forwards = [fromThere], owned = false, app, owners }: Given) {
  const log: string[] = [];
  const state = { now: 0, isClosing: false, finds: 0, sent: 0 };
  const place = (): Place => {
    const found = places[Math.min(state.finds++, places.length - 1)];
    if (found === undefined || found instanceof Error) throw found ?? new Error('no place');
    return found;
  };
  const placement = new FakePlacement(place, owners ?? (() => Promise.resolve([])), () => owned);
  const respond = respondAtOwner(
    (request) => {
      log.push(`app${request.placedOn === undefined ? '' : ` on ${request.placedOn}`}`);
      return app?.(request, placement) ?? Promise.resolve(jsonResponse(200, '"here"'));
    },
    placement,
    {
      forward: (_request: WireRequest, { url, platform }: Target) => {
        log.push(`${platform} to ${url}`);
        return Promise.resolve(forwards[Math.min(state.sent++, forwards.length - 1)] ?? unknown);
      },
      refuse: (_request, error) => Promise.resolve(errorResponse(error)),
      isClosing: () => state.isClosing,
      pause: (milliseconds) => {
        state.now += milliseconds;
        return Promise.resolve();
      },
      elapsed: () => state.now,
    },
  );
  return { respond, placement, state, log };
}

const again = { status: 503, headers: { 'Retry-After': '1', 'Should-Retry': 'true' } };
const outcomeUnknown = { ...again, body: expect.stringContaining('outcome unknown') };
const notCarriedOut = { ...again, body: expect.stringContaining('not carried out') };

test('a platform that is owned here is served here, and nothing is asked', async () => {
  const { respond, placement, state, log } = setUp({ owned: true });
  expect(await respond(get)).toMatchObject({ body: '"here"' });
  expect([log, state.finds, placement.lease.confirmations]).toEqual([['app'], 0, 0]);
});

test('a request that names no platform, or one that does not exist, is for the app here', async () => {
  const { respond, state } = setUp({ places: [{ at: 'nowhere' }] });
  expect(await respond({ ...get, headers: new Headers() })).toMatchObject({ body: '"here"' });
  expect(state.finds).toBe(0);
  expect(await respond(get)).toMatchObject({ body: '"here"' });
  expect(state.finds).toBe(1);
});

test('nobody owns it: the app opens it here', async () => {
  const { respond, log } = setUp({ places: [here] });
  expect(await respond(post)).toMatchObject({ body: '"here"' });
  expect(log).toEqual(['app on plat_1']);
});

test('another replica owns it: one hop', async () => {
  const { respond, log } = setUp({ places: [there] });
  expect(await respond(post)).toMatchObject({ body: '"there"' });
  expect(log).toEqual(['plat_1 to http://there.test']);
});

test.each([
  ['does not own it', notOwner, 'plat_1 not_owner'],
  ['is not reachable', unreachable, 'plat_1 unreachable'],
])('the replica asked %s: it is looked up again, whatever the request is', async (_what, first, forgotten) => {
  const { respond, placement } = setUp({ places: [there], forwards: [first, fromThere] });
  expect(await respond(post)).toMatchObject({ body: '"there"' });
  expect(placement.forgotten).toEqual([forgotten]);
});

test('the owner is being replaced: the request is held, and placed again', async () => {
  const { respond, state } = setUp({ places: [wait, new Error('the database is away'), wait, there] });
  expect(await respond(post)).toMatchObject({ body: '"there"' });
  expect(state.now).toBe(30);
});

test.each<[what: string, places: (Place | Error)[], forward: Forwarded, reason: string]>([
  ['the owner is unknown', [wait], unknown, 'its owner is being replaced'],
  ['the database does not respond', [new Error('no connection')], unknown, 'no connection'],
  ['the owner is not reachable', [there], unreachable, 'ECONNREFUSED'],
  ['the owner was not reachable, and has been looked for since then', [there, wait], unreachable, 'ECONNREFUSED'],
  ['no replica says that it is the owner', [there], notOwner, 'does not own'],
])('%s for longer than a lease: 503, to be sent again', async (_what, places, forward, reason) => {
  const { respond, placement, state } = setUp({ places, forwards: [forward] });
  const response = await respond(post);
  expect(response).toMatchObject(notCarriedOut);
  expect(response.body).toContain(reason);
  expect(state.now).toBeGreaterThanOrEqual(placement.holdMs);
  expect(state.now).toBeLessThan(placement.holdMs + 20);
});

test.each([
  ['a read', get, { body: '"there"' }],
  ['a request with an idempotency key', keyed, { body: '"there"' }],
  ['a write without one', post, outcomeUnknown],
  [
    'a write to an operation that ignores the key',
    { ...keyed, path: '/_sandbox/platforms/plat_1/reset' },
    outcomeUnknown,
  ],
])('the owner ends while it carries out %s', async (_what, request, expected) => {
  const { respond, placement } = setUp({ places: [there], forwards: [unknown, fromThere] });
  expect(await respond(request)).toMatchObject(expected);
  expect(placement.forgotten).toEqual(['plat_1 unreachable']);
});

test.each([
  ['a read', get, { body: '"there"' }],
  ['a write', post, outcomeUnknown],
])(
  'this replica loses its lease while it carries out %s: its own response is discarded',
  async (_what, request, expected) => {
    const app = (_request: WireRequest, { lease }: FakePlacement) => {
      lease.lose();
      return Promise.resolve(jsonResponse(200, '"stale"'));
    };
    for (const owned of [true, false])
      expect(await setUp({ owned, places: owned ? [there] : [here, there], app }).respond(request)).toMatchObject(
        expected,
      );
  },
);

test('an uncertain lease is confirmed before the response leaves', async () => {
  const app = (_request: WireRequest, { lease }: FakePlacement) => {
    lease.isHeld = false;
    return Promise.resolve(jsonResponse(200, '"here"'));
  };
  const { respond, placement } = setUp({ owned: true, app });
  expect(await respond(post)).toMatchObject({ body: '"here"' });
  expect(placement.lease.confirmations).toBe(1);
  placement.lease.isHeld = true;
  placement.lease.isConfirmed = false;
  expect(await respond(post)).toMatchObject(outcomeUnknown);
});

test('somebody else claims the platform while the app opens it: nothing was carried out', async () => {
  const app = () =>
    Promise.reject(new Error('cannot be opened', { cause: new OwnedElsewhereError('plat_1', 'replica_2', null) }));
  for (const owned of [true, false]) {
    const { respond } = setUp({ owned, places: owned ? [there] : [here, there], app });
    expect(await respond(post)).toMatchObject({ body: '"there"' });
  }
});

test('a connection that a fault drops is dropped for the caller, and never placed again', async () => {
  const { respond, log } = setUp({ places: [there], forwards: [{ outcome: 'dropped' }, fromThere] });
  await expect(respond(get)).rejects.toThrow(ConnectionDropped);
  expect(log).toHaveLength(1);
  const local = setUp({ owned: true, app: () => Promise.reject(new ConnectionDropped()) });
  await expect(local.respond(get)).rejects.toThrow(ConnectionDropped);
});

test('a replica that is being closed forwards, and refuses what it owned', async () => {
  const { respond, state } = setUp({ owned: true, places: [here, there] });
  state.isClosing = true;
  expect(await respond(post)).toMatchObject(notCarriedOut);
  expect(await respond(post)).toMatchObject({ body: '"there"' });
});

test('a stream of which nothing is known is not sent twice', async () => {
  const stream: WireRequest = { ...get, method: 'PUT', stream: (async function* () {})() };
  const { respond } = setUp({ places: [there], forwards: [unknown] });
  expect(await respond(stream)).toMatchObject(outcomeUnknown);
});

test('the first platform that has an address responds', async () => {
  const page: WireRequest = { ...get, path: '/r/cs_1', headers: new Headers() };
  const owners = () => Promise.resolve(['plat_1', 'plat_2', 'plat_3']);
  const app = ({ placedOn }: WireRequest) => Promise.resolve(jsonResponse(placedOn === 'plat_2' ? 200 : 404, ''));
  const { respond, log } = setUp({ owners, app });
  expect(await respond(page)).toMatchObject({ status: 200 });
  expect(log).toEqual(['app on plat_1', 'app on plat_2']);
  const nobody = setUp({ owners: () => Promise.resolve([]), places: [there] });
  expect(await nobody.respond(page)).toMatchObject({ body: '"here"' });
  const away = setUp({ owners: () => Promise.reject(new Error('no connection')) });
  expect(await away.respond(page)).toMatchObject(notCarriedOut);
});

test('a forwarded request is carried out by the owner only, and not forwarded again', async () => {
  const forwarded: WireRequest = { ...post, forwardedBy: 'replica_2', placedOn: 'plat_1' };
  const elsewhere = setUp({ places: [there] });
  expect(await elsewhere.respond(forwarded)).toMatchObject({ headers: { [outcomeHeader]: 'not_owner' } });
  expect(elsewhere.log).toEqual([]);
  const owner = setUp({ owned: true });
  expect(await owner.respond(forwarded)).toMatchObject({ body: '"here"' });
  owner.state.isClosing = true;
  expect(await owner.respond(forwarded)).toMatchObject({ headers: { [outcomeHeader]: 'not_owner' } });
  const app = (_request: WireRequest, { lease }: FakePlacement) => {
    lease.lose();
    return Promise.resolve(jsonResponse(200, '"stale"'));
  };
  const loser = setUp({ owned: true, app });
  expect(await loser.respond(forwarded)).toMatchObject({ headers: { [outcomeHeader]: 'lost' } });
  const late = setUp({ owned: true, app: () => Promise.reject(new OwnedElsewhereError('plat_1', 'replica_2', null)) });
  expect(await late.respond(forwarded)).toMatchObject({ headers: { [outcomeHeader]: 'not_owner' } });
});
