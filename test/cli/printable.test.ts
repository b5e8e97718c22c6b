import { expect, test } from 'vitest';
import { formatResponse } from '../../cli/control-commands/format-response';
import { printable, printableLines } from '../../cli/printable';
import { operations } from '../../spec';
import { payment } from '../support/bodies';
import { run, silentIo } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

test.each([
  ['\u001b[2J\u001b[H', '\\u001b[2J\\u001b[H'],
  ['a\r\nb\tc', 'a\\u000d\\u000ab\\u0009c'],
  ['\u007f\u009b1m', '\\u007f\\u009b1m'],
  ['\u202etxt.exe\u2066', '\\u202etxt.exe\\u2066'],
  ['zero\u200bwidth\ufeff', 'zero\\u200bwidth\\ufeff'],
  ['\u2028\u2029', '\\u2028\\u2029'],
  ['\u{e0041}', '\\udb40\\udc41'],
  ['\ud800', '\\ud800'],
  ['茶 é 🍵 "\\"', '茶 é 🍵 "\\"'],
])('%j is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('line breaks of our own stay', () => {
  expect(printableLines('a\n\u001bb')).toBe('a\n\\u001bb');
});

const { platform, ask } = await sharedSandbox();
const forged = '\u001b[2J\nNo violations, no warnings.\n\u009b32m\u202e';
/** Tab is not part of what is looked for: it is between columns, and in no value. */
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

test('a field, a path and an error cannot forge a line or move the cursor', async () => {
  await platform.testMode.post('/v1/payments', { ...payment(), [forged]: 1 });
  await platform.testMode.get(`/v1/payments?${encodeURIComponent(forged)}=1`);
  await platform.testMode.post('/v1/payments', payment({ metadata: { note: forged } }));
  for (const args of [['report'], ['requests', 'list'], ['events', 'list']]) {
    const { code, stdout } = await ask(...args);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(unsafe);
    expect(stdout.split('\n')).not.toContain('No violations, no warnings.');
  }
  const { stdout } = await ask('report');
  expect(stdout).toContain('\\u001b[2J\\u000aNo violations');
  expect(JSON.parse((await ask('report', '--json')).stdout).complaints[0].where).toContain(forged.slice(0, 20));
});

test('an object and an error response are printed the same way', async () => {
  const response = { data: { name: forged }, page_info: null };
  const named = { id: 'getPayment', operation: operations.getPayment, group: 'payments', verb: 'get' };
  const found = await formatResponse(named, response, {}, silentIo);
  expect(found).not.toMatch(unsafe);
  expect(found).toMatch(/^name {2}.*\n(?:.*\n)?$/);
  const wrong = await ask('trigger', 'payment.failed', '--on', forged);
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).not.toMatch(unsafe);
});

test.each([
  ['start', '--memory', '--control-token', 'sesame'],
  ['clock', '--control-token', 'sesame open'],
  ['listen', '--secret', 'sesame'],
])('%s does not print a refused secret: %j', async (...args) => {
  const { code, stdout, stderr } = await run(args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).not.toContain('sesame');
  expect(stderr).toMatch(/--(control-token|secret) </);
});
