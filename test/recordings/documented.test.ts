import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import { countedDifferences, type ComparisonReport } from '../../mock-server/recordings/comparison/report';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { operations } from '../../spec/resources';
import { documentedDifferences } from '../../spec/tables/documented-differences';
import { documentedRecording } from './documented/recording';
import { allOf } from './support/entries';

let report: ComparisonReport;
let covered: ReadonlySet<string | null>;
beforeAll(async () => {
  const recording = await selectRecording(objectSource(documentedRecording()));
  covered = new Set((await allOf(recording.exchanges())).map(({ operation }) => operation));
  report = await compareRecording(recording, memoryTarget({ checkoutUrl: 'https://pay.test' }), {
    rules: documentedDifferences,
  });
});

test('the sandbox responds as documented, apart from the differences on purpose', () => {
  const { recording, unknown } = report;
  expect(countedDifferences(report)).toEqual([]);
  expect(unknown).toEqual([]);
  expect(recording).toMatchObject({ replayed: recording.exchanges, deliveries: 8, ignored: 0 });
});

test('each difference on purpose is one of the documented responses', () => {
  const used = new Set<unknown>(report.allowed.map(({ rule }) => rule));
  expect(documentedDifferences.filter((rule) => !used.has(rule))).toEqual([]);
});

test('the guide lists the operations that are not compared with the documentation', async () => {
  const guide = await readFile('docs/guides/going-live.md', 'utf8');
  const [, section = ''] = /## How far it is proved\n([^]*?)\n## /.exec(guide) ?? [];
  const listed = [...section.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual(
    Object.keys(operations)
      .filter((name) => !covered.has(name))
      .sort(),
  );
  expect(section).toContain(`${covered.size} of ${Object.keys(operations).length} operations`);
});
