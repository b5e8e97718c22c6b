import { fieldChanges } from '../../../domain/field-changes';
import type { Visit } from '../page';
import { ChangedValue } from '../parts/changed-value';
import { Table } from '../parts/table';
import { Section } from '../parts/values';
import { visibleText } from '../text';
import type { RequestEntry } from './copied-request';
import { RequestLink } from './request-values';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';

/** The most fields that a comparison lists. */
const MAX_FIELDS = 40;

/** Headers that differ from request to request. */
const uniqueHeaders: ReadonlySet<string> = new Set([
  'Content-Length',
  'Idempotency-Key',
  'X-Request-Id',
  'traceparent',
]);

interface ComparedProps {
  readonly visit: Visit;
  readonly entry: RequestEntry;
}

/** The query parameter with the request that another one was made from. */
export const COMPARED = 'compared_with';

/**
 * The fields in which a request and its response differ from another one: from the one that was edited, which the query names, or
 * from the previous one of the operation, account and mode.
 */
export function Compared({ visit, entry }: ComparedProps) {
  const { platform, links, search } = visit;
  const edited = platform.requests.find(search.get(COMPARED) ?? '');
  const previous = edited ?? previousOf(visit, entry);
  if (previous === undefined) return null;
  const differences = fieldChanges(comparableOf(previous), comparableOf(entry));
  const isCut = differences.length > MAX_FIELDS;
  return (
    <Section title={edited ? 'Compared with the one that was edited' : 'Compared with the previous one'} id="compared">
      <p class="hint">
        {edited ? 'The request that was edited' : `The previous ${entry.operation} of the account`}:{' '}
        <RequestLink links={links} of={previous} />
      </p>
      <Table
        caption={isCut ? `Changed fields: the first ${MAX_FIELDS} of ${differences.length}` : 'Changed fields'}
        columns={[
          { title: 'Field', of: ({ path }) => <code>{visibleText(path)}</code> },
          { title: edited ? 'Edited' : 'Previous', of: ({ before }) => <ChangedValue of={before} /> },
          { title: 'This one', of: ({ after }) => <ChangedValue of={after} /> },
        ]}
        items={differences.slice(0, MAX_FIELDS)}
        idOf={({ path }) => `compared-${path.replace(/[^\w.-]/g, '-')}`}
        empty="No field changed."
      />
    </Section>
  );
}

function previousOf({ platform }: Visit, { id, operation, account_id, account_type }: RequestEntry) {
  if (operation === null) return undefined;
  const [previous] = platform.requests.walkWith({ operation, account_id, account_type }, id);
  return previous;
}

/** Returns the parts of a request that are compared. */
function comparableOf({ path, headers, request_body, status, answer_body }: RequestEntry) {
  const [plainPath = '', query = ''] = path.split(/\?(.*)/s);
  const shared = Object.entries(headers).filter(([name]) => !uniqueHeaders.has(name));
  return {
    path: plainPath,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: Object.fromEntries(shared),
    body: request_body,
    response: { status, body: answer_body },
  };
}
