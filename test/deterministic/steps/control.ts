import { bankPayment, payment } from '../../support/bodies';
import type { FlowContext } from '../flow';
import { Caller } from '../transcript';
import { cursorOf } from './accounts';

/** A platform that is created and reset, and all events of the default platform. */
export async function control({ transcript, control }: FlowContext): Promise<void> {
  await transcript.send('GET', '/_sandbox/health');
  let page = await control('GET', 'events?limit=50');
  while (/"has_next":true/.test(JSON.stringify(page.body)))
    page = await control('GET', `events?limit=50&after_cursor=${cursorOf(page.body)}`);
  const made = await transcript.send('POST', '/_sandbox/platforms', {});
  const own = `/_sandbox/platforms/${made.id}`;
  for (let round = 0; round < 2; round++) {
    const keys = { client_id: made.at('test.client_id'), client_secret: made.at('test.client_secret') };
    const test = await Caller.with(transcript, keys);
    await test.post('/v1/payments', payment(), { 'Idempotency-Key': 'first' });
    await test.post('/v1/payments', bankPayment(), { 'Idempotency-Key': 'second' });
    await transcript.send('POST', `${own}/clock`, { set: '2026-03-04T05:06:07.890Z' });
    await transcript.send('GET', `${own}/events`);
    await transcript.send('POST', `${own}/reset`);
  }
  await transcript.send('GET', `${own}/clock`);
}
