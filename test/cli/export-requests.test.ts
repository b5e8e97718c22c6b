import { describe, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { sharedSandbox } from './support/shared-sandbox';

const { sandbox, url, platform, ask } = await sharedSandbox();
const { requests } = sandbox.platform(platform.id);

describe('requests of the log leave it', () => {
  test('as a HAR: all, the last ones, or one', async () => {
    await platform.testMode.post('/v1/payments', payment());
    await platform.testMode.get('/v1/payments?limit=1');
    const exported = async (...args: string[]): Promise<unknown> => {
      const { code, stdout, stderr } = await ask('requests', 'export', ...args);
      expect([code, stderr]).toEqual([0, '']);
      return JSON.parse(stdout);
    };
    expect(await exported()).toEqual(requests.toHar());
    expect(await exported('--json')).toEqual(requests.toHar());
    expect(await exported('--last', '1')).toEqual(requests.toHar({ last: 1 }));
    const request_id = requests.list()[1]?.id ?? '';
    expect(await exported('--request-id', request_id)).toEqual(requests.toHar({ request_id }));
    expect(await ask('requests', 'export', '--last', '0')).toMatchObject({ code: 1 });
  });

  test('as curl, with the test card of the request and the account that it ran on', async () => {
    const { id } = await platform.newSubAccount();
    const { payment_method } = payment();
    const number = '4000000000009995';
    const sent = payment({ payment_method: { card: { ...payment_method.card, number } } });
    await platform.testMode.post('/v1/payments', sent, { 'Sub-Account': id });
    const { code, stdout } = await ask('requests', 'get', requests.list()[0]?.id ?? '', '--curl');
    expect(code).toBe(0);
    expect(stdout).toContain(`curl ${url}`.replace(' ', " '"));
    expect(stdout).toContain(`'Sub-Account: ${id}'`);
    expect(stdout).toContain('"number": "4000 0000 0000 9995"');
    expect(stdout).toContain('client_secret=YOUR_CLIENT_SECRET');
    expect(stdout).not.toContain(platform.keys.test.client_secret);
    const both = await ask('requests', 'get', requests.list()[0]?.id ?? '', '--curl', '--json');
    expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('--json') });
  });
});
