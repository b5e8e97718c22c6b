import { expect, test } from 'vitest';
import { findPortWarning } from '../../cli/commands/start/warnings';
import { run } from './process-io';

test('start warns of a port that fetch never calls', () => {
  expect(findPortWarning('http://127.0.0.1:6000')).toContain('Port 6000 is one of those that fetch never calls');
  expect(findPortWarning('http://127.0.0.1:4010')).toBeUndefined();
});

test.each(['http://127.0.0.1:6000', 'https://localhost:10080/sandbox'])(
  'a command names the port of %s',
  async (url) => {
    const { code, stderr } = await run(['clock', '--url', url]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/Port (6000|10080) is one of those that fetch never calls/),
    ]);
    expect(stderr).not.toContain('No sandbox is running');
  },
);

test('nothing is forwarded to such a port', async () => {
  const { code, stderr } = await run(['listen', '--forward-to', 'http://localhost:6000/webhooks']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Port 6000 is one of those that fetch never calls.')]);
});

test.each(['', 'a b', 'under_score', '-', 'ends-', 'x'.repeat(65)])('%j is no prefix of headers', async (prefix) => {
  const { code, stderr } = await run(['start', '--webhook-header-prefix', prefix]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('It must be letters and digits, with hyphens between')]);
});
