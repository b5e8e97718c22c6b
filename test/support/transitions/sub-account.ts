import type { ReviewOutcome } from '../../../spec/tables/outcomes';
import type { Api } from '../api';
import { onboardingEntry } from '../onboarding';
import { type TimedPlatform, succeeded } from '../timed-platform';
import { after, type Read, type Move, type ObjectState, type Start, type MachineRecipes } from './recipe';

type ApiOf = (timed: TimedPlatform) => Api;
const live: ApiOf = (timed) => timed.liveApi;
const test: ApiOf = (timed) => timed.api;

const lookWith =
  (api: ApiOf): Read =>
  async (timed, id) =>
    succeeded(await api(timed).get(`/v1/sub_accounts/${id}`)).subAccount;
/** Finds an account in the mode that has it. */
const read: Read = async (timed, id) => {
  const answer = await timed.liveApi.get(`/v1/sub_accounts/${id}`);
  return answer.status === 404 ? lookWith(test)(timed, id) : answer.subAccount;
};

const enter =
  (api: ApiOf): Move =>
  async (timed, id) =>
    succeeded(await api(timed).post(`/v1/onboarding/${id}`, onboardingEntry('individual')));
const review =
  (outcome: ReviewOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.review(id, outcome));

const created: Start = async (timed) => {
  const { id } = (await timed.liveApi.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  return read(timed, id);
};
const submitted = after(created, enter(live), read);
const informationNeeded = after(submitted, review('request_information'), read);
const enabled = after(submitted, review('approve'), read);
const rejected = after(submitted, review('reject'), read);
const disabled = after(enabled, review('disable'), read);

/** A test account is enabled right after the response to its creation: only that response shows the state before. */
const createdForTests: Start = async (timed) => (await timed.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;

/** The state in the second newest event: the newest one reports that the account was enabled again. */
const previousState: Read = async ({ platform }, id) => {
  const updates = platform
    .events()
    .filter(({ event_name, account_id }) => event_name === 'sub_account.updated' && account_id === id);
  return statusOf(updates.at(-2)?.data);
};

function statusOf(data: object | undefined): ObjectState {
  const { id, status } = Object(data);
  return { id: String(id), status: String(status) };
}

const enabledForTests = after(createdForTests, read, read);
const enterAndSee: Move = async (timed, id) => {
  await enter(test)(timed, id);
  await read(timed, id);
};

export const subAccountRecipes: MachineRecipes<'sub_account'> = {
  read,
  recipes: {
    submit: {
      created: { start: created, move: enter(live) },
      information_needed: { start: informationNeeded, move: enter(live) },
    },
    resubmit: { enabled: { start: enabledForTests, move: enterAndSee, read: previousState } },
    auto_enable: {
      created: { start: createdForTests, move: read },
      submitted: { start: after(enabledForTests, enterAndSee, previousState), move: read },
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
