import { describe, expect, test, vi } from 'vitest';
import { expectUsageError, run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

const { url, platform, options } = await sharedSandbox();
const review = (...args: string[]) => run(['review', ...args, ...options]);

describe('review', () => {
  test('reviews a sub account and prints its new status', async () => {
    const { id } = await platform.newSubAccount({ name: 'Tea Shop' });
    expect(await review(id, 'disable')).toEqual({ code: 0, stdout: `Tea Shop (${id}) is disabled\n`, stderr: '' });
    expect((await platform.testMode.get(`/v1/sub_accounts/${id}`)).subAccount.status).toBe('disabled');
  });

  test('as JSON', async () => {
    const { id } = await platform.newSubAccount();
    const { code, stdout, stderr } = await review(id, 'disable', '--json');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stdout)).toEqual((await platform.testMode.get(`/v1/sub_accounts/${id}`)).subAccount);
  });

  test('a URL may end with a slash', async () => {
    const { id } = await platform.newSubAccount();
    const args = ['review', id, 'archive', '--sandbox', `${url}/`, '--platform', platform.id];
    expect((await run(args)).code).toBe(0);
  });

  test('an outcome that the status does not allow exits with 1 and the reason', async () => {
    const { id } = await platform.newSubAccount();
    const { code, stdout, stderr } = await review(id, 'approve');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'error: sub account status enabled does not allow the review outcome approve, only disable or archive\n',
    );
  });

  test('an unknown sub account, and one of another platform', async () => {
    const unknown = await review('acc_0000000000000000000000', 'approve');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toContain(
      `The platform "${platform.id}" of the sandbox at ${url} has no sub account acc_0000000000000000000000.`,
    );
    expect(unknown.stderr).toContain('--platform ID');
    const { id } = await platform.newSubAccount();
    const elsewhere = await run(['review', id, 'approve', '--sandbox', url]);
    expect(elsewhere.stderr).toContain(`The platform "default" of the sandbox at ${url} has no sub account ${id}.`);
  });

  test('another server at the URL', async () => {
    for (const [status, text] of [
      [200, '<h1>It works!</h1>'],
      [404, '{"error":"not found"}'],
      [200, '"ok"'],
    ] as const) {
      vi.stubGlobal('fetch', async () => new Response(text, { status }));
      const { code, stderr } = await run(['review', 'acc_1', 'approve', '--sandbox', 'http://other.test']);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining('Unexpected response from http://other.test: it is not a response'),
      ]);
    }
  });

  test.each<[args: string[], wrong: string]>([
    [[], "missing required argument 'sub_account_id'"],
    [['acc_1'], "missing required argument 'outcome'"],
    [['acc_1', 'aprove'], 'Allowed choices are approve, request_information, reject, disable, enable, archive'],
    [['tea', 'approve'], 'The id of a sub account begins with acc_'],
    [['acc_1', 'approve', '--sandbox', 'localhost:4010'], 'Pass the full URL of a sandbox'],
    [['acc_1', 'approve', '--sandbox', 'http://'], 'Pass the full URL of a sandbox'],
    [['acc_1', 'approve', 'now'], 'too many arguments'],
  ])('%j is a usage error', (args, wrong) =>
    expectUsageError(['review', ...args], wrong, 'payments-sandbox review --help'),
  );
});
