import { urlHost } from '../../../mock-server/fronts/network-urls';
import { DataDirectoryLockedError } from '../../../mock-server/server';
import { formatError } from '../../format-error';

type Reasons<Subject, Reason = string> = Readonly<Record<string, (subject: Subject) => Reason>>;

/** Explains why a data directory could not be opened, and what to do. */
export function explainOpenError(error: unknown, path: string): string {
  if (error instanceof DataDirectoryLockedError) return explainLock(error);
  return lines(
    findReason(error, path) ?? formatError(error),
    'Choose another directory with --data DIR, or keep data in memory with --memory.',
  );
}

/** Explains why nothing can be written to a directory, if that is why it could not be opened. It may be full: that passes. */
export function findWriteProblem(error: unknown, path: string): string | undefined {
  return ['ENOSPC', 'EDQUOT'].includes(systemErrorOf(error).code) ? undefined : findReason(error, path);
}

function findReason(error: unknown, path: string): string | undefined {
  const { code, syscall } = systemErrorOf(error);
  // Such a file system fails with EPERM, which otherwise means a missing permission.
  const reason = syscall === 'link' && code !== 'EACCES' ? noHardLinks : openingReasons[code];
  return reason?.(path);
}

function explainLock({ directory, pid, reason, isElsewhere, message }: DataDirectoryLockedError): string {
  const isHere = reason === 'running' && !isElsewhere;
  return lines(
    ...(isHere
      ? [
          `The data directory ${directory} is in use by process ${pid},`,
          'most likely another payments-sandbox.',
          `Use that sandbox, or stop it: kill ${pid}`,
          'To take the directory over from it: payments-sandbox start --take-over',
        ]
      : [message]),
    'To run a second sandbox: payments-sandbox start --port 0 --memory (or --data DIR)',
  );
}

const noHardLinks = (path: string) =>
  `The file system of ${path} does not support hard links, which lock the data directory.`;
const notPermitted = (path: string) => `Cannot write to the data directory ${path}: permission denied.`;
const notADirectory = (path: string) => `${path} cannot be a data directory: it, or a parent of it, is a file.`;
const noSpace = (path: string) => `Cannot write to the data directory ${path}: no space left.`;

const openingReasons: Reasons<string> = {
  EACCES: notPermitted,
  EPERM: notPermitted,
  EROFS: (path) => `Cannot write to the data directory ${path}: the file system is read-only.`,
  ENOTDIR: notADirectory,
  EEXIST: notADirectory,
  ENOENT: (path) => `The data directory ${path} cannot be created.`,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
};

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Explains why the server cannot listen on an address, and what to do. */
export async function explainListenError(error: unknown, address: Address): Promise<string> {
  const reason = listeningReasons[systemErrorOf(error).code];
  return (await reason?.(address)) ?? `Cannot listen on port ${address.port} of ${address.host}: ${formatError(error)}`;
}

const anotherPort = 'Choose another port with --port, or a free one with --port 0.';
const anotherHost = 'Use --host 127.0.0.1 to serve only this machine, or --host 0.0.0.0 to serve its network.';
const notLocal = ({ host }: Address) => lines(`${host} is not an address of this machine.`, anotherHost);
const unknownHost = ({ host }: Address) => lines(`The host name ${host} is unknown.`, anotherHost);

async function portInUse({ host, port }: Address): Promise<string> {
  const url = `http://${urlHost(host)}:${port}`;
  const { findHealth } = await import('../doctor/sandbox');
  const user = (await findHealth({ url })) === undefined ? 'another program.' : `a sandbox: ${url}`;
  return lines(`Port ${port} of ${host} is in use by ${user}`, anotherPort);
}

const listeningReasons: Reasons<Address, string | Promise<string>> = {
  EADDRINUSE: portInUse,
  EACCES: ({ host, port }) => lines(`Cannot listen on port ${port} of ${host}: permission denied.`, anotherPort),
  EADDRNOTAVAIL: notLocal,
  EAFNOSUPPORT: notLocal,
  EINVAL: notLocal,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function lines(...all: readonly string[]): string {
  return all.join('\n');
}

/** Reads the code and the system call of an error from Node; empty for any other error. */
function systemErrorOf(error: unknown): { readonly code: string; readonly syscall: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (!(error instanceof Error)) return { code: '', syscall: '' };
  return {
    code: 'code' in error ? text(error.code) : '',
    syscall: 'syscall' in error ? text(error.syscall) : '',
  };
}
