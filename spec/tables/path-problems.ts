import { message } from '../vocabulary/message';
import { referenceUrl } from '../vocabulary/reference-page';

const near = message`No operation has this path. Use ${'use'}.`;
const nearBecause = message`No operation has this path. Use ${'use'}: the path that was sent has ${'causes'}.`;
const unknown = message`No operation has this path, and none is close to it. All paths: ${'page'}`;

/** The operation that a path was probably meant for, and how the two paths differ. */
interface NearOperation {
  readonly use: string;
  readonly causes: readonly string[];
}

/** Returns the explanation of a path without an operation. */
export function explainPath(found: NearOperation | undefined, isOfControl: boolean): string {
  if (found === undefined) return unknown.fill({ page: referenceUrl(isOfControl ? 'control' : 'operations') });
  const { use, causes } = found;
  return causes.length === 0 ? near.fill({ use }) : nearBecause.fill({ use, causes: causes.join(', ') });
}
