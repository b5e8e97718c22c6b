import type { ReviewOutcome } from '../../../spec/tables/outcomes';
import type { Api } from '../api';
import { onboardingEntry } from '../onboarding';
import { type TimedPlatform, succeeded } from '../timed-platform';
import { after, type Look, type Move, type Seen, type Start, type Ways } from './recipe';

type ApiOf = (world: TimedPlatform) => Api;
const live: ApiOf = (world) => world.live;
const test: ApiOf = (world) => world.api;

const lookWith =
  (api: ApiOf): Look =>
  async (world, id) =>
    succeeded(await api(world).get(`/v1/sub_accounts/${id}`)).subAccount;
/** Either world's account is found in its own. */
const look: Look = async (world, id) => {
  const answer = await world.live.get(`/v1/sub_accounts/${id}`);
  return answer.status === 404 ? lookWith(test)(world, id) : answer.subAccount;
};

const enter =
  (api: ApiOf): Move =>
  async (world, id) =>
    succeeded(await api(world).post(`/v1/onboarding/${id}`, onboardingEntry('individual')));
const review =
  (outcome: ReviewOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.review(id, outcome));

const created: Start = async (world) => {
  const { id } = (await world.live.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  return look(world, id);
};
const submitted = after(created, enter(live), look);
const informationNeeded = after(submitted, review('request_information'), look);
const enabled = after(submitted, review('approve'), look);
const rejected = after(submitted, review('reject'), look);
const disabled = after(enabled, review('disable'), look);

/** A test account is enabled right after the answer to its making, which alone shows it as it was before. */
const createdForTests: Start = async (world) => (await world.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;

/** What the newest event but one has told of an account: the newest tells that it was enabled again. */
const told: Look = async ({ platform }, id) => {
  const updates = platform
    .events()
    .filter(({ event_name, account_id }) => event_name === 'sub_account.updated' && account_id === id);
  return statusOf(updates.at(-2)?.data);
};

function statusOf(data: object | undefined): Seen {
  const { id, status } = Object(data);
  return { id: String(id), status: String(status) };
}

const enabledForTests = after(createdForTests, look, look);
const enterAndSee: Move = async (world, id) => {
  await enter(test)(world, id);
  await look(world, id);
};

export const subAccountWays: Ways<'sub_account'> = {
  look,
  ways: {
    submit: {
      created: { start: created, move: enter(live) },
      information_needed: { start: informationNeeded, move: enter(live) },
    },
    resubmit: { enabled: { start: enabledForTests, move: enterAndSee, look: told } },
    auto_enable: {
      created: { start: createdForTests, move: look },
      submitted: { start: after(enabledForTests, enterAndSee, told), move: look },
    },
    approve: {
      submitted: { start: submitted, move: review('approve') },
      information_needed: { start: informationNeeded, move: review('approve') },
    },
    request_information: { submitted: { start: submitted, move: review('request_information') } },
    reject: {
      submitted: { start: submitted, move: review('reject') },
      information_needed: { start: informationNeeded, move: review('reject') },
    },
    disable: { enabled: { start: enabled, move: review('disable') } },
    enable: { disabled: { start: disabled, move: review('enable') } },
    archive: {
      created: { start: created, move: review('archive') },
      submitted: { start: submitted, move: review('archive') },
      information_needed: { start: informationNeeded, move: review('archive') },
      enabled: { start: enabled, move: review('archive') },
      rejected: { start: rejected, move: review('archive') },
      disabled: { start: disabled, move: review('archive') },
    },
  },
};
