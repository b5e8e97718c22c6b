import { beforeEach, expect, test, vi } from 'vitest';
import { MoveObserver } from '../../mock-server/replicas/moves';
import { type ClaimedPlatform, OverduePoll } from '../../mock-server/replicas/overdue';
import { SimulatedProcess, SimulatedTime } from './simulated-time';

let time: SimulatedTime;
let overdue: string[];
let unopened: string[];
let released: ClaimedPlatform[];
let looked: string[];
let errors: unknown[];
/** Receives the errors of the poll. */
let report: (error: unknown) => void;
let claims: number;
let unreadable: string[];
let lease: { term: number };
let loopUse: number;
/** Called when a platform is looked at. */
let look: (id: string) => Promise<void>;
let poll: OverduePoll;

beforeEach(() => {
  time = new SimulatedTime();
  [overdue, unopened, unreadable, released, looked, errors, claims] = [[], [], [], [], [], [], 0];
  lease = { term: 1 };
  loopUse = 0;
  look = async () => undefined;
  report = (error) => errors.push(error);
  const withEpoch = (id: string): ClaimedPlatform => ({ id, epoch: 3 });
  poll = new OverduePoll({
    clock: { now: () => 0 },
    rows: {
      claim: async (_term, _dueAt, limit, except) => {
        claims += 1;
        const claimed = overdue.filter((id) => !except.includes(id)).slice(0, limit);
        overdue = overdue.filter((id) => !claimed.includes(id));
        return claimed.map(withEpoch);
      },
      claimed: async () => unopened.map(withEpoch),
      release: async (platform) => {
        released.push(platform);
        overdue.push(platform.id);
      },
    },
    lease,
    sweep: async () => undefined,
    loopUse: () => loopUse,
    owns: (id) => looked.includes(id),
    except: () => unreadable,
    look: async (id) => {
      looked.push(id);
      await look(id);
    },
    onError: (error) => report(error),
    timer: new SimulatedProcess(time, 0),
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `platform_${i}`);

test('what becomes overdue is opened within half a second', async () => {
  await time.pass(10_000);
  overdue = ['a'];
  await time.pass(500);
  expect(looked).toEqual(['a']);
});

test.each([
  { each: 10, use: 0.5, atATime: 32 },
  { each: 60, use: 0.5, atATime: 8 },
  { each: 10, use: 0.9, atATime: 1 },
  { each: 60, use: 0.9, atATime: 1 },
])('of many, $atATime are opened at a time when each takes $each ms and $use of the loop', async (slow) => {
  const { each, use, atATime } = slow;
  loopUse = use;
  let open = 0;
  let most = 0;
  look = async () => {
    open += 1;
    // When the first ones were opened.
    if (looked.length > 70) most = Math.max(most, open);
    await new Promise<void>((resolve) => void time.after(each, resolve));
    open -= 1;
  };
  overdue = numbered(100);
  await time.pass(7000);
  expect([looked.length, most]).toEqual([100, atATime]);
});

test('one that fails is given up and left alone for ten seconds, and the others are opened', async () => {
  look = async (id) => {
    if (id === 'platform_0') throw new Error('damaged');
  };
  overdue = numbered(3);
  await time.pass(10_000);
  expect([looked.sort(), released, errors.length]).toEqual([numbered(3), [{ id: 'platform_0', epoch: 3 }], 1]);
  await time.pass(1000);
  expect(looked.filter((id) => id === 'platform_0')).toHaveLength(2);
});

test('an error that cannot be reported does not end the poll', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const thrown = new Error('the report failed');
  report = () => {
    throw thrown;
  };
  look = async (id) => {
    if (id === 'platform_0') throw new Error('damaged');
  };
  overdue = numbered(1);
  await time.pass(500);
  overdue.push('platform_1');
  await time.pass(500);
  expect([looked, released.length, printed.mock.calls]).toEqual([numbered(2), 1, [[thrown]]]);
  printed.mockRestore();
});

test('one that never opens does not stop the others', async () => {
  look = (id) => (id === 'platform_0' ? new Promise(() => undefined) : Promise.resolve());
  overdue = numbered(20);
  await time.pass(1000);
  expect(looked).toHaveLength(20);
});

test('nor does one that began in a busy process', async () => {
  loopUse = 0.9;
  overdue = numbered(30);
  await time.pass(1000);
  look = () => new Promise(() => undefined);
  overdue = ['c'];
  await time.pass(500);
  look = async () => undefined;
  loopUse = 0;
  overdue = numbered(40).slice(30);
  await time.pass(1000);
  expect(looked).toHaveLength(41);
});

test('one that was claimed, but not opened, is opened', async () => {
  unopened = ['a'];
  await time.pass(5000);
  expect(looked).toEqual(['a']);
});

test('what this replica cannot read is not claimed, and opened only to be released', async () => {
  unreadable = ['a', 'b'];
  [overdue, unopened] = [['a', 'c'], ['b']];
  await time.pass(500);
  expect(looked.sort()).toEqual(['b', 'c']);
});

test('without a lease nothing is claimed', async () => {
  lease.term = 0;
  await time.pass(2000);
  expect(claims).toBe(0);
});

test('ends with what is being opened', async () => {
  overdue = ['a'];
  await time.pass(500);
  await poll.close();
  const before = claims;
  await time.pass(5000);
  expect(claims).toBe(before);
});

test('a forwarded request is told when the owner of its platform has changed, and not when the database is silent', async () => {
  let owners: Map<string, string> | undefined = new Map([['a', 'http://one']]);
  let reads = 0;
  const observer = new MoveObserver(
    async () => {
      reads += 1;
      if (owners === undefined) throw new Error('unreachable');
      return owners;
    },
    new SimulatedProcess(time, 0),
  );
  const moved: string[] = [];
  observer.observe('a', 'http://one', () => moved.push('short'))();
  await time.pass(1000);
  expect(reads).toBe(0);
  observer.observe('a', 'http://one', () => moved.push('long'));
  await time.pass(1000);
  expect([reads > 1, moved]).toEqual([true, []]);
  owners = undefined;
  await time.pass(1000);
  expect(moved).toEqual([]);
  owners = new Map();
  await time.pass(500);
  expect(moved).toEqual(['long']);
  const before = reads;
  await time.pass(1000);
  expect(reads).toBe(before);
});
