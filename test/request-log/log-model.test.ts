import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock-server';
import type { RequestLog } from '../../mock-server/request-log/request-log';
import { scaled } from '../support/run-scale';

/** As many as the log keeps. */
const MAX_ENTRIES = 1_000;

type Step = { readonly add: number } | { readonly find: number } | 'clear';

/** Numbers around which a ring buffer turns over, and small ones. */
const count = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(MAX_ENTRIES - 1, MAX_ENTRIES, MAX_ENTRIES + 1));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ add: count }),
  fc.record({ find: fc.nat(2 * MAX_ENTRIES) }),
  fc.constant('clear'),
);
const steps = fc.array(step, { minLength: 2, maxLength: 12 });

/** Sends a request that names no platform. Returns its id. */
async function send(sandbox: Sandbox): Promise<string> {
  const { headers } = await sandbox.fetch('http://sandbox.test/nothing');
  return headers.get('Request-Id') ?? '';
}

/** The ids in a log by each way to read it. */
function reads(log: RequestLog) {
  const walked = [...log.walk({}, 'ascending')];
  const middle = walked[Math.floor(walked.length / 2)]?.sequence ?? 0;
  const beyond = (direction: 'ascending' | 'descending') => [...log.walk({}, direction, middle)].map(({ id }) => id);
  return {
    list: log.list().map(({ id }) => id),
    ascending: walked.map(({ id }) => id),
    later: beyond('ascending'),
    earlier: beyond('descending'),
    concerning: [...log.walkConcerning('nothing', new Set())].map(({ id }) => id),
  };
}

function readsOf(ids: readonly string[]): ReturnType<typeof reads> {
  const newestFirst = [...ids].reverse();
  const middle = Math.floor(ids.length / 2);
  return {
    list: newestFirst,
    ascending: [...ids],
    later: ids.slice(middle + 1),
    earlier: ids.slice(0, middle).reverse(),
    concerning: newestFirst,
  };
}

test('whatever was added, found and cleared, the log has the latest thousand requests since it was emptied', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const sandbox = createSandbox();
      const log = sandbox.requests;
      const sent: string[] = [];
      let kept: string[] = [];
      for (const each of given) {
        if (each === 'clear') {
          expect(log.deleteAll()).toBe(kept.length);
          kept = [];
        } else if ('add' in each) {
          for (let i = 0; i < each.add; i++) sent.push(await send(sandbox));
          kept = [...kept, ...sent.slice(sent.length - each.add)].slice(-MAX_ENTRIES);
        } else {
          const id = sent[each.find % Math.max(sent.length, 1)] ?? 'req_unknown';
          expect(log.find(id)?.id).toBe(kept.includes(id) ? id : undefined);
        }
        expect(log.find('req_unknown')).toBeUndefined();
        expect(reads(log)).toEqual(readsOf(kept));
      }
      await sandbox.close();
    }),
    { numRuns: scaled({ full: 200, short: 4 }) },
  );
});
