import { valueRules } from '../../spec/tables/value-rules';
import { limits } from '../../spec/tables/limits';
import { type UploadFileType, uploadFileTypes } from '../../spec/tables/uploads';
import { invalidParameter, SandboxError } from '../sandbox-error';
import type { UploadRow } from '../rows';
import { secondsAfter } from '../time/clock';

/** The first instant at which the address takes no file any more. */
export function uploadDeadline(createdAt: string): string {
  return secondsAfter(createdAt, limits.upload.seconds);
}

/** Returns the reason why an address takes no file now. */
export function uploadProblem({ expires_at, file }: UploadRow, now: string): SandboxError | undefined {
  if (file !== null) return new SandboxError('upload_not_accepted', { reason: 'it has taken one already' });
  if (now >= expires_at) return new SandboxError('upload_not_accepted', { reason: 'it has expired' });
  return undefined;
}

/** Returns an error if the extension of a file does not fit its type. */
export function fileNameProblem(name: string, type: UploadFileType): SandboxError | undefined {
  const extension = /[^.\\/]\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const allowed: readonly string[] = uploadFileTypes[type].extensions;
  if (extension !== undefined && allowed.includes(extension)) return undefined;
  const extensions = allowed.map((each) => `.${each}`).join(' or ');
  return invalidParameter('file_name', valueRules.file_extension.fill({ name: 'file_name', extensions }));
}
