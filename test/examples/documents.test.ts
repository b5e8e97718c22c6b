import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { run } from '../cli/process-io';
import { frameworks as webhookFrameworks, languages as webhookLanguages } from '../webhook-samples/guide';
import {
  blocksOf,
  documents,
  filesOf,
  isFile,
  jestLanguages,
  suitesWithPackages,
  testcontainersLanguages,
} from './documents';
import { printedByOperationGuides } from './operation-guides';
import { printedByPaymentGuides } from './payment-guides';
import { DOCUMENTED_URL, runCommands, type Surroundings } from './run-commands';
import { hasTypes, runNodeTest, runProgram, runSuites } from './run-program';

const runnable = ['sh', 'ts', 'ts node:test', 'ts vitest'] as const;
type Language = (typeof runnable)[number];

/** The output of a suite of node:test in which no test fails. */
const passes: unknown = expect.arrayContaining([
  expect.stringMatching(/ pass [1-9]\d*$/),
  expect.stringMatching(/ fail 0$/),
]);

/** The output of each block, by document and language, in the order of the document: one entry per line, or per JSON object. */
const printed: Readonly<Record<string, { readonly [language in Language]?: readonly unknown[] }>> = {
  ...printedByOperationGuides,
  ...printedByPaymentGuides,
  'README.md': {
    sh: [
      [{ url: expect.any(String), platform: { id: 'default' } }],
      [
        { type: 'payment', data: { status: 'succeeded', amount: 1000 } },
        { error: { code: 'card_declined', decline_code: 'generic_decline' } },
      ],
      ['npm install'],
      ['npm install'],
      ['npm start', 'npm test'],
    ],
    ts: [[expect.stringMatching(/^py_\w{22} succeeded$/), 'declined: insufficient_funds'], passes],
  },
  'docs/guides/apps-under-test.md': {
    'ts vitest': [
      ['passed an order is paid', 'passed an order is paid once, after a decline, a time-out and a double click'],
      ['passed an order is paid once, after a decline, a time-out and a double click'],
    ],
  },
  'docs/reference/background-jobs.md': { ts: [['pending', 'succeeded']] },
  'AGENTS.md': {
    sh: [
      [{ url: expect.any(String) }],
      [{ code: 1 }, expect.stringContaining('createPayment'), expect.stringContaining('decline_code')],
    ],
  },
  'skills/payments-sandbox/SKILL.md': {
    sh: [
      [
        expect.stringContaining('--card'),
        expect.stringContaining('insufficient_funds'),
        expect.stringContaining('decline_code'),
      ],
    ],
  },
  'docs/guides/agents.md': { sh: [[{ url: expect.any(String) }]] },
  'docs/reference/coverage.md': { sh: [[expect.stringContaining('operations')]] },
  'docs/guides/disputes.md': {
    ts: [['product_not_received needs_response', 'pending uploaded 200', 'under_review', 'won']],
  },
  'docs/guides/explore.md': { 'ts vitest': [['passed no schedule breaks the shop']] },
  'docs/guides/faults.md': {
    sh: [
      [
        { operation: 'createPayment', left: 1, fault: { drop: 'after_commit' } },
        expect.stringContaining('createPayment'),
      ],
    ],
    ts: [
      [
        'succeeded 1 payment',
        'ServerError 503',
        'TimeoutError',
        '1 succeeded',
        '2 succeeded',
        '3 503',
        '2 deliveries of 1 event',
        'webhook',
        'response',
      ],
    ],
  },
  'docs/guides/fake-timers-and-jsdom.md': {
    'ts node:test': [passes],
    'ts vitest': [['passed a payment at another date']],
  },
  'docs/guides/fixtures.md': { ts: [['partially_refunded 500', '1000 Seller 1']] },
  'docs/guides/hosted-pages.md': { ts: [['200 $10.00'], ['200']] },
  'docs/reference/page-components.md': { sh: [[{ url: expect.any(String) }]], ts: [['1 1250 30 true']] },
  'docs/guides/openapi.md': { sh: [['200 application/yaml; charset=utf-8']] },
  'docs/guides/existing-mocks.md': { ts: [['succeeded', '1000']] },
  'docs/guides/msw.md': { ts: [['0 payments'], ['503 service_unavailable', 'insufficient_funds', 'overridden']] },
  'docs/guides/node-test.md': { 'ts node:test': [passes, passes] },
  'docs/guides/payouts.md': {
    ts: [['scheduled 950', 'payout -950', 'platform_fee -50', 'seller_payment 1000', 'paid']],
  },
  'docs/reference/platforms-and-accounts.md': {
    sh: [[{ id: expect.any(String), test: { client_id: expect.any(String) } }, { id: 'default' }]],
    ts: [['0', 'PermissionError: these credentials do not allow this action']],
  },
  'docs/reference/payment-methods.md': { ts: [['1', 'true true']] },
  'docs/guides/reproducible-runs.md': { ts: [['true', 'true 2026-01-01T00:00:00.000Z']] },
  'docs/guides/request-log.md': {
    sh: [[expect.any(String)], [{ log: expect.objectContaining({ version: '1.2' }) }]],
    ts: [['violation header.Content-Type', "{ client_id: 'test_default', client_secret: '[redacted]' }"]],
  },
  'docs/reference/sdk-errors.md': {
    ts: [['never The holder stops this recurring payment.', 'unexpected_parameter Did you mean "description"?']],
  },
  'docs/reference/sdk.md': {
    ts: [
      [
        'succeeded',
        expect.stringMatching(/^1000 200 \S+$/),
        expect.stringMatching(/^py_/),
        '1 1',
        '404 resource_not_found',
      ],
    ],
  },
  'docs/guides/seed-files.md': {
    sh: [[expect.stringContaining('shop.ndjson'), { platform: { id: 'default' } }]],
  },
  'docs/guides/snapshots-and-undo.md': {
    sh: [[{ name: 'base' }, { name: 'base' }]],
    ts: [['payment_intent', 'event', 'idempotency_key', '0']],
  },
  'docs/reference/test-kit.md': {
    ts: [
      ['generic_decline 0', 'true', '2500'],
      ['insufficient_funds', '4242424242424242 approved'],
    ],
  },
  'docs/guides/testing.md': { ts: [['charge_expired_for_capture', '5 events']] },
  'docs/guides/time.md': {
    sh: [
      [
        expect.stringContaining('authorized'),
        expect.stringContaining('lapse_authorization'),
        expect.stringContaining('jobs that ran'),
        expect.stringMatching(/, canceled\./),
      ],
      [expect.any(String), { now: expect.any(String), ran: [] }, expect.stringContaining(', running')],
      [expect.stringContaining(', running')],
    ],
    ts: [['lapse_authorization', '1 canceled', 'pending', 'succeeded'], ['lapsed, ask the customer again']],
  },
  'docs/guides/vitest.md': {
    'ts vitest': [
      expect.arrayContaining(['passed a payment is announced', "passed 'insufficient_funds'"]),
      ['passed an authorization lapses after seven days'],
      ['passed a lost response is no second payment'],
      ['passed a seller of live mode waits for a review'],
    ],
  },
  'docs/guides/webhooks.md': {
    sh: [
      ['npm install'],
      [{ url: expect.any(String) }],
      [expect.stringContaining('signed with sigk_of_my_machine')],
      [expect.stringMatching(/^Created payment py_.*succeeded/)],
      [
        expect.stringContaining('sigk_of_my_machine'),
        expect.stringMatching(/^Sending test event/),
        expect.stringContaining('succeeded'),
        expect.stringContaining('payment_intent.created'),
        expect.stringContaining('Sending'),
      ],
    ],
    ts: [['payment.succeeded 1000']],
  },
  'docs/reference/webhook-deliveries.md': { ts: [['paid: 1000']] },
  'docs/reference/webhook-signatures.md': {
    ts: [['paid: 1000', '200 400 signature_wrong'], [expect.stringContaining('JUSTIFI-Signature')]],
  },
};

/** Returns the blocks of a language. A block of `sh then` or `ts then` goes on with the one before it. */
const blocksIn = (document: string, language: Language) => {
  const texts: string[] = [];
  for (const block of blocksOf(document))
    if (block.language === language) texts.push(block.text);
    else if (block.language === `${language} then`) texts.push(`${texts.pop() ?? ''}${block.text}`);
  return texts;
};

const cases = runnable.flatMap((language) =>
  documents.flatMap((document) =>
    blocksIn(document, language).map((text, index) => ({
      title: `${document}: ${language} block ${index + 1}`,
      document,
      language,
      text,
      expected: printed[document]?.[language]?.[index],
    })),
  ),
);

const nameOf = (title: string): string => title.replaceAll(/\W+/g, '-');

/** The results of all suites of Vitest, which one process runs. */
const suites = runSuites(
  Object.fromEntries(
    cases.flatMap(({ title, document, language, text }) =>
      language === 'ts vitest' ? [[nameOf(title), { source: text, files: filesOf(document) }]] : [],
    ),
  ),
);

describe('the code blocks of README, guides and reference', () => {
  test.concurrent.each(cases)(
    '$title',
    async ({ title, language, text, expected }) => {
      expect(expected, 'a row in the table of what is printed').toBeDefined();
      const result = await inSurroundings(async (surroundings) => {
        if (language === 'ts vitest') return (await suites).tests[nameOf(title)];
        if (language === 'sh') return runCommands(text, surroundings);
        const name = nameOf(title);
        const source = text.replaceAll(DOCUMENTED_URL, surroundings.url);
        return language === 'ts' ? runProgram(name, source) : runNodeTest(name, source);
      });
      expect({ result }).toMatchObject({ result: expected });
    },
    60_000,
  );

  test('suites that test refusals on purpose fail no row of ready', async () => {
    expect((await suites).screen).toMatch(/^Not ready yet: \d+ rows were not met\. None failed\.$/m);
  }, 60_000);

  test('every row of the table has its block', () => {
    const count = (document: string) => (language: Language) => [language, blocksIn(document, language).length];
    const rows = Object.entries(printed).map(([document, row]) => [
      document,
      runnable.map((language) => [language, row[language]?.length ?? 0]),
    ]);
    expect(rows).toEqual(Object.keys(printed).map((document) => [document, runnable.map(count(document))]));
  });

  test('a program that is to be saved as .mjs has no types', () => {
    const javaScript = documents.filter((document) => /\.mjs`/.test(readFileSync(document, 'utf8')));
    expect(javaScript.length).toBeGreaterThan(10);
    const typed = javaScript.filter((document) => blocksIn(document, 'ts').some(hasTypes));
    expect(typed).toEqual([]);
  });

  test('a block in another language is not code that could be run', () => {
    const languages = documents.flatMap((document) => blocksOf(document).map(({ language }) => language));
    const data = ['html', 'http', 'ini', 'json', 'text', 'yaml'];
    // `npm run check webhooks` and, for Jest, `npm run check package` run these.
    const samples = [
      'sh then',
      'ts then',
      // Run by `jq.test.ts`.
      'sh jq',
      // Compiled by `npm run check release`.
      'ts commonjs',
      // Run by `npm run check postgres`.
      'ts postgres',
      // Run by `other-languages.test.ts`. Only `.ci/run` has no program for the one of Java.
      ...['python pytest', 'go test', 'php phpunit', 'java'],
      // Run by `npm run check browser`.
      'ts playwright',
      // Run by `npm run check package`.
      ...suitesWithPackages,
      ...webhookLanguages,
      ...webhookFrameworks,
      ...jestLanguages,
      ...testcontainersLanguages,
    ];
    const others = languages.filter((language) => !isFile(language));
    expect(others.filter((language) => ![...runnable, ...data, ...samples].includes(language))).toEqual([]);
  });
});

test('the reference lists the options of `start`', async () => {
  const { stdout } = await run(['start', '--help-all']);
  const options = Array.from(stdout.matchAll(/^ {2}.*?(--[a-z]+(?:-[a-z]+)*(?: <\w+>)?) {2}/gm), ([, option = '']) =>
    option.replace('--deterministic', '--random-seed'),
  );
  const page = readFileSync('docs/reference/command-line.md', 'utf8');
  const documented = Array.from(page.matchAll(/^\| `(--[^`]+)` +\|/gm), ([, option]) => option);
  expect(documented.sort()).toEqual([...new Set(options)].filter((option) => option !== '--help').sort());
});

/** Runs a block with its own sandbox and directory: a fault or a snapshot of one block must not reach another. */
async function inSurroundings<Result>(runBlock: (surroundings: Surroundings) => Promise<Result>): Promise<Result> {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  const cwd = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
  try {
    return await runBlock({ url: server.url, cwd });
  } finally {
    await server.close();
    await sandbox.close();
    rmSync(cwd, { recursive: true, force: true });
  }
}
