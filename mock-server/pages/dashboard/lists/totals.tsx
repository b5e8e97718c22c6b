import { grouped } from '../../../../spec/vocabulary/number';
import { Instant } from '../parts/values';
import type { Counts } from './scan';

interface TotalsProps {
  readonly counts: Counts;
  /** Whether rows are compared with a filter, instead of read from an index. */
  readonly isScanned: boolean;
}

/** The numbers of a page of a list: `26–50 of 1,234`, and how far a filter looked. */
export function Totals({ counts, isScanned }: TotalsProps) {
  const { shown, hasAllAfter, lastCreatedAt, maxRows } = counts;
  return (
    <p class="totals">
      {shown > 0 && <>{rangeOf(counts, isScanned)}. </>}
      {isScanned && !hasAllAfter && (
        <>
          {grouped(maxRows)} objects were looked at
          {lastCreatedAt !== undefined && (
            <>
              , back to <Instant at={lastCreatedAt} />
            </>
          )}
          . The next page looks further.
        </>
      )}
    </p>
  );
}

function rangeOf({ before, shown, after, hasAllBefore, hasAllAfter, maxRows }: Counts, isScanned: boolean): string {
  const total = before + shown + after;
  const isKnown = hasAllBefore && hasAllAfter;
  const of =
    total > maxRows || (!isKnown && !isScanned)
      ? `more than ${grouped(maxRows)}`
      : `${isKnown ? '' : 'at least '}${grouped(total)}`;
  return hasAllBefore ? `${grouped(before + 1)}–${grouped(before + shown)} of ${of}` : `${grouped(shown)} of ${of}`;
}
