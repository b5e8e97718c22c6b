import { beforeEach, expect, test } from 'vitest';
import { leaseTimes } from '../../mock-server/replicas/lease';
import { type Presence, PresenceWatch } from '../../mock-server/replicas/presence';
import { SimulatedDatabase } from './simulated-database';
import { SimulatedProcess, SimulatedTime } from './simulated-time';

let time: SimulatedTime;
let database: SimulatedDatabase;
let watch: PresenceWatch;
let sent: number;
const owner = () => ({ id: 'owner', process: new SimulatedProcess(time, 0) });

beforeEach(async () => {
  time = new SimulatedTime();
  sent = 0;
  const network = {
    delay: () => {
      sent += 1;
      return 1;
    },
  };
  database = new SimulatedDatabase(time, network, leaseTimes, 700);
  const process = new SimulatedProcess(time, 90);
  watch = new PresenceWatch(database.presenceRows({ id: 'other', process }), {
    graceMs: leaseTimes.graceMs,
    timer: process,
  });
});

async function resultOf<Value>(promise: Promise<Value>): Promise<Value> {
  await time.pass(10);
  return promise;
}

const look = (): Promise<Presence> => resultOf(watch.look('owner'));

async function begin() {
  const session = await resultOf(database.connect(owner()));
  await resultOf(session.beginTerm(0));
}

test('a replica with a session is present, even when its lease was not renewed for long', async () => {
  await begin();
  await time.pass(2900);
  expect(await look()).toBe('present');
});

test('a replica without a session is gone after two looks with 200 milliseconds between them', async () => {
  await begin();
  database.endSessions('owner', undefined);
  const seen = [await look()];
  await time.pass(150);
  seen.push(await look());
  await time.pass(50);
  seen.push(await look());
  expect([seen, database.isAlive('owner', 1)]).toEqual([['absent', 'absent', 'gone'], false]);
});

test('a replica that opened a session between the looks, even a short one, is looked at from the beginning', async () => {
  await begin();
  database.endSessions('owner', undefined);
  await look();
  const session = await resultOf(database.connect(owner()));
  await resultOf(session.renew(1));
  database.endSessions('owner', undefined);
  await time.pass(300);
  expect([await look(), database.isAlive('owner', 1)]).toEqual(['absent', true]);
});

test('a replica whose lease has expired is gone, although a stopped process keeps its session', async () => {
  await begin();
  await time.pass(3000);
  expect(await look()).toBe('gone');
});

test('callers of the same time share a look', async () => {
  await begin();
  sent = 0;
  await resultOf(Promise.all([watch.look('owner'), watch.look('owner')]));
  expect(sent).toBe(2);
});
