import { payment } from '../../support/bodies';
import type { FlowContext } from '../flow';

/** Requests that are refused, before and after authentication. */
export async function mistakes({ transcript, test }: FlowContext): Promise<void> {
  const key = { 'Idempotency-Key': transcript.newKey() };
  await transcript.send('GET', '/v1/payments');
  await transcript.send('GET', '/v1/nothing');
  await transcript.send('DELETE', '/v1/payments');
  await transcript.send('POST', '/oauth/token', { client_id: 'test_default', client_secret: 'wrong' });
  await test.on('acc_0000000000000000000000').get('/v1/payments');
  await test.get('/v1/payments/py_0000000000000000000000');
  await test.get('/v1/payments?after_cursor=nonsense');
  await test.post('/v1/payments', '{', key);
  await test.post('/v1/payments', payment({ amount: -1 }));
  await test.post('/v1/payments', payment({ currency: 'xyz' }));
  await test.post('/v1/payments', payment({ amount: undefined }));
  await test.post('/v1/payments', payment({ metadata: { payment_test: { error: 'gateway_rate_limit_error' } } }));
}
