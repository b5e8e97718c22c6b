import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveryCases } from './deliveries';
import { buildNext, checkFramework, installFrameworks, nextItself, runs, typeCheck } from './frameworks';
import { languages } from './guide';
import { type Language, verifyIn } from './interpreters';
import { movedDeliveries } from './moved-clocks';

/**
 * Runs the code blocks of the guide that verify a delivery: PHP, Python, Go and Ruby by their interpreters, Next.js, Hono,
 * Express 4 and 5, Fastify and Node with packages of npm. They also get requests that do not come from the service, and faults.
 * `.ci/run` runs it.
 * Arguments select the checks whose names contain one of them. Only `npm run check webhooks itself` runs the endpoint for Next.js
 * by the server of Next.js, which takes half a minute. The last line has the counts.
 */

interface Result {
  readonly count: number;
  readonly failures: readonly string[];
}

const project = await mkdtemp(join(tmpdir(), 'payments-sandbox-webhooks-'));
const ofFrameworks = join(project, 'frameworks');
const ofNext = join(project, 'next');

async function checkLanguage(language: Language): Promise<Result> {
  const moved = await movedDeliveries('sigk_of_moved_clocks');
  const cases = [...deliveryCases(), ...moved.map(([name, delivery]) => ({ name, delivery, accepted: true }))];
  const deliveries = cases.map(({ delivery }) => delivery);
  const results = await verifyIn(language, join(project, language), deliveries);
  const wrong = cases.filter(({ accepted }, index) => results[index] !== accepted);
  const failures = wrong.map(({ name, accepted }) => `${name}: must be ${accepted ? 'accepted' : 'rejected'}`);
  return { count: cases.length, failures };
}

const one = async (check: Promise<void>): Promise<Result> => check.then(() => ({ count: 1, failures: [] }));

/** In this order: the frameworks have to be installed. */
const checks: readonly (readonly [name: string, check: () => Promise<Result>])[] = [
  ...languages.map((language) => [language, () => checkLanguage(language)] as const),
  ['the frameworks are installed', () => one(installFrameworks(ofFrameworks))],
  ['their endpoints compile', () => one(typeCheck(ofFrameworks))],
  ...runs.map((framework) => [framework.name, () => checkFramework(ofFrameworks, framework)] as const),
  [nextItself.name, () => buildNext(ofNext).then(() => checkFramework(ofNext, nextItself))],
];

let passed = 0;
let failed = 0;
const words = process.argv.slice(2);
const isSelected = (name: string): boolean =>
  words.length === 0 ? name !== nextItself.name : words.some((word) => name.includes(word));
const selected = checks.filter(([name]) => isSelected(name));
for (const [name, check] of selected) {
  const { count, failures } = await check().catch((error: unknown): Result => {
    return { count: 1, failures: [error instanceof Error ? error.message : String(error)] };
  });
  passed += count - failures.length;
  failed += failures.length;
  console.log(failures.length === 0 ? `  ok      ${name}: ${count}` : `  FAILED  ${name}\n${failures.join('\n')}`);
}
await rm(project, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
