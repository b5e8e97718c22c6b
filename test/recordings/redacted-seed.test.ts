import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createRedaction } from '../../mock-server/recordings/redaction/redaction';
import { createSandbox } from '../../mock-server/server';

/** A platform with rows of every table, as the last release wrote it. */
const lines = readFileSync('test/releases/1.0.0-rc.1/platform.seed', 'utf8').trimEnd().split('\n');
const privateFields =
  'description|full_name|first_name|last_name|email|legal_name|doing_business_as|line1|dob_year|url|phone';

/** Returns the texts of fields that people fill in. */
function privateTexts(seed: readonly string[]): ReadonlySet<string> {
  const found = seed.join('\n').matchAll(new RegExp(`"(?:${privateFields})":"([^"]{4,})"`, 'g'));
  return new Set([...found].map(([, text = '']) => text));
}

test('a redacted seed file is imported, and has no text that people filled in', async () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const redacted = lines.map(createRedaction().seedLine);
  const texts = privateTexts(lines);
  expect(texts.size).toBeGreaterThan(10);
  const kept = [...privateTexts(redacted)].filter((text) => texts.has(text));
  // Names of the test data that each platform has.
  expect(kept.sort()).toEqual(['Account Owner', 'Payout', 'Platform Owner']);
  const { rows } = await sandbox.platform().import(`${redacted.join('\n')}\n`);
  expect(Object.values(rows).reduce((sum, count) => sum + count, 0)).toBe(lines.length - 2);
});

test('equal texts are replaced by equal ones, also in the entries of the same recording', () => {
  const redaction = createRedaction();
  const [, row] = [redaction.seedLine('["customers",{"id":"cust_1","email":"ada@tea.test"}]')]
    .map((line) => /"email":"(.*?)"/.exec(line))
    .flat();
  const { request } = redaction.exchange({
    startedDateTime: '2030-01-01T00:00:00Z',
    time: 1,
    request: {
      method: 'POST',
      url: 'http://127.0.0.1:4010/v1/payments',
      headers: [],
      postData: { mimeType: 'application/json', text: '{"email":"ada@tea.test","number":"[test card visa]"}' },
    },
    response: { status: 201, headers: [], content: {} },
  });
  expect(row).not.toBe('ada@tea.test');
  expect(request.postData?.text).toBe(`{"email":"${row}","number":"[test card visa]"}`);
});
