import { expect } from 'vitest';
import type { controlErrors } from '../../../spec/tables/errors/control';
import { limits } from '../../../spec/tables/limits';
import { type ApiResponse, exchange } from '../../support/api';
import { manualPayment, payment } from '../../support/bodies';
import { recordExercised } from '../../support/coverage';
import { startWebhookEndpoint } from '../../support/webhook-endpoint';
import type { TestPlatform } from '../../support/test-platform';
import type { CasesOf } from './case';
import type { ownFrontCases } from './requests';

const paymentOf = async ({ testMode }: TestPlatform, body: object = payment()) =>
  (await testMode.post('/v1/payments', body)).payment.id;

const control = ({ id, testMode }: TestPlatform, path: string, body: object): Promise<ApiResponse> =>
  exchange(testMode.target, 'POST', `/_sandbox/platforms/${id}/${path}`, {
    body,
    headers: { 'Content-Type': 'application/json' },
  });

/** Errors of the sandbox's own paths. */
export const controlCases: CasesOf<Omit<typeof controlErrors, keyof typeof ownFrontCases>> = {
  default_platform_not_deletable: ({ testMode: { target } }) =>
    exchange(target, 'DELETE', '/_sandbox/platforms/default'),
  platform_name_taken: async ({ id, testMode: { target } }) => {
    const body = { name: `team-of-${id.toLowerCase().replaceAll('_', '-')}` };
    const headers = { 'Content-Type': 'application/json' };
    await exchange(target, 'POST', '/_sandbox/platforms', { body, headers });
    return exchange(target, 'PATCH', `/_sandbox/platforms/${id}`, { body, headers });
  },
  platform_in_use: async ({ id, testMode }) => {
    await testMode.get('/v1/payments'); // the file of the platform is years older than the clock of the tests
    return exchange(testMode.target, 'DELETE', `/_sandbox/platforms/${id}?unused_for=90d`);
  },
  clock_cannot_go_back: ({ clock }) => clock({ set: '1999-01-01T00:00:00Z' }),
  event_out_of_reach: async (platform) => {
    const on = await paymentOf(platform);
    return control(platform, 'trigger', { event: 'payment.captured', on });
  },
  job_follows_clock: async (platform) => {
    const id = await paymentOf(platform, manualPayment());
    const target = platform.testMode.target;
    const jobs = await exchange(target, 'GET', `/_sandbox/platforms/${platform.id}/jobs?subject_id=${id}`);
    return control(platform, `jobs/${jobs.asControl('JobList').data[0]?.id}/run`, {});
  },
  payment_cannot_be_disputed: async (platform) => platform.openDispute(await paymentOf(platform, manualPayment())),
  dispute_exceeds_amount_available: async (platform) =>
    platform.openDispute(await paymentOf(platform), { amount: 1_001 }),
  payment_cannot_be_returned: async (platform) => platform.returnPayment(await paymentOf(platform)),
  not_idle: async (platform) => {
    const receiver = await startWebhookEndpoint();
    receiver.respondWith('silence');
    const { id } = (await control(platform, 'publishers', { url: receiver.url })).asControl('NewPublisher');
    await paymentOf(platform);
    const answer = await control(platform, 'idle', { timeout_ms: 0 });
    await exchange(platform.testMode.target, 'DELETE', `/_sandbox/platforms/${platform.id}/publishers/${id}`);
    return answer;
  },
  snapshot_limit_reached: async (platform) => {
    const { value } = limits.snapshots;
    for (let i = 0; i < value; i++) await control(platform, 'snapshots', { name: `state-${i}` });
    return control(platform, 'snapshots', { name: 'one-more' });
  },
  token_limit_reached: async (platform) => {
    const create = () => control(platform, 'tokens', { name: 'Ada' });
    for (let i = 0; i < limits.platform_tokens.value; i++) expect((await create()).status).toBe(201);
    recordExercised('limits', 'platform_tokens');
    return create();
  },
  undo_limit_exceeded: (platform) => control(platform, 'undo', { transactions: 1 }),
  publisher_disabled: async (platform) => {
    // `fetch` never connects to port 9.
    const publisher = { url: 'http://127.0.0.1:2/hooks', events: ['payment.created'] };
    const { id } = (await control(platform, 'publishers', publisher)).asControl('NewPublisher');
    await paymentOf(platform);
    await control(platform, 'idle', {});
    await platform.clock({ advance: '1h' });
    await control(platform, 'idle', {});
    const event = platform.events().find(({ event_name }) => event_name === 'payment.created');
    const answer = await control(platform, `events/${event?.id}/redeliver`, {});
    await exchange(platform.testMode.target, 'DELETE', `/_sandbox/platforms/${platform.id}/publishers/${id}`);
    return answer;
  },
  seed_file_invalid: (platform) => control(platform, 'import', {}),
  publisher_host_not_allowed: (platform) => control(platform, 'publishers', { url: 'https://example.com/hooks' }),
};
