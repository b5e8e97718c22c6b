import type { Sandbox, SandboxEvent } from '../../mock-server';
import { bankPayment, payment } from '../support/bodies';
import { makeCheckout } from '../support/checkouts';
import { newBusiness, newDocument } from '../support/entities';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import type { Recorder } from './recorder';

const file = { file_name: 'receipt.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };

/** Causes the events that the exchanges with the operations do not. Returns them, oldest first. */
export async function otherEvents(sandbox: Sandbox, { baseUrl, fetch }: Recorder): Promise<readonly SandboxEvent[]> {
  const open = () => openPlatform({ sandbox, baseUrl, fetch });
  const platforms = [await endedPayouts(await open(), 'paid'), await endedPayouts(await open(), 'failed')];
  const platform = await open();
  const { api } = await platform.newSubAccount({ name: 'Tea Garden' });
  const paid = async () => (await api.post('/v1/payments', payment())).payment.id;
  await api.post('/v1/payments', bankPayment({ account_number: '000555555559' })); // of a bank that takes days
  await trigger(platform, 'payment.dispute.forfeited', await paid());
  await trigger(platform, 'payment.dispute.closed', await paid());
  await trigger(platform, 'payment.dispute.funds_returned', await paid());
  const { dispute } = await platform.openDispute(await paid());
  const { evidence } = await api.put(`/v1/disputes/${dispute.id}/evidence`, file);
  await trigger(platform, 'payment.dispute_evidence.uploaded', evidence.id);
  await trigger(platform, 'checkout.completion.failed', (await makeCheckout(api)).id);
  const { id: business_id } = await newBusiness(platform.testMode);
  await trigger(platform, 'entity.document.uploaded', (await newDocument(platform.testMode, { business_id })).id);
  return [...platforms, platform].flatMap((each) => each.events());
}

/** Lets the payout of a seller, and that of the proceeds of the platform, end. */
async function endedPayouts(platform: TestPlatform, end: 'paid' | 'failed'): Promise<TestPlatform> {
  const { api } = await platform.newSubAccount({ name: 'Tea Garden' });
  await api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await platform.clock({ advance: '1d' }); // past midnight, when payouts are made
  const [payout] = (await api.renewed().get('/v1/payouts')).as('PayoutList').data;
  const [proceeds] = (await platform.testMode.renewed().get('/v1/proceeds')).as('ProceedsPayoutList').data;
  await trigger(platform, `payout.${end}`, payout?.id);
  await trigger(platform, `proceeds.payout.${end}`, proceeds?.id);
  return platform;
}

async function trigger({ control }: TestPlatform, event: string, on = 'none'): Promise<void> {
  const { status, text } = await control('trigger', { event, on });
  if (status !== 200) throw new Error(`${event} was not reached: ${text}`);
}
