import { formatError } from './format-error';

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'It is a directory.',
  ENOTDIR: 'A part of its path is a file.',
  EEXIST: 'It exists already.',
  EACCES: 'Permission denied.',
  EPERM: 'Permission denied.',
  EROFS: 'The file system is read-only.',
  ENOSPC: 'No space is left.',
};

/** Explains why a file or directory cannot be read or written: an error of the operating system as a sentence. */
export function explainFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return problems[code] ?? formatError(error);
}
