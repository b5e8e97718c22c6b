import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import {
  applicants,
  bankAccounts,
  businesses,
  cardRequests,
  cards,
  dashed,
  entityRequests,
  onboardingRequests,
} from '../support/secret-requests';
import { openPlatform } from '../support/test-platform';

interface Subject {
  readonly requests: typeof cardRequests;
  readonly statuses: readonly number[];
  readonly secrets: readonly RegExp[];
  /** Texts with a secret, which the search must find. */
  readonly samples: readonly string[];
  /** In which entries of the request log no secret may be. In the field of something else, a number has no mask. */
  readonly logged: (status: number | null) => boolean;
  /** Digits of the files that count or are random. */
  readonly byChance?: RegExp;
  /** What the files have instead. */
  readonly masked: RegExp;
}

/** The digits of a number, whatever is between them. */
const digits = (number: string, between: string) => [...number].join(between);
/** A code as a word. */
const word = (code: string) => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`);
/** All but the last four digits, which may be seen. */
const hidden = (number: string) => digits(number.replaceAll('-', '').slice(0, -4), '-?');

const subjects: Readonly<Record<string, Subject>> = {
  'card number, security code or account number': {
    requests: cardRequests,
    statuses: [200, 201, 400, 401, 402, 404, 422],
    secrets: [
      ...cards.map(([number]) => new RegExp(digits(number, '[ -]?'))),
      ...bankAccounts.map((number) => new RegExp(number)),
      ...[...new Set(cards.map(([, code]) => code))].map(word),
    ],
    samples: cards.flatMap(([number, code]) => [
      `"${number}"`,
      `x${dashed(number)}`,
      `{"verification":"${code}"}`,
      `:${code},`,
    ]),
    logged: () => true,
    byChance: /"sequence":\d+/g,
    masked: /424242\*{6}4242/,
  },
  'tax id, identification number or account number of a business': {
    requests: entityRequests,
    statuses: [200, 201, 400, 403, 404, 422],
    secrets: businesses.flat().map((number) => new RegExp(hidden(number))),
    samples: businesses.flat(),
    logged: (status) => status !== 404 && status !== 422,
    // The time of a file, and the random keys of the requests.
    byChance: /"version":"[\d. ]+"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
    masked: /"tax_id\\?":"\*{5}4321\\?"/,
  },
  'tax id, social security number or account number of an applicant': {
    requests: onboardingRequests,
    statuses: [200, 400, 403, 404, 422],
    // Five digits in a row are in many a hash by chance, but seldom at its start.
    secrets: applicants.flatMap(([taxId, ssn, account]) => [
      new RegExp(`(?<!\\w)${hidden(taxId)}`),
      new RegExp(hidden(account)),
      word(ssn),
    ]),
    samples: applicants.flat().map((value) => JSON.stringify({ value })),
    logged: () => false,
    masked: /"tax_id\\?":"\*\*-\*\*\*4321\\?"/,
  },
};

/** Ids, hashes and durations are the same in each run: by chance, five digits of a secret would be in some of them. */
const RANDOM_SEED = 'secrecy';

const writings = [
  ['as it is written', {}],
  ['after compaction', { compactAboveBytes: 2_000, compactAboveGrowth: 1.5, changesPerRow: 1 }],
] as const;

describe.each(Object.entries(subjects))('no %s', (_name, subject) => {
  const expectNoSecrets = (text: string, where: string) => {
    for (const secret of subject.secrets) {
      const found = secret.exec(text);
      if (found)
        expect.fail(`${where} holds ${secret}: …${text.slice(Math.max(0, found.index - 80), found.index + 80)}…`);
    }
  };

  test('the search finds what it looks for', () => {
    for (const sample of subject.samples) expect(() => expectNoSecrets(sample, 'this')).toThrow('this holds');
  });

  test.each(writings)('in any byte that is written or printed: %s', async (_, options) => {
    const printers = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));
    const directory = await temporaryDirectory();
    const front = await openFileFront(directory, { clock: new TestClock(), randomSeed: RANDOM_SEED, ...options });
    const platform = await openPlatform(front);
    const statuses: number[] = [];
    for await (const { status, headers, text } of subject.requests(platform)) {
      statuses.push(status);
      expectNoSecrets(text, `a response of ${status}`);
      for (const [name, value] of headers) expectNoSecrets(value, `the header ${name}`);
    }
    expect([...new Set(statuses)].sort()).toEqual(subject.statuses);
    expectNoSecrets(JSON.stringify(platform.events()), 'an event');
    const requests = [...front.sandbox.platform(platform.id).requests.list(), ...front.sandbox.requests.list()];
    expect(requests.length).toBeGreaterThan(statuses.length);
    for (const entry of requests.filter(({ status }) => subject.logged(status)))
      expectNoSecrets(JSON.stringify(entry), `the request log, of ${entry.path}`);
    await front.close();

    const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(1);
    const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
    for (const text of texts) {
      expectNoSecrets(text.replaceAll(subject.byChance ?? /$^/g, ''), 'a file');
      expect(text).not.toMatch(/"verification\\?"/);
    }
    expect(texts.join()).toMatch(subject.masked);
    for (const printer of printers) expect(printer).not.toHaveBeenCalled();
    await rm(directory, { recursive: true });
  });
});
