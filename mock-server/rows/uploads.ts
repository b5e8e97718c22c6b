import type { Row } from './row';
import { id, instant, integer, nullable, sequence, wholeText } from '../fields/field';
import type { ReferencedTable } from '../fields/referenced-table';
import { fieldsOf, withSubject } from './fields';
import { table } from './table-definition';

/** The table of the object that each kind of upload belongs to. */
const uploadSubjects = {
  dispute_evidence: 'dispute_evidence',
  document: 'documents',
} as const satisfies Readonly<Record<string, ReferencedTable>>;

/** The kind of an upload decides what happens to its object when the file arrives: see `actions/uploads.ts`. */
export type UploadKind = keyof typeof uploadSubjects;

/** The facts that are kept of a file. */
export interface ReceivedFile {
  /** Bytes. */
  readonly length: number;
  /** SHA-256 in hex. */
  readonly sha256: string;
  readonly received_at: string;
}

/** An address that takes one file for some time. The file is not kept. */
export interface UploadRow extends Row {
  readonly sequence: number;
  readonly kind: UploadKind;
  /** Id of the object that the file belongs to. */
  readonly subject_id: string;
  /** The first instant at which the address takes no file any more. */
  readonly expires_at: string;
  /** Null until the file has arrived. */
  readonly file: ReceivedFile | null;
}

const upload = withSubject<UploadRow>(uploadSubjects, {
  id,
  sequence,
  expires_at: instant,
  file: nullable(fieldsOf<ReceivedFile>({ length: integer, sha256: wholeText, received_at: instant })),
});

export const uploads = table<UploadRow>()({ type: 'upload', idPrefix: 'upl', indexes: {}, fields: upload });
