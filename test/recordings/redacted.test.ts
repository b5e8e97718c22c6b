import { expect, test } from 'vitest';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import type { Har } from '../../mock-server/recordings/har/har';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { createRedaction } from '../../mock-server/recordings/redaction/redaction';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { recordedFlow } from '../support/recorded-flow';

test('a recording without what was private still compares: only the list that is sorted by name differs', async () => {
  const { log } = await recordedFlow({ randomSeed: 'golden' });
  const { exchange } = createRedaction('0f'.repeat(32));
  const har: Har = { log: { ...log, entries: log.entries.map(exchange) } };
  const target = memoryTarget({ randomSeed: 'another', checkoutUrl: 'https://pay.test' });
  const report = await compareRecording(await selectRecording(objectSource(har)), target);
  const { differences, unknown, recording } = report;
  expect(differences.filter(({ operation }) => operation !== 'listSubAccounts')).toEqual([]);
  expect([unknown, recording.replayed]).toEqual([[], recording.exchanges]);
});
