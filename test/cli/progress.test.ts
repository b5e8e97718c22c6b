import { expect, test } from 'vitest';
import { Progress } from '../../cli/progress';

/** Shows 100 units of work, each of a number of milliseconds. Returns what was written. */
function shownFor(unitMs: number, isTTY: boolean): string {
  let [now, text] = [0, ''];
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
