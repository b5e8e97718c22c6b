import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { card, payment } from '../support/bodies';
import { run } from '../cli/process-io';
import { blocksOf } from './documents';

/** Returns the only block of output in a document that begins so. */
function shownIn(document: string, beginning: string): string {
  const shown = blocksOf(document).filter(({ language, text }) => language === 'text' && text.startsWith(beginning));
  expect(shown).toHaveLength(1);
  return shown[0]?.text ?? '';
}

test('the guides show what commands print: a decline, and a report', async ({ onTestFinished }) => {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  const at = ['--sandbox', server.url];

  const send = async (path: string, token: string, body?: object) => {
    const authorized = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const headers = { ...authorized, ...(path === '/v1/payments' && body && { 'Idempotency-Key': randomUUID() }) };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await fetch(server.url + path, init)).text();
  };
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const [, token = ''] = /"access_token":"([^"]+)"/.exec(await send('/oauth/token', '', keys)) ?? [];
  await send('/v1/payments', token, payment());
  await send('/v1/payments', token, payment({ payment_method: { card: card({ number: '4000000000009995' }) } }));
  for (let n = 0; n < 2; n++) await send('/v1/payments', token, payment({ amuont: 1_000 }));
  await send('/v1/payments', token);
  const { stdout } = await run(['report', ...at]);
  const shown = shownIn('docs/guides/request-log.md', '6 requests');
  const asShown = (printed: string) =>
    printed
      .replaceAll(` --sandbox ${server.url}`, '')
      .replaceAll(server.url, 'http://127.0.0.1:4010')
      .replaceAll(/(req|py)_\w+/g, '$1_…');
  expect(asShown(stdout)).toContain(shown);

  const declined = await run(['payments', 'create', '--amount', '1000', '--card', 'insufficient_funds', ...at]);
  expect(asShown(declined.stderr)).toContain(shownIn('docs/guides/first-payment.md', 'error: card_declined'));
});
