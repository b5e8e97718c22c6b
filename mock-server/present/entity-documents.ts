import { limits } from '../../spec/tables/limits';
import type { Resources } from '../context';
import { take } from '../domain/first-of';
import type { EntityDocumentRow } from '../rows';
import type { Reader } from '../store/reader';
import { rendered } from './rendered';

const { value: MAX_SHOWN } = limits.entity_parts;

/** Renders a document as lists and events have it: without the address to which its file is uploaded. */
export function presentDocument(row: EntityDocumentRow): Resources['EntityDocument'] {
  return rendered('EntityDocument', row, {});
}

/** Renders the newest documents of a business or an identity. */
export function newestDocuments(rows: Reader, ownerId: string): Resources['EntityDocument'][] {
  return take(rows.walk('documents', 'ofOwner', ownerId, 'descending'), MAX_SHOWN).map(presentDocument);
}
