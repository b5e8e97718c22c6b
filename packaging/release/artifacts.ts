import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { outputOf, pathIn, type Release } from './release';

const SBOM = 'dist/sbom.cdx.json';
export const CHECKSUMS = 'SHA256SUMS';

export function emptyOutput(release: Release): void {
  const folder = pathIn(release, outputOf(release.version));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Copies the list of bundled packages, which the build has written. */
export function copySbom(release: Release): void {
  const from = pathIn(release, SBOM);
  if (!existsSync(from)) throw new Error(`the build has not written ${SBOM}`);
  const name = `payments-sandbox-${release.version}.cdx.json`;
  copyFileSync(from, pathIn(release, outputOf(release.version), name));
}

/** Writes the checksums of all files in the output, in the format of `sha256sum --check`. */
export function writeChecksums(release: Release): void {
  const folder = outputOf(release.version);
  const lines = readdirSync(pathIn(release, folder))
    .sort()
    .map((name) => {
      const content = readFileSync(pathIn(release, folder, name));
      return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
    });
  writeFileSync(pathIn(release, folder, CHECKSUMS), lines.join(''));
}
