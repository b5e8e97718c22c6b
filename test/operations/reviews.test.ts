import { describe, expect, test } from 'vitest';
import { type ReviewOutcome, reviewOutcomes } from '../../spec/tables/outcomes';
import { subAccountStates } from '../../spec/tables/states';
import { type ApiResponse, exchange } from '../support/api';
import { cardPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { onboardingEntry } from '../support/onboarding';
import type { TestPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

/** A live sub account, after an onboarding entry for each `entry`, and these reviews. */
async function liveAccount(
  { liveMode, review }: TestPlatform,
  steps: readonly (ReviewOutcome | 'entry')[],
): Promise<string> {
  const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  for (const step of steps) {
    const entry = () => liveMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
    expect((await (step === 'entry' ? entry() : review(id, step))).status).toBe(200);
  }
  return id;
}

test('the outcomes are the ways of a sub account that the review takes', () => {
  const transitions = Object.entries(subAccountStates.transitions);
  const byReview = transitions.flatMap(([name, { movedBy }]) => (movedBy === 'the review' ? [name] : []));
  expect([...reviewOutcomes]).toEqual(byReview);
});

eachFront((front) => {
  test('a live account takes payments once it is approved, and no more when it is disabled', async () => {
    const platform = await front.newPlatform();
    const id = await liveAccount(platform, ['entry', 'approve']);
    const shop = platform.liveMode.on(id);
    const number = '4111111111111111';
    const pay = async () => (await shop.post('/v1/payments', cardPayment({ number }))).status;
    expect(await pay()).toBe(201);
    await platform.review(id, 'disable');
    expect(await pay()).toBe(400);
    await platform.review(id, 'enable');
    expect(await pay()).toBe(201);
  });

  test('a test account: enabled before any review of it, as by the next request', async () => {
    const platform = await front.newPlatform();
    const { id } = (await platform.testMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    expect((await platform.review(id, 'disable')).subAccount.status).toBe('disabled');
    const again = await platform.review(id, 'disable');
    expect(outcome(again)).toEqual([422, 'sub_account_unexpected_state']);
    expect((await platform.testMode.get(`/v1/sub_accounts/${id}`)).subAccount.status).toBe('disabled');
  });

  test('test and live are reviewed apart', async () => {
    const platform = await front.newPlatform();
    const { related_accounts } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    const { live_account_id = '', test_account_id } = related_accounts;
    await platform.review(test_account_id, 'archive');
    expect((await platform.liveMode.get(`/v1/sub_accounts/${live_account_id}`)).subAccount.status).toBe('created');
  });

  describe('refused', () => {
    test.each([
      ['an account that is not there', 'acc_0000000000000000000000'],
      ['no id of an account', 'py_1'],
      ['a name that every object has', '__proto__'],
    ])('404: %s', async (_, id) => {
      const platform = await front.newPlatform();
      expect(outcome(await platform.review(id, 'approve'))).toEqual([404, 'resource_not_found']);
    });

    test('404: the account of the platform itself, and one of another platform', async () => {
      const platform = await front.newPlatform();
      const other = await front.newPlatform();
      const shop = await platform.newSubAccount();
      const { platform_account_id } = (await platform.testMode.get(`/v1/sub_accounts/${shop.id}`)).subAccount;
      expect(outcome(await platform.review(platform_account_id, 'disable'))).toEqual([404, 'resource_not_found']);
      expect(outcome(await other.review(shop.id, 'disable'))).toEqual([404, 'resource_not_found']);
      const nowhere = `/_sandbox/platforms/nowhere/sub_accounts/${shop.id}/review`;
      const answer = await exchange(front.opened, 'POST', nowhere, { body: { outcome: 'disable' } });
      expect(outcome(answer)).toEqual([404, 'resource_not_found']);
    });

    test.each([
      [422, 'parameter_missing', '{}'],
      [422, 'parameter_missing', '{"outcome":null}'],
      [422, 'parameter_invalid', '{"outcome":"aprove"}'],
      [422, 'parameter_invalid', '{"outcome":"submit"}'],
      [422, 'parameter_invalid', '{"outcome":"auto_enable"}'],
      [422, 'parameter_invalid', '{"outcome":["approve"]}'],
      [422, 'unexpected_parameter', '{"outcome":"disable","reason":"fraud"}'],
      [400, 'malformed_request', '{"outcome":'],
    ])('%i %s: %s', async (status, code, body) => {
      const platform = await front.newPlatform();
      const shop = await platform.newSubAccount();
      const path = `/_sandbox/platforms/${platform.id}/sub_accounts/${shop.id}/review`;
      expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([status, code]);
      expect((await shop.api.get(`/v1/sub_accounts/${shop.id}`)).subAccount.status).toBe('enabled');
    });
  });

  test('in process: the same, without a request', async () => {
    const platform = await front.newPlatform();
    const sandboxed = front.opened.sandbox.platform(platform.id);
    const id = await liveAccount(platform, ['entry']);
    expect(sandboxed.review(id, 'approve')).toEqual((await platform.liveMode.get(`/v1/sub_accounts/${id}`)).subAccount);
    const failing = (reviewing: () => unknown) => {
      try {
        reviewing();
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(failing(() => sandboxed.review(id, 'approve'))).toMatchObject({
      code: 'sub_account_unexpected_state',
      message: 'sub account status enabled does not allow the review outcome approve, only disable or archive',
    });
    expect(failing(() => sandboxed.review('acc_1', 'approve'))).toMatchObject({ code: 'resource_not_found' });
    for (const unknown of ['submit', 'aprove', 'constructor']) {
      const asked: () => unknown = () => Reflect.apply(sandboxed.review, sandboxed, [id, unknown]);
      expect(failing(asked)).toMatchObject({ code: 'parameter_invalid' });
    }
  });
});
