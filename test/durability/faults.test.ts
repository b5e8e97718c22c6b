import { expect, test } from 'vitest';
import type { FaultInput } from '../../mock-server';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';
import { openFileFront } from '../support/fronts';
import { defaultKeys } from './caller';

test('killed right after a connection dropped after the commit: the payment and its stored response are kept', async () => {
  const directory = temporaryDirectory();
  const start = async () => {
    const cli = await startCli(['--data', directory]);
    const target = { baseUrl: cli.url, fetch };
    return { cli, target, api: new Api(target, defaultKeys) };
  };
  const pay = (api: Api) => api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k' });
  const path = '/_sandbox/platforms/default/faults';

  const first = await start();
  const body: FaultInput = { operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } };
  await exchange(first.target, 'POST', path, { body });
  await expect(pay(first.api)).rejects.toBeInstanceOf(TypeError);
  await first.cli.kill();

  const second = await start();
  const [fault] = (await exchange(second.target, 'GET', path)).asControl('FaultList').data;
  expect(fault).toMatchObject({ matched: 1, left: 0 });
  const again = await pay(second.api);
  expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
  expect((await second.api.get('/v1/payments')).as('PaymentList').data).toEqual([again.payment]);
});

test('the random sequence of a fault continues after a restart', async () => {
  const directory = temporaryDirectory();
  const outcomes = async (restarts: boolean) => {
    let front = await openFileFront(directory);
    const faults = front.sandbox.platform().faults;
    const { id } = faults.create({
      probability: 0.5,
      seed: 9,
      times: 12,
      operation: 'listPayments',
      fault: { error: 'not_authenticated' },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) {
      if (restarts && i % 10 === 5) {
        await front.close();
        front = await openFileFront(directory);
      }
      statuses.push((await new Api(front, defaultKeys).get('/v1/payments')).status);
    }
    front.sandbox.platform().faults.delete(id);
    await front.close();
    return statuses;
  };
  const statuses = await outcomes(false);
  expect(statuses.filter((status) => status === 401)).toHaveLength(12);
  expect(await outcomes(true)).toEqual(statuses);
});
