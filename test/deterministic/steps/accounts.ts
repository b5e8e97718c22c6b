import { onboardingEntry } from '../../support/onboarding';
import type { FlowContext } from '../flow';
import { Caller, type Transcript } from '../transcript';

/** Tokens, sub accounts in test and live mode, their onboarding and their fees. */
export async function accounts(transcript: Transcript): Promise<FlowContext> {
  const control: FlowContext['control'] = (method, path, body) =>
    transcript.send(method, `/_sandbox/platforms/default/${path}`, body);
  await control('GET', 'clock');
  const test = await Caller.with(transcript, { client_id: 'test_default', client_secret: 'test_default_secret' });
  const live = await Caller.with(transcript, { client_id: 'live_default', client_secret: 'live_default_secret' });
  const { id } = await test.post('/v1/sub_accounts', { name: 'Tea Shop' });
  await test.get(`/v1/sub_accounts/${id}`);
  await test.post('/v1/seller_accounts', { name: 'Older Name' });
  await onboarded(live, control);
  for (const name of ['Apples', 'Bread', 'Cheese']) await test.post('/v1/sub_accounts', { name });
  const { body } = await test.get('/v1/sub_accounts?limit=2');
  await test.get(`/v1/sub_accounts?limit=2&after_cursor=${cursorOf(body)}`);
  await configureFees(test, control, id);
  const advanceClock = async (advance: string) => {
    await control('POST', 'clock', { advance });
    for (const { session } of [test, live]) await session.renew();
  };
  return { transcript, test, live, shop: test.on(id), control, advanceClock };
}

async function onboarded(live: Caller, control: FlowContext['control']): Promise<void> {
  const { id } = await live.post('/v1/sub_accounts', { name: 'Piano Lessons' });
  await live.post(`/v1/onboarding/${id}`, { terms_and_conditions: { accepted: true } });
  await live.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  await control('POST', `sub_accounts/${id}/review`, { outcome: 'request_information' });
  await live.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  await control('POST', `sub_accounts/${id}/review`, { outcome: 'approve' });
  await live.get('/v1/sub_accounts');
}

async function configureFees(test: Caller, control: FlowContext['control'], id: string): Promise<void> {
  const fees = `/v1/sub_accounts/${id}/fee_configurations`;
  await test.post(`${fees}/processing_ecomm`, { variable_rate: 2.9, transaction_fee_cents: 30 });
  await test.post(`${fees}/platform`, { variable_rate: 1, fee_cap_cents: 500 });
  await control('POST', 'clock', { advance: '1h' });
  await test.post(`${fees}/platform`, { variable_rate: 1.5, effective_start: '2026-02-01T00:00:00.000Z' });
  await test.get(fees);
  await test.get(`${fees}/scheduled`);
  await test.get(`${fees}/platform/history`);
}

export function cursorOf(page: unknown): string {
  const found = /"end_cursor":"([^"]+)"/.exec(JSON.stringify(page))?.[1];
  if (found === undefined) throw new Error('the page has no cursor');
  return encodeURIComponent(found);
}
