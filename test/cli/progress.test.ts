import { expect, test, vi } from 'vitest';
import { withClockProgress } from '../../cli/commands/clock/progress';
import { Progress } from '../../cli/progress';

/** Shows 100 units of work, each of a number of milliseconds. Returns what was written. */
function shownFor(unitMs: number, isTTY: boolean): string {
  let now = 0;
  let text = '';
  const output = { isTTY, write: (piece: string) => (text += piece) };
  const progress = new Progress(output, 'Importing', 100, () => now);
  for (let unit = 0; unit < 100; unit++) {
    now += unitMs;
    progress.add(1);
  }
  progress.end();
  return text;
}

test('long work writes a line every five seconds into a log', () => {
  expect(shownFor(200, false)).toBe('Importing: 25 %\nImporting: 50 %\nImporting: 75 %\nImporting: 100 %\n');
});

test('short work writes nothing into a log', () => {
  expect(shownFor(49, false)).toBe('');
});

test('a terminal shows a bar, and nothing at the end', () => {
  const text = shownFor(0, true);
  expect(text).toContain(`Importing [${'#'.repeat(15)}${'-'.repeat(15)}] 50 %`);
  expect(text.endsWith('\r\u001b[K')).toBe(true);
});

test('a clock that moves for long shows on a terminal how far it has come, and a short move shows nothing', async () => {
  vi.useFakeTimers();
  try {
    const hours = [0, 6, 12];
    const shown: string[] = [];
    const move = {
      ...({ action: 'advance', value: '1d' } as const),
      readNow: async () => 3_600_000 * (hours.shift() ?? 24),
      output: { isTTY: true, write: (text: string) => shown.push(text.trim()) },
    };
    const end = 'moved';
    let arrive = (_: string) => {};
    const moved = withClockProgress(move, () => new Promise<string>((resolve) => (arrive = resolve)));
    await vi.advanceTimersByTimeAsync(500);
    arrive(end);
    expect(await moved).toBe(end);
    expect(shown.map((text) => /\d+ %/.exec(text)?.[0])).toEqual(['25 %', '50 %', undefined]);
    shown.length = 0;
    expect(await withClockProgress(move, async () => end)).toBe(end);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
