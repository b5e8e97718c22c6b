import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../../cli/commands/mcp/send-request';
import { attentionOf } from '../../mock-server/pages/dashboard/attention';
import { payment } from '../support/bodies';
import { sendForm } from '../support/hosted-page';
import { sharedSandbox } from './support/shared-sandbox';

const { sandbox, url } = await sharedSandbox();
let { platform, ask } = await sharedSandbox();
beforeEach(async () => {
  ({ platform, ask } = await sharedSandbox());
});

const report = (...args: string[]) => ask('report', ...args);
const logged = () => sandbox.platform(platform.id).requests.list();

/** The ways in which somebody creates a checkout by hand, without the description that it needs. */
const surfaces: Readonly<Record<string, () => Promise<unknown>>> = {
  'the dashboard': () =>
    sendForm(sandbox, `http://sandbox.test/_sandbox/dashboard/${platform.id}/checkouts/new`, {
      action: 'create',
      amount: '19.99',
      description: '',
    }),
  'the command line': () => ask('checkouts', 'create', '--amount', '1000'),
  'the tool for agents': () =>
    sendRequest(
      'createCheckout',
      { amount: 1_000 },
      { url, urlSource: '--sandbox', platform: platform.id, platformSource: '--platform' },
    ),
};

test.each(Object.entries(surfaces))('what %s sends counts only with --include-own', async (_, send) => {
  await platform.testMode.post('/v1/payments', payment());
  await send();
  const violating = logged().filter(({ verdict }) => verdict === 'violation');
  expect(violating).toMatchObject([{ own: true }]);
  expect((await attentionOf(sandbox.platform(platform.id))).violations).toBe(0);
  for (const failOn of ['accepted-violation', 'violation', 'warning'])
    expect((await report('--fail-on', failOn)).code, failOn).toBe(0);
  expect((await report()).stdout).toMatch(/Without [12] requests? of the sandbox itself: --include-own/);
  const { code, stdout } = await report('--fail-on', 'violation', '--include-own', '--json');
  expect([code, JSON.parse(stdout).verdict]).toEqual([1, 'violation']);
});

test('a program with the same key pair counts, whatever its headers say', async () => {
  const headers = { 'User-Agent': 'payments-sandbox-dashboard' };
  await platform.testMode.post('/v1/checkouts', { amount: 1_000 }, headers);
  expect(logged().map(({ own }) => own)).toEqual([false, false]);
  expect((await report('--fail-on', 'violation')).code).toBe(1);
});

test('a program cannot make a token of the own kind from its own', async () => {
  const token = await platform.testMode.token();
  const end = token.lastIndexOf('.');
  const Authorization = `Bearer ${token.slice(0, end)}f${token.slice(end)}`;
  expect((await platform.testMode.post('/v1/checkouts', { amount: 1_000 }, { Authorization })).status).toBe(401);
  expect(logged()[0]).toMatchObject({ operation: 'createCheckout', own: false, verdict: 'violation' });
});

test('a violation that was refused is listed, and only one that was accepted fails', async () => {
  await platform.testMode.post('/v1/payments', payment({ amuont: 5 }));
  const refused = await report('--fail-on', 'accepted-violation');
  expect([refused.code, refused.stdout]).toEqual([0, expect.stringContaining('createPayment: body.amuont')]);
  expect((await report('--fail-on', 'violation')).code).toBe(1);
  await platform.testMode.post('/v1/payments', payment(), { 'Content-Type': 'text/plain' });
  expect(logged()[0]).toMatchObject({ status: 201, verdict: 'violation' });
  const accepted = await report('--fail-on', 'accepted-violation', '--json');
  expect([accepted.code, JSON.parse(accepted.stdout)]).toMatchObject([1, { accepted_violations: 1 }]);
});

test('the coverage counts them only when asked', async () => {
  await ask('payments', 'create', '--amount', '1000', '--card', 'stolen_card');
  const coverage = async (...args: string[]) => JSON.parse((await report('--coverage', '--json', ...args)).stdout);
  expect((await coverage()).total.met).toBe(0);
  const withOwn = await coverage('--include-own');
  expect([withOwn.operations.met, withOwn.declines.met]).toEqual([['createPayment'], ['stolen_card']]);
});
