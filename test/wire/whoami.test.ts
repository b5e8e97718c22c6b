import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import { exchange } from '../support/api';
import { openPage, sendForm } from '../support/hosted-page';
import { openReplicas } from '../support/replicas-in-memory';

const controlToken = 'a-control-token-of-the-tests';
const base = 'http://sandbox.test';
const bearer = (token: string) => `Bearer ${token}`;
const basic = (id: string, secret: string) => `Basic ${btoa(`${id}:${secret}`)}`;

async function openTeam(options: SandboxOptions = { controlToken }) {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  const team = await sandbox.createPlatform({ name: 'checkout-team' });
  const { token } = sandbox.platform(team.id).tokens.create('ada');
  const ask = (Authorization: string | null, platform?: string) => {
    const path = `/_sandbox/whoami${platform ? `?platform=${platform}` : ''}`;
    return exchange({ baseUrl: base, fetch: sandbox.fetch }, 'GET', path, { headers: { Authorization } });
  };
  const own = { id: team.id, name: 'checkout-team' };
  return { sandbox, team, token, ask, own };
}

test('a token of a platform names it, and who sends it learns its name', async () => {
  const { sandbox, team, token, ask, own } = await openTeam();
  expect(token).toMatch(new RegExp(`^pft_${team.id}\\.[0-9a-f]{64}$`));
  const me = { credential: 'platform_token', mode: null, platform: own };
  for (const asked of [undefined, team.id, 'checkout-team'])
    expect((await ask(bearer(token), asked)).asControl('Whoami')).toEqual(me);
  expect((await ask(bearer(token), 'default')).status).toBe(404);
  expect((await ask(bearer(`${token.slice(0, -1)}x`))).status).toBe(401);
  const [{ id = '' } = {}] = sandbox.platform(team.id).tokens.list();
  sandbox.platform(team.id).tokens.delete(id);
  expect((await ask(bearer(token))).status).toBe(401);
});

test('a key pair is that of its platform and its mode, and its request is in no log', async () => {
  const { sandbox, team, ask, own } = await openTeam();
  for (const mode of ['test', 'live'] as const) {
    const { client_id, client_secret } = team[mode];
    const me = { credential: 'key_pair', mode, platform: own };
    expect((await ask(basic(client_id, client_secret))).asControl('Whoami')).toEqual(me);
    expect((await ask(basic(client_id, 'wrong'))).error?.code).toBe('control_not_authenticated');
    expect((await ask(basic(client_id, client_secret), 'default')).status).toBe(404);
  }
  expect((await ask(basic('test_unknown', 'wrong'))).status).toBe(401);
  expect([sandbox.platform(team.id).requests.list(), sandbox.requests.list()]).toEqual([[], []]);
});

test('the control token is of no platform, and looks up each by id or name', async () => {
  const { team, ask, own } = await openTeam();
  const me = { credential: 'control_token', mode: null };
  expect((await ask(bearer(controlToken))).asControl('Whoami')).toEqual({ ...me, platform: null });
  for (const asked of [team.id, 'checkout-team'])
    expect((await ask(bearer(controlToken), asked)).asControl('Whoami')).toEqual({ ...me, platform: own });
  for (const asked of ['nobody', 'pf_unknown', '..']) expect((await ask(bearer(controlToken), asked)).status).toBe(404);
  expect((await ask(null)).status).toBe(401);
});

test('a sandbox without a control token asks for none, and knows tokens of platforms and key pairs', async () => {
  const { token, team, ask, own } = await openTeam({});
  expect((await ask(null)).asControl('Whoami')).toEqual({ credential: 'none', mode: null, platform: null });
  expect((await ask(null, team.id)).asControl('Whoami')).toMatchObject({ platform: own });
  expect((await ask(bearer(token))).asControl('Whoami')).toMatchObject({ credential: 'platform_token', platform: own });
});

test('every replica knows the credential, wherever the platform is', async () => {
  const [receiver, owner] = await openReplicas(2, () => 1, { controlToken });
  if (receiver === undefined || owner === undefined) throw new Error('two replicas are open');
  onTestFinished(async () => {
    await receiver.close();
    await owner.close();
  });
  const { id, test: pair } = await owner.sandbox.createPlatform();
  const { token } = owner.sandbox.platform(id).tokens.create('ada');
  for (const { url } of [receiver, owner])
    for (const Authorization of [bearer(token), basic(pair.client_id, pair.client_secret)]) {
      const response = await fetch(`${url}/_sandbox/whoami`, { headers: { Authorization } });
      expect([response.status, await response.json()]).toEqual([
        200,
        expect.objectContaining({ platform: { id, name: null } }),
      ]);
    }
});

test('at the address of the sandbox, a token of a platform opens the dashboard of its platform', async () => {
  const { sandbox, team, token } = await openTeam();
  const first = (await openPage(sandbox, `${base}/`)).location ?? '';
  expect(first).toBe(`${base}/_sandbox/dashboard/default/`);
  for (const address of [first, `${base}/_sandbox/dashboard/`]) {
    const form = { action: 'sign_in', control_token: token };
    const led = await sendForm(sandbox, address, form);
    expect([led.status, led.location]).toEqual([307, `${base}/_sandbox/dashboard/${team.id}/`]);
    const signedIn = await sendForm(sandbox, led.location ?? '', form);
    expect([signedIn.status, signedIn.location]).toEqual([303, led.location]);
    const Cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await openPage(sandbox, led.location ?? '', { Cookie })).heading).toBe('Overview');
  }
  const elsewhere = await sendForm(sandbox, `${first}faults`, { action: 'sign_in', control_token: token });
  expect(elsewhere.status).toBe(401);
});
