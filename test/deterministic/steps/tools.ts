import { bankPayment, payment } from '../../support/bodies';
import type { FlowContext } from '../flow';
import { Caller } from '../transcript';

/** Snapshots, undo, faults, background jobs, the request log, the export as a seed file, and a web component token. */
export async function tools({ transcript }: FlowContext): Promise<void> {
  const made = await transcript.send('POST', '/_sandbox/platforms', {});
  const control = (method: string, path: string, body?: object) =>
    transcript.send(method, `/_sandbox/platforms/${made.id}/${path}`, body);
  const keys = { client_id: made.at('test.client_id'), client_secret: made.at('test.client_secret') };
  const test = await Caller.with(transcript, keys);
  await control('POST', 'snapshots', { name: 'empty' });
  for (let round = 0; round < 2; round++) {
    const again = (key: string) => ({ 'Idempotency-Key': key });
    await test.post('/v1/payments', payment(), again('one'));
    await test.post('/v1/payments', payment({ amount: 70 }), again('two'));
    await control('POST', 'undo', { transactions: 1 });
    await test.post('/v1/payments', payment({ amount: 80 }), again('two'));
    await control('GET', 'snapshots/empty/diff/now');
    if (round === 0) await control('POST', 'snapshots/empty/restore');
  }
  await control('POST', 'faults', { operation: 'createPayment', probability: 0.5, fault: { status: 503 } });
  for (let i = 0; i < 6; i++) await test.post('/v1/payments', payment());
  await control('GET', 'faults');
  await control('DELETE', 'faults');
  await control('POST', 'job_settings', { settle_payment: 'manual' });
  const { id } = await test.post('/v1/payments', bankPayment());
  const job = (await control('GET', `jobs?subject_id=${id}`)).at('data.0.id');
  await control('POST', `jobs/${job}/run`);
  const account = (await test.get(`/v1/payments/${id}`)).at('data.account_id');
  await control('GET', 'requests?limit=20');
  await transcript.send('GET', '/_sandbox/requests?limit=20');
  await control('GET', 'export');
  await test.post('/v1/web_component_tokens', { resources: [`read:account:${account}`] });
}
