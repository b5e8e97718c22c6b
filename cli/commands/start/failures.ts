import { DataDirectoryLockedError } from '../../../mock-server/server';
import { formatError } from '../../format-error';

type Reasons<Subject> = Readonly<Record<string, (subject: Subject) => string>>;

/** Why a data directory could not be opened, and what to do. */
export function explainOpening(error: unknown, path: string): string {
  if (error instanceof DataDirectoryLockedError) {
    const { directory, pid } = error;
    return lines(
      `The data directory ${directory} is in use by process ${pid},`,
      'most likely a sandbox that is running already.',
      `Use that one, or stop it: kill ${pid}`,
      'To run another one beside it: payments-sandbox start --port 0 --memory (or --data DIR)',
    );
  }
  const { code, syscall } = systemErrorOf(error);
  // EPERM, too, but not for want of a permission.
  const reason = syscall === 'link' && code !== 'EACCES' ? noHardLinks : openingReasons[code];
  return lines(reason?.(path) ?? formatError(error), 'Choose another one with --data DIR, or keep nothing: --memory.');
}

const noHardLinks = (path: string) =>
  `The file system of ${path} has no hard links, by which a second process is kept out.`;
const notPermitted = (path: string) => `You may not write to the data directory ${path} (permission denied).`;
const notADirectory = (path: string) => `${path} cannot be a data directory: it is a file, or a file is in its way.`;
const noSpace = (path: string) => `There is no space left for the data directory ${path}.`;

const openingReasons: Reasons<string> = {
  EACCES: notPermitted,
  EPERM: notPermitted,
  EROFS: (path) => `The data directory ${path} is on a file system that can only be read.`,
  ENOTDIR: notADirectory,
  EEXIST: notADirectory,
  ENOENT: (path) => `The data directory ${path} cannot be made there.`,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
};

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Why an address could not be listened on, and what to do. */
export function explainListening(error: unknown, address: Address): string {
  const reason = listeningReasons[systemErrorOf(error).code];
  return reason?.(address) ?? `Cannot listen on ${address.host}, port ${address.port}: ${formatError(error)}`;
}

const anotherPort = 'Choose another one with --port, or let the system pick a free one: --port 0.';
const anotherHost = 'Use --host 127.0.0.1 to serve this machine alone, or --host 0.0.0.0 to serve its network.';
const foreign = ({ host }: Address) => lines(`${host} is no address of this machine.`, anotherHost);
const unknown = ({ host }: Address) => lines(`There is no machine named ${host}.`, anotherHost);

const listeningReasons: Reasons<Address> = {
  EADDRINUSE: ({ host, port }) => lines(`Port ${port} of ${host} is taken by another program.`, anotherPort),
  EACCES: ({ host, port }) => lines(`You may not listen on port ${port} of ${host} (permission denied).`, anotherPort),
  EADDRNOTAVAIL: foreign,
  EAFNOSUPPORT: foreign,
  EINVAL: foreign,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
};

function lines(...all: readonly string[]): string {
  return all.join('\n');
}

/** What Node tells of a refusal by the system. */
function systemErrorOf(error: unknown): { readonly code: string; readonly syscall: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (!(error instanceof Error)) return { code: '', syscall: '' };
  return {
    code: 'code' in error ? text(error.code) : '',
    syscall: 'syscall' in error ? text(error.syscall) : '',
  };
}
