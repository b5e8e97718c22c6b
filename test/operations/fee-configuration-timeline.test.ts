import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Configuration } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';
import { scaled } from '../support/run-scale';

const HORIZON = 60;
const MINUTE = 60_000;

type Step =
  | { readonly kind: 'create'; readonly ahead: number; readonly length: number | undefined }
  | { readonly kind: 'wait'; readonly minutes: number };

const steps = (canEnd: boolean): fc.Arbitrary<Step[]> => {
  const length = canEnd ? fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }) : fc.constant(undefined);
  return fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), ahead: fc.nat(9), length }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(4) }) },
    ),
    { minLength: 1, maxLength: 12 },
  );
};

/** Which configuration applies at each minute. A new one decides about all minutes up to the next start after its own. */
class Timeline {
  readonly applies: (string | undefined)[] = Array(HORIZON).fill(undefined);
  readonly made: { readonly id: string; readonly start: number }[] = [];

  create(id: string, start: number, end = HORIZON): void {
    const next = Math.min(HORIZON, ...this.made.map((other) => other.start).filter((other) => other > start));
    for (let minute = start; minute < next; minute++) this.applies[minute] = minute < end ? id : undefined;
    this.made.push({ id, start });
  }

  /** The latest start first; of the same start, the latest made. */
  history(): string[] {
    return [...this.made]
      .reverse()
      .sort((a, b) => b.start - a.start)
      .map(({ id }) => id);
  }

  scheduled(now: number): string[] {
    const starts = new Map(this.made.map(({ id, start }) => [id, start]));
    return this.history().filter((id) => (starts.get(id) ?? 0) > now && this.applies.includes(id));
  }
}

const idsOf = (configurations: readonly Configuration[]) => configurations.map(({ id }) => id);

eachFront(
  (front) => {
    test.each([
      ['a base type', 'processing_ach', false],
      ['an optional type', 'platform', true],
    ])('%s: whatever is created whenever, the chain is what the timeline says', async (_name, feeType, canEnd) => {
      await fc.assert(
        fc.asyncProperty(steps(canEnd), async (sequence) => {
          const { testMode: api, newSubAccount } = await front.newPlatform();
          const path = `/v1/sub_accounts/${(await newSubAccount()).id}/fee_configurations`;
          const list = async (rest: string) => (await api.get(`${path}${rest}`)).feeConfigurations;
          const origin = front.clock.now();
          const at = (minute: number) => new Date(origin + minute * MINUTE).toISOString();
          const minuteOf = (instant: string) => (Date.parse(instant) - origin) / MINUTE;
          const timeline = new Timeline();
          let now = 0;

          for (const step of sequence) {
            if (step.kind === 'wait') {
              now += step.minutes;
              front.clock.advance({ minutes: step.minutes });
            } else {
              const start = now + step.ahead;
              const end = step.length === undefined ? undefined : start + step.length;
              const { id } = (
                await api.post(`${path}/${feeType}`, {
                  variable_rate: 1,
                  effective_start: at(start),
                  ...(end !== undefined && { effective_end: at(end) }),
                })
              ).feeConfiguration;
              timeline.create(id, start, end);
            }
            const history = await list(`/${feeType}/history`);
            expect(idsOf(history)).toEqual(timeline.history());
            for (let minute = 0; minute < HORIZON; minute++) {
              const applying = history.filter(
                ({ effective_start, effective_end }) =>
                  minuteOf(effective_start) <= minute && (effective_end === null || minute < minuteOf(effective_end)),
              );
              expect(idsOf(applying)).toEqual([timeline.applies[minute] ?? []].flat());
            }
            expect(idsOf(await list(''))).toEqual([timeline.applies[now] ?? []].flat());
            expect(idsOf(await list('/scheduled'))).toEqual(timeline.scheduled(now));
            if (!canEnd) {
              const first = Math.min(...timeline.made.map(({ start }) => start));
              expect(timeline.applies.slice(first)).not.toContain(undefined);
              if (history.length > 0) expect(history[0]?.effective_end).toBeNull();
            }
          }
        }),
        { numRuns: scaled({ full: 100, short: 8 }) },
      );
    });
  },
  ['sandbox.fetch'],
);
