import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badPorts, findBadPort } from '../../spec/tables/bad-ports';
import { metadataAddresses } from '../../spec/tables/metadata-addresses';

/** Runtimes know port 0 since their newest releases only. Nothing can listen on it. */
test('the bad ports are those that fetch never calls', async () => {
  const called = badPorts.filter((port) => port !== 0).map((port) => fetch(`http://127.0.0.1:${port}/`));
  for (const result of await Promise.allSettled(called))
    expect(result).toMatchObject({ reason: { cause: { message: 'bad port' } } });
  await expect(fetch('http://127.0.0.1:2/')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

test.each([
  ['http://127.0.0.1:6000/', 6000],
  ['http://127.0.0.1:0/', 0],
  ['http://127.0.0.1/', undefined],
  ['https://127.0.0.1:4010/', undefined],
])('the bad port of %s is %s', (url, port) => {
  expect(findBadPort(new URL(url))).toBe(port);
});

test('the guide lists the metadata addresses, each with its source', () => {
  const guide = readFileSync('docs/reference/webhook-deliveries.md', 'utf8');
  for (const { addresses, source } of metadataAddresses)
    expect(guide).toMatch(new RegExp(`\\| \`${addresses}\` +\\|[^\\n]*\\]\\(${source}\\)`));
});
