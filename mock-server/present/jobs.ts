import type { components } from '../../spec/generated/control-types';
import type { JobRow } from '../rows';

/** Renders a pending job. */
export function presentJob({ id, kind, subject_id, due_at }: JobRow): components['schemas']['Job'] {
  return { id, kind, subject_id, due_at };
}
