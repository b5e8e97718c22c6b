import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import { formatComparison, type TablePaint } from '../../mock-server/recordings/comparison/table';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { payment, scenarioPayment } from '../support/bodies';
import { Recorder } from '../support/recorder';
import { openPlatform } from '../support/test-platform';

const TITLE = 'A terminal in which compare prints two differences, each with both values and the rule of the sandbox';
const LINE_PIXELS = 21;
const fill = (colour: string) => (text: string) => `<tspan fill="${colour}">${text}</tspan>`;
const paint: TablePaint = {
  bold: (text) => `<tspan font-weight="bold">${text}</tspan>`,
  dim: fill('#8b949e'),
  green: fill('#3fb950'),
  red: fill('#ff7b72'),
  yellow: fill('#e3b341'),
};

/** Returns the report on a service that refunds a cent more, and declines with another code. */
async function report() {
  const sandbox = createSandbox({ randomSeed: 'picture' });
  let now = 0;
  const recorder = new Recorder(sandbox.fetch, {
    now: () => now,
    isRecorded: (path) => path.startsWith('/v1/payments'),
  });
  const { id, testMode: api } = await openPlatform({ sandbox, baseUrl: 'https://api.example', fetch: recorder.fetch });
  now = sandbox.platform(id).now();
  const paid = await api.post('/v1/payments', payment({ amount: 10_000 }));
  await api.post(`/v1/payments/${paid.payment.id}/refunds`, { amount: 5_000 });
  await api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  await sandbox.close();
  const service = JSON.stringify(recorder.har()).replaceAll('\\"amount\\":5000,', '\\"amount\\":5001,');
  const recording = await selectRecording(objectSource(JSON.parse(service.replaceAll('\\"116\\"', '\\"051\\"'))));
  return compareRecording(recording, memoryTarget());
}

test('the picture of the guide is what compare prints (-u writes it)', async () => {
  const output = formatComparison(await report(), paint).trimEnd();
  const lines = [`${paint.dim('$')} npx payments-sandbox compare traffic.har`, '', ...output.split('\n')];
  // Browsers collapse other spaces.
  const spaced = lines.map((line) => line.replaceAll(/ (?![^<]*>)/g, '\u00A0'));
  const texts = spaced.map((line, at) => `    <text x="20" y="${62 + at * LINE_PIXELS}">${line}</text>`);
  const size = [1000, 62 + lines.length * LINE_PIXELS];
  const lights = ['#ff5f57', '#febc2e', '#28c840'].map(
    (colour, at) => `  <circle cx="${20 + at * 20}" cy="20" r="6" fill="${colour}" />`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(' ')}" role="img" aria-labelledby="title">`,
    `  <title id="title">${TITLE}</title>`,
    `  <rect width="${size[0]}" height="${size[1]}" rx="8" fill="#16181d" />`,
    ...lights,
    '  <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13" fill="#e6e6e6">',
    ...texts,
    '  </g>',
    '</svg>',
    '',
  ];
  await expect(svg.join('\n')).toMatchFileSnapshot('../../docs/pictures/compare.svg');
});
