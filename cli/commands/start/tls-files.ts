import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { formatError } from '../../format-error';
import type { Certificate } from './certificate';

/** The problem of a file of `--tls-cert` or `--tls-key`, as a message. */
export class TlsFileError extends Error {}

/** Reads a certificate and its private key. Throws a `TlsFileError`. */
export function readCertificate(certPath: string, keyPath: string): Certificate {
  const cert = read('--tls-cert', certPath);
  const key = read('--tls-key', keyPath);
  if (!/-----BEGIN (TRUSTED )?CERTIFICATE-----/.test(cert))
    throw new TlsFileError(`--tls-cert: ${certPath} is not a certificate in PEM format`);
  if (!/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(key))
    throw new TlsFileError(`--tls-key: ${keyPath} is not a private key in PEM format`);
  const certificate = attempt(`--tls-cert: ${certPath} cannot be used`, () => new X509Certificate(cert));
  if (key.includes('ENCRYPTED'))
    throw new TlsFileError(`--tls-key: ${keyPath} is encrypted. Pass a key without a passphrase`);
  const privateKey = attempt(`--tls-key: ${keyPath} cannot be used`, () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey))
    throw new TlsFileError(`--tls-key: ${keyPath} is not the key of the certificate ${certPath}`);
  attempt(`--tls-cert: ${certPath} cannot be used`, () => createSecureContext({ cert, key }));
  return { cert, key };
}

function read(option: string, path: string): string {
  if (!existsSync(path)) throw new TlsFileError(`${option}: ${path} does not exist`);
  if (!statSync(path).isFile()) throw new TlsFileError(`${option}: ${path} is not a file`);
  return attempt(`${option}: ${path} cannot be read`, () => readFileSync(path, 'utf8'));
}

function attempt<Value>(problem: string, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw new TlsFileError(`${problem}: ${formatError(error)}`);
  }
}
