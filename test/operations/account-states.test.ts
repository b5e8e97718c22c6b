import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type ReviewOutcome, reviewOutcomes } from '../../spec/tables/outcomes';
import type { ApiResponse } from '../support/api';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { onboardingEntry } from '../support/onboarding';
import { TestClock } from '../support/clock';
import { scaled } from '../support/run-scale';

type Step = ReviewOutcome | 'entry';
type Status = string;

/** A sub account as it is thought to be: a status, and how often it was told of. Knows nothing of the machine. */
class Model {
  status: Status = 'created';
  updates = 0;
  /** Whether payouts were enabled, at each change of it. */
  readonly payoutSettings: boolean[] = [];

  constructor(readonly enabledByItself: boolean) {
    if (enabledByItself) this.#move('enabled');
  }

  /** The HTTP status of a step, which it takes. */
  take(step: Step): number {
    if (step === 'entry') return this.#enter();
    const to = reviews[step][this.status];
    if (to === undefined) return 422;
    this.#move(to);
    return 200;
  }

  #enter(): number {
    const from = this.enabledByItself
      ? ['created', 'information_needed', 'enabled']
      : ['created', 'information_needed'];
    if (!from.includes(this.status)) return 403;
    this.#move('submitted');
    if (this.enabledByItself) this.#move('enabled');
    return 200;
  }

  #move(to: Status): void {
    const isEnabled = to === 'enabled';
    if (isEnabled !== (this.status === 'enabled')) this.payoutSettings.push(isEnabled);
    this.status = to;
    this.updates += 1;
  }
}

const archived = Object.fromEntries(
  ['created', 'submitted', 'information_needed', 'enabled', 'rejected', 'disabled'].map((status) => [
    status,
    'archived',
  ]),
);

const reviews: Readonly<Record<ReviewOutcome, Readonly<Record<Status, Status>>>> = {
  approve: { submitted: 'enabled', information_needed: 'enabled' },
  request_information: { submitted: 'information_needed' },
  reject: { submitted: 'rejected', information_needed: 'rejected' },
  disable: { enabled: 'disabled' },
  enable: { disabled: 'enabled' },
  archive: archived,
};

/** Whether an account takes no further entry, whatever a review decides. */
const isOver = (status: Status) => ['rejected', 'disabled', 'archived'].includes(status);

/** Archiving is the end: rare, so that sequences get somewhere before. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('entry' as const) },
  { weight: 12, arbitrary: fc.constantFrom(...reviewOutcomes.filter((outcome) => outcome !== 'archive')) },
  { weight: 1, arbitrary: fc.constant('archive' as const) },
);

/** Taken before the random ones, so that every status is reached in every run. */
const walks: Step[][] = [
  ['entry', 'request_information', 'reject', 'archive'],
  ['entry', 'approve', 'disable'],
  ['disable', 'enable', 'archive'],
];

const apiOf = ({ testMode, liveMode }: TestPlatform, mode: 'test' | 'live') => (mode === 'live' ? liveMode : testMode);

async function expectAsModelled(platform: TestPlatform, mode: 'test' | 'live', id: string, model: Model) {
  const api = apiOf(platform, mode);
  const { subAccount } = await api.get(`/v1/sub_accounts/${id}`);
  const enabled = model.status === 'enabled';
  expect(subAccount).toMatchObject({ status: model.status, processing_ready: enabled, payout_ready: enabled });
  const listed = async (query: string) =>
    (await api.get(`/v1/sub_accounts${query}`)).as('SubAccountList').data.map((account) => account.id);
  expect(await listed('')).toEqual(model.status === 'archived' ? [] : [id]);
  expect(await listed(`?status=${model.status}`)).toEqual([id]);
  const events = platform.events().filter(({ account_id }) => account_id === id);
  const settings = events.filter(({ event_name }) => event_name === 'account.payout_setting.updated');
  expect(settings.map(({ data }) => 'enabled' in data && data.enabled)).toEqual(model.payoutSettings);
  const told = events.filter(({ event_name }) => event_name.endsWith('account.updated'));
  expect(told.map(({ event_name }) => event_name)).toEqual(
    Array.from({ length: model.updates }, () => ['sub_account.updated', 'seller_account.updated']).flat(),
  );
  if (model.updates > 0) expect(told.at(-1)?.data).toEqual(subAccount);
}

/** The refusal of a review names the status, the outcome, and those that are possible instead. */
function expectRefused({ error }: ApiResponse, status: Status, outcome: string): void {
  const possible = reviewOutcomes.filter((each) => reviews[each][status] !== undefined);
  expect(error.code).toBe('sub_account_unexpected_state');
  for (const name of [status, outcome, ...(possible.length > 0 ? possible : ['none'])])
    expect(error.message).toContain(name);
}

test.each([
  ['live', true],
  ['test', true],
  ['test', false],
] as const)('a %s account of a sandbox with autoEnable %j does as modelled', async (mode, autoEnable) => {
  const sandbox = createSandbox({ clock: new TestClock(), autoEnable });
  const reached = new Set<Status>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
      const { id } = (await apiOf(platform, mode).post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
      const model = new Model(mode === 'test' && autoEnable);
      for (const step of steps) {
        const answer = await (step === 'entry'
          ? apiOf(platform, mode).post(`/v1/onboarding/${id}`, onboardingEntry('individual'))
          : platform.review(id, step));
        const before = model.status;
        expect(answer.status).toBe(model.take(step));
        if (answer.status === 422) expectRefused(answer, before, step);
        if (answer.status === 403)
          expect(answer.error.code).toBe(isOver(before) ? 'not_authorized' : 'duplicate_record');
        await expectAsModelled(platform, mode, id, model);
        reached.add(model.status);
      }
    }),
    { numRuns: scaled({ full: 100, short: 25 }), examples: walks.map((walk) => [walk]) },
  );
  const everywhere = ['submitted', 'information_needed', 'enabled', 'rejected', 'disabled', 'archived'];
  const some = ['enabled', 'disabled', 'archived'];
  for (const status of mode === 'test' && autoEnable ? some : everywhere) expect(reached).toContain(status);
  await sandbox.close();
});
