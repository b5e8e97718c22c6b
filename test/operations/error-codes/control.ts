import type { controlErrors } from '../../../spec/errors/control';
import { type Answer, exchange } from '../../support/api';
import { manualPayment, payment } from '../../support/bodies';
import { startReceiver } from '../../support/receiver';
import type { TestPlatform } from '../../support/platform';
import type { CasesOf } from './case';

const paymentOf = async ({ test }: TestPlatform, body: object = payment()) =>
  (await test.post('/v1/payments', body)).payment.id;

const control = ({ id, test }: TestPlatform, path: string, body: object): Promise<Answer> =>
  exchange(test.target, 'POST', `/_sandbox/platforms/${id}/${path}`, {
    body,
    headers: { 'Content-Type': 'application/json' },
  });

/** Errors of the sandbox's own paths. */
export const controlCases: CasesOf<typeof controlErrors> = {
  clock_cannot_go_back: ({ clock }) => clock({ set: '1999-01-01T00:00:00Z' }),
  payment_cannot_be_disputed: async (platform) => platform.openDispute(await paymentOf(platform, manualPayment())),
  dispute_exceeds_amount_available: async (platform) =>
    platform.openDispute(await paymentOf(platform), { amount: 1_001 }),
  dispute_unexpected_state: async (platform) => {
    const { id } = (await platform.openDispute(await paymentOf(platform))).dispute;
    await platform.decideDispute(id, 'win');
    return platform.decideDispute(id, 'lose');
  },
  payment_cannot_be_returned: async (platform) => platform.returnPayment(await paymentOf(platform)),
  not_idle: async (platform) => {
    const receiver = await startReceiver();
    receiver.react('silence');
    const { id } = (await control(platform, 'publishers', { url: receiver.url })).asControl('NewPublisher');
    await paymentOf(platform);
    const answer = await control(platform, 'idle', { timeout_ms: 0 });
    await exchange(platform.test.target, 'DELETE', `/_sandbox/platforms/${platform.id}/publishers/${id}`);
    return answer;
  },
  publisher_host_not_allowed: (platform) => control(platform, 'publishers', { url: 'https://example.com/hooks' }),
};
