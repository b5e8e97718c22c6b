import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLoopback } from '../../../mock-server/server';
import { formatError } from '../../format-error';
import { type Certificate, createCertificate } from './certificate';
import { shellWord } from '../../../spec/vocabulary/shell-word';
import type { StartOptions } from './options';
import type { Place } from './place';

/** The certificate of `--https`. */
export interface LocalCertificate extends Certificate {
  /** The path of the certificate, without its key. */
  readonly file: string;
  /** Lines that say how to trust it. */
  readonly trust: readonly string[];
  /** A warning if others reach the sandbox by names that are not in it. */
  readonly warning: string | undefined;
  /** Deletes what is for this run only. */
  readonly end: () => void;
}

/** A certificate that ends sooner is replaced at the start. */
const RENEWAL_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Returns the certificate for loopback names that is kept in the data directory, or a new one if it lacks a name or ends soon.
 * For a sandbox in memory it is for this run, and its key is in no file. Throws an error if it cannot be written.
 */
export function localCertificate(place: Place, options: Pick<StartOptions, 'host' | 'allowHost'>): LocalCertificate {
  const given = [options.host, ...options.allowHost].map((name) => name.toLowerCase());
  const names = [...new Set(['localhost', '127.0.0.1', '::1', ...given.filter(isLoopback)])];
  const warning = given.every(isLoopback)
    ? undefined
    : 'The certificate is for localhost only. To serve https under other names: --tls-cert FILE --tls-key FILE';
  try {
    if (place.kind === 'directory') {
      const file = join(place.directory, 'tls-cert.pem');
      return {
        ...keptIn(place.directory, file, names),
        file,
        warning,
        trust: trustOf(file, true),
        end: () => undefined,
      };
    }
    const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
    const file = join(folder, 'tls-cert.pem');
    const certificate = createCertificate(names);
    write(file, certificate.cert);
    const end = () => rmSync(folder, { recursive: true, force: true });
    return { ...certificate, file, warning, trust: trustOf(file, false), end };
  } catch (error) {
    throw new Error(`the certificate cannot be written: ${formatError(error)}`);
  }
}

function keptIn(directory: string, file: string, names: readonly string[]): Certificate {
  const keyFile = join(directory, 'tls-key.pem');
  const kept = findKept(file, keyFile, names);
  if (kept !== undefined) return kept;
  const created = createCertificate(names);
  write(keyFile, created.key);
  write(file, created.cert);
  return created;
}

/** Returns the kept certificate; undefined if it cannot be used for the names. */
function findKept(file: string, keyFile: string, names: readonly string[]): Certificate | undefined {
  try {
    const cert = readFileSync(file, 'utf8');
    const key = readFileSync(keyFile, 'utf8');
    const certificate = new X509Certificate(cert);
    const has = (name: string) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined;
    const daysLeft = (Date.parse(certificate.validTo) - Date.now()) / DAY_MS;
    const isFit = certificate.checkPrivateKey(createPrivateKey(key)) && daysLeft > RENEWAL_DAYS && names.every(has);
    return isFit ? { cert, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file that only its owner can read, whatever the mode of the one that it replaces. */
function write(path: string, text: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
}

/** Returns the lines for each system: the browser may run on another one than the sandbox. */
function trustOf(path: string, isKept: boolean): readonly string[] {
  const file = shellWord(path);
  const browsers = [
    `  Chromium   certutil -d sql:$HOME/.pki/nssdb -A -t P,, -n sandbox -i ${file}`,
    `  macOS      security add-trusted-cert -p ssl ${file}`,
    `  Windows    certutil -user -addstore Root ${file}`,
  ];
  return [
    `  Node       NODE_EXTRA_CA_CERTS=${file}`,
    `  curl       --cacert ${file}`,
    ...(isKept
      ? browsers
      : ['  Browser    accept its warning: the certificate is for this run. To keep one: --data DIR']),
  ];
}
