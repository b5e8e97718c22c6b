import type { Resources } from '../context';
import type { TermsRow } from '../rows';
import { rendered } from './rendered';

export function presentTerms(row: TermsRow): Resources['TermsAndConditions'] {
  return rendered('TermsAndConditions', row, {});
}
