import { grouped } from '../../../../spec/vocabulary/number';
import { valueIn } from '../../../wire/json';
import type { PageCounts } from '../../../wire/scan';
import { Instant } from '../parts/values';

interface TotalsProps {
  readonly counts: PageCounts;
  /** Whether rows are compared with a filter, instead of read from an index. */
  readonly isScanned: boolean;
  /** Rows that are looked at on each side. */
  readonly maxRows: number;
}

/** The numbers of a page of a list: `26–50 of 1,234`, and how far a filter looked. */
export function Totals({ counts, isScanned, maxRows }: TotalsProps) {
  const { shown, hasAllAfter, last } = counts;
  const lastCreatedAt = valueIn(last, 'created_at');
  return (
    <p class="totals">
      {shown > 0 && <>{rangeOf({ counts, isScanned, maxRows })}. </>}
      {isScanned && !hasAllAfter && (
        <>
          {grouped(maxRows)} objects were looked at
          {typeof lastCreatedAt === 'string' && (
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

function rangeOf({ counts, isScanned, maxRows }: TotalsProps): string {
  const { before, shown, after, hasAllBefore, hasAllAfter } = counts;
  const total = before + shown + after;
  const isKnown = hasAllBefore && hasAllAfter;
  const of =
    total > maxRows || (!isKnown && !isScanned)
      ? `more than ${grouped(maxRows)}`
      : `${isKnown ? '' : 'at least '}${grouped(total)}`;
  return hasAllBefore ? `${grouped(before + 1)}–${grouped(before + shown)} of ${of}` : `${grouped(shown)} of ${of}`;
}
