import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { blocksOf, type jestLanguages } from '../../examples/documents';
import type { Check, Project } from '../project';

/** Returns the one block of a language in the guide to Jest. */
function blockOf(language: (typeof jestLanguages)[number]): string {
  const [block, second] = blocksOf('docs/guides/jest.md').filter((found) => found.language === language);
  if (block === undefined || second !== undefined) throw new Error(`the guide must have one block of ${language}`);
  return block.text;
}

const config = (threshold: number) => ({
  testRegex: '/kit\\.\\w+\\.test\\.cjs$',
  moduleFileExtensions: ['js', 'cjs', 'json', 'node'],
  testEnvironment: 'node',
  maxWorkers: 2,
  reporters: ['default', ['payments-sandbox/jest/reporter', { thresholds: { operations: threshold } }]],
});

/** Declarations, matchers and lists as a suite in TypeScript uses them. */
const typedSuite = `
import { expect, test } from '@jest/globals';
import { createTestKit, declineScenarios, matchers, paymentInput } from 'payments-sandbox/testing';
expect.extend(matchers);
test.each(declineScenarios)('$name', async ({ declineCode }) => {
  const { client, platform, inbox } = await createTestKit();
  await expect(client.payments.create(paymentInput())).not.toBeDeclinedWith(declineCode);
  expect(inbox).toHaveEmitted('payment.succeeded', { amount: 1_000 });
  expect((await inbox.next('payment.created')).data).toMatchResource('Payment', { currency: 'usd' });
  // @ts-expect-error -- an unknown event
  expect(platform).toHaveEmitted('payment.suceeded');
  // @ts-expect-error -- an unknown operation
  expect(platform).toHaveBeenIdempotent('createPaymnt');
});
`;

/**
 * Several releases of Jest are installed, so the one whose types `@jest/globals` has must be named. Call it after the
 * installation.
 */
function compilerOptions(project: Project): object {
  const globals = createRequire(join(project.folder, 'package.json')).resolve('@jest/globals');
  const found = createRequire(createRequire(globals).resolve('@jest/expect')).resolve('expect');
  const paths = { expect: [found.replace(/\.js$/, '.d.ts')] };
  return { strict: true, skipLibCheck: true, module: 'node16', target: 'ES2022', noEmit: true, types: ['node'], paths };
}

/** Runs the example and the guide's suite in Jest, and compiles the declarations of the matchers. */
export async function testKit(project: Project): Promise<readonly Check[]> {
  await project.write('kit.example.test.cjs', await readFile('examples/06-jest.test.cjs', 'utf8'));
  await project.write('kit.guide.test.cjs', blockOf('js jest'));
  await project.write('kit.matchers.d.ts', blockOf('ts jest'));
  await project.write('kit.typed.ts', typedSuite);
  await project.write('jest.kit.json', config(2));
  await project.write('jest.below.json', config(99));
  const jest = (release: 29 | 30, name: string) =>
    project.run(process.execPath, `node_modules/jest-${release}/bin/jest.js`, '--config', `jest.${name}.json`);
  return [
    ...([29, 30] as const).flatMap((release): Check[] => [
      [`Jest ${release} with the test kit and its reporter`, () => jest(release, 'kit')],
      [`Jest ${release} fails below a threshold of coverage`, () => fails(jest(release, 'below'), 'threshold of 99 %')],
    ]),
    ['the matchers compile in Jest', () => compileMatchers(project)],
  ];
}

async function compileMatchers(project: Project): Promise<string> {
  const files = ['kit.matchers.d.ts', 'kit.typed.ts'];
  await project.write('kit.tsconfig.json', { compilerOptions: compilerOptions(project), files });
  return project.runModule('typescript/bin/tsc', '-p', 'kit.tsconfig.json');
}

/** Resolves if a command fails and says why. */
async function fails(command: Promise<string>, because: string): Promise<void> {
  const reason = await command.then(
    () => 'it passes',
    (error: unknown) => String(error),
  );
  if (!reason.includes(because)) throw new Error(reason);
}
