import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { run, startHere } from './process-io';

const open = ['--host', '0.0.0.0'];
const line = /^control token: ([0-9a-f]{32})$/m;

/** Returns the text of all files in a directory. */
function textsIn(directory: string): string {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  return names.map((name) => (statSync(name).isFile() ? readFileSync(name, 'latin1') : '')).join('\n');
}

describe('start on an address that is not loopback creates a control token', () => {
  test.each([['--json'], ['--no-auto-enable']])(
    'with %s, and prints it once, to standard error only',
    async (option) => {
      const data = temporaryDirectory();
      const title = process.title;
      let stderr = '';
      const io = { stderr: { write: (text: string) => (stderr += text) } };
      const { url, stop } = await startHere([...open, '--data', data, option], io);
      const [, token = ''] = line.exec(stderr) ?? [];
      expect(token).not.toBe('');
      expect(stderr).toContain('PAYMENTS_SANDBOX_CONTROL_TOKEN');
      expect(stderr).toContain('"Authorization: Bearer TOKEN"');
      const responses: string[] = [];
      const statusOf = async (path: string, headers: Record<string, string> = {}) => {
        const response = await fetch(url + path, { headers });
        responses.push(await response.text());
        return response.status;
      };
      expect(await statusOf('/_sandbox/platforms/default/clock')).toBe(401);
      expect(await statusOf('/_sandbox/platforms/default/clock', { Authorization: `Bearer ${token}` })).toBe(200);
      expect(await statusOf('/_sandbox/platforms/default/requests', { Authorization: `Bearer ${token}` })).toBe(200);
      expect(await statusOf('/_sandbox/health')).toBe(200);
      expect(await statusOf('/')).toBe(401); // the form that asks for the token
      expect((await run(['clock', '--sandbox', url, '--control-token', token])).code).toBe(0);
      const { code, stdout } = await stop();
      expect(code).toBe(0);
      expect(stderr.split(token)).toHaveLength(2);
      expect([stdout, textsIn(data), ...responses, process.title].join('\n')).not.toContain(token);
      expect(process.title).toBe(title);
    },
  );

  test('another one for each start', async () => {
    const tokens = [];
    for (let each = 0; each < 2; each++) {
      const { stop } = await startHere([...open, '--memory']);
      tokens.push(line.exec((await stop()).stderr)?.[1]);
    }
    expect(new Set(tokens).size).toBe(2);
  });
});

test.each<[args: string[], env: Record<string, string>]>([
  [[...open, '--control-token', 'a-token-of-the-tests'], {}],
  [open, { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-token-of-the-tests' }],
  [[], {}],
  [['--host', 'localhost'], {}],
])('%j with %j creates none', async (args, env) => {
  const { stop } = await startHere(['--memory', ...args], { env });
  const { code, stderr } = await stop();
  expect(code).toBe(0);
  expect(stderr).not.toMatch(/control token:|a-token-of-the-tests/);
});

test.each<[args: string[], env: Record<string, string>]>([
  [['--store', 'postgres://u:s3cret@127.0.0.1:1/sandbox'], {}],
  [[], { PAYMENTS_SANDBOX_STORE: 'postgres://u:s3cret@127.0.0.1:1/sandbox', PAYMENTS_SANDBOX_CONTROL_TOKEN: '' }],
])('a replica requires one that all replicas share: %j with %j', async (args, env) => {
  const { code, stdout, stderr } = await run(['start', '--host', '10.0.0.1', ...args], { env });
  expect([code, stdout]).toEqual([2, '']);
  for (const text of ['on 10.0.0.1', 'a control token is required', 'All replicas share it', '$(openssl rand -hex 16)'])
    expect(stderr).toContain(text);
  expect(stderr).not.toContain('s3cret');
});
