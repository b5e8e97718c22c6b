import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { report } from './bounded';
import { calibrate } from './calibration';
import { median } from './median';

/**
 * Measures how long the search for card numbers stops the event loop for a text of 1 MB, in the code as it is bundled. The bound
 * is for digits in one piece; other texts are printed.
 */

const RUNS = 5;
const TEXT_CHARACTERS = 1_000_000;
const MAX_DIGITS_MS = 40;

const directory = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
const outfile = join(directory, 'card-numbers.mjs');
await build({
  entryPoints: ['mock-server/domain/card-numbers.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  target: 'node20',
});
const { maskPrintedText, maskStoredText } = await import(pathToFileURL(outfile).href);
rmSync(directory, { recursive: true });

const repeated = (part: string) => part.repeat(Math.ceil(TEXT_CHARACTERS / part.length)).slice(0, TEXT_CHARACTERS);

function medianMs(mask: (text: string) => string, text: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    mask(text);
    return performance.now() - start;
  });
  return median(times);
}

const randomDigits = Array.from({ length: 4_000 }, (_, i) => createHash('sha256').update(String(i)).digest('hex'))
  .join('')
  .replaceAll(/\D/g, '');
const digits: Readonly<Record<string, string>> = { 'random digits': randomDigits, '1111…': '1', '4242…': '42' };
const others: Readonly<Record<string, string>> = {
  '4242 4242 …': '4242 ',
  '4111 1111 …': '4111 1111 1111 1111 ',
  '4 4 …': '4 ',
};

console.log(`JSON.parse of 1 MB: ${calibrate(RUNS).toFixed(1)} ms`);
const isWithin = report(
  Object.entries(digits).map(([what, part]) => ({
    what: `ms to mask 1 MB of ${what}`,
    is: medianMs(maskStoredText, repeated(part)),
    most: MAX_DIGITS_MS,
  })),
);
for (const [what, part] of Object.entries({ ...digits, ...others })) {
  const stored = medianMs(maskStoredText, repeated(part)).toFixed(0);
  const printed = medianMs(maskPrintedText, repeated(part)).toFixed(0);
  console.log(`1 MB of ${what}: ${stored} ms where it is stored, ${printed} ms where it is printed`);
}
process.exitCode = isWithin ? 0 : 1;
