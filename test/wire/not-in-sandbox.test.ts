import { expect, test } from 'vitest';
import { notInSandbox } from '../../spec/tables/not-in-sandbox';
import { openApiDocument } from '../support/document';
import { eachFront } from '../support/fronts';

eachFront((front) => {
  test.each(notInSandbox.flatMap((row) => [row.path, `${row.path}/x_1`].map((path) => [path, row] as const)))(
    '%s is not in the sandbox, and says so',
    async (path, { methods, feature }) => {
      const platform = await front.newPlatform();
      for (const method of methods) {
        const { status, error, headers } = await platform.testMode.send(method, path);
        expect([status, error.code, error.message]).toEqual([
          501,
          'not_in_sandbox',
          `the sandbox does not have ${feature}`,
        ]);
        expect([headers.get('Sandbox-Explain'), headers.get('Should-Retry')]).toEqual([
          expect.stringContaining('not mistyped'),
          'false',
        ]);
      }
      const logged = front.opened.sandbox.platform(platform.id).requests.list();
      const verdicts = logged.filter((entry) => entry.path === path).map(({ verdict }) => verdict);
      expect(verdicts).toEqual(methods.map(() => 'warning'));
    },
  );

  test('a path beside them is unknown, and one below them that the sandbox has is found', async () => {
    const { testMode } = await front.newPlatform();
    expect((await testMode.get('/v1/terminalsx')).error.code).toBe('resource_not_found');
    expect((await testMode.get('/v1/reports/payouts/po_1')).error.code).toBe('resource_not_found');
  });

  test('the document lists none of them', () => {
    const listed = Object.keys(openApiDocument.paths);
    expect(notInSandbox.filter(({ path }) => listed.includes(path))).toEqual([]);
  });
});
