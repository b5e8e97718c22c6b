import type { Provenance } from '../vocabulary/provenance';

interface FileTypeRow {
  /** The extensions of a file of this type, in lower case. */
  readonly extensions: readonly string[];
  readonly provenance: Provenance;
}

/** The types of files that can be uploaded, with the extensions that fit each. */
export const uploadFileTypes = {
  'image/jpeg': { extensions: ['jpg', 'jpeg'], provenance: 'reference' },
  'image/png': { extensions: ['png'], provenance: 'reference' },
  'application/pdf': { extensions: ['pdf'], provenance: 'reference' },
  'application/zip': { extensions: ['zip'], provenance: 'reference' },
  'application/x-zip-compressed': { extensions: ['zip'], provenance: 'reference' },
} as const satisfies Record<string, FileTypeRow>;

export type UploadFileType = keyof typeof uploadFileTypes;

const isFileType = (text: string): text is UploadFileType => Object.hasOwn(uploadFileTypes, text);

export const uploadFileTypeNames = Object.keys(uploadFileTypes).filter(isFileType);

/** The statuses of an object whose file is uploaded. */
export const uploadStatuses = ['pending', 'uploaded'] as const;

export type UploadStatus = (typeof uploadStatuses)[number];
