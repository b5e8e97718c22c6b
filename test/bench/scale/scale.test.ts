import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagePath, withSection } from '../page';
import { axisThrough, logarithmicAxis, positionOn } from './axis';
import { chartSvg } from './chart';
import { measured, missing } from './figure';
import { pictures } from './page';
import { picturesOf, plots } from './plots';
import { readResult, type Result } from './result';
import { sectionsOf } from './tables';

const result: Result = {
  machine: {
    ...{ date: '2026-01-01', commit: 'abc1234', node: '20.19.0', processor: 'A processor', cores: 2, memoryGb: 24 },
    ...{ load: [0.1, 1.9], calibrationMs: [3.1, 3.2] },
  },
  sizes: [1_000, 10_000],
  servers: [
    {
      ...{ name: 'payments-sandbox', version: '0.1.0', node: '20.19.0', keeps: 'in a file' },
      figures: {
        1_000: { createsPerSecond: measured([3_900, 4_000, 4_100]), residentMb: measured(71), fileMb: measured(2.5) },
        10_000: { createsPerSecond: missing('its process ended'), residentMb: measured(120), fileMb: measured(25) },
      },
    },
    {
      ...{ name: 'Mockoon', version: '9.9.0', node: '20.19.0', keeps: 'in memory' },
      figures: { 1_000: { createsPerSecond: measured(900) }, 10_000: { createsPerSecond: measured(800) } },
    },
  ],
};

describe('a logarithmic axis', () => {
  test.each([
    [
      [1_000, 1_000_000],
      [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    ],
    [
      [3, 40_000],
      [1, 10, 100, 1_000, 10_000, 100_000],
    ],
    [
      [0.4, 0.6],
      [0.2, 0.5, 1],
    ],
    [
      [70, 70],
      [50, 100],
    ],
  ])('of %j has the labels %j', (values, ticks) => {
    expect(logarithmicAxis(values).ticks).toEqual(ticks);
  });

  test('through values is labelled with each of them once', () => {
    expect(axisThrough([10, 1, 10, 3])).toEqual({ low: 1, high: 10, ticks: [1, 3, 10] });
    expect(axisThrough([70])).toEqual({ low: 50, high: 100, ticks: [50, 100] });
  });

  test('places powers of ten at equal distances', () => {
    const axis = logarithmicAxis([1, 1_000]);
    expect([1, 10, 100, 1_000].map((value) => positionOn(axis, value).toFixed(4))).toEqual([
      ...['0.0000', '0.3333', '0.6667', '1.0000'],
    ]);
  });

  test('refuses what has no logarithm', () => {
    expect(() => logarithmicAxis([0, 1])).toThrow(RangeError);
    expect(() => logarithmicAxis([])).toThrow(RangeError);
  });
});

describe('a chart', () => {
  test('leaves out lines without points, and has the figures as text', () => {
    const svg = chartSvg({
      ...{ title: 'Speed', x: 'payments', y: 'creates per second' },
      series: [
        {
          name: 'one',
          look: 'file',
          points: [
            [1_000, 4_000.4],
            [10_000, 3_000],
          ],
        },
        { name: 'other', look: 'prism', points: [] },
      ],
    });
    expect(svg).toContain('creates per second by payments. one: 4,000 at 1,000, 3,000 at 10,000.</desc>');
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).not.toContain('other');
  });

  test('is drawn for each measure that has a figure', () => {
    expect([...picturesOf(result).keys()]).toEqual(['scale-creates.svg', 'scale-memory.svg', 'scale-file.svg']);
  });
});

describe('the tables of a result', () => {
  const sections = sectionsOf(result);

  test('have the median with the spread, and a dash where nothing was measured', () => {
    expect(sections).toContain('| Creates per second | 4,000 (3,900–4,100) | — |');
    expect(sections).toContain('| payments-sandbox | 4,000 | — |');
  });

  test('have the reason of each dash once', () => {
    expect(sections).toContain('- payments-sandbox: its process ended (10,000 payments).');
    expect(sections).toContain('- Mockoon: keeps payments in memory only.');
  });

  test('have the bounds of the sizes that were measured', () => {
    expect(sections).toContain('| 10,000 | resident memory, MB | 120 | ≤ 110 | missed |');
    expect(sections).not.toContain('| 1,000,000 |');
  });
});

test('a section needs its markers', async () => {
  await expect(withSection('# Page\n', 'bench', 'text')).rejects.toThrow('begin: npm run bench');
});

describe('the guide', () => {
  const stored = readResult();

  test('has the tables of the stored result', async () => {
    const page = readFileSync(pagePath, 'utf8');
    if (stored) expect(await withSection(page, 'bench:scale', sectionsOf(stored))).toBe(page);
    else expect(page).toContain('Not measured yet.');
  });

  test('has its pictures, and no others', () => {
    const drawn = stored ? picturesOf(stored) : new Map<string, string>();
    for (const [file, svg] of drawn) {
      expect(existsSync(join(pictures, file))).toBe(true);
      expect(readFileSync(join(pictures, file), 'utf8')).toBe(svg);
    }
    expect(
      readdirSync(pictures)
        .filter((file) => file.startsWith('scale-'))
        .sort(),
    ).toEqual([...drawn.keys()].sort());
    expect(plots.map(({ file }) => `${file}.svg`)).toEqual(expect.arrayContaining([...drawn.keys()]));
  });
});
