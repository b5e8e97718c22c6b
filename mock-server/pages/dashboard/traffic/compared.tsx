import type { Visit } from '../page';
import { Table } from '../parts/table';
import { Section } from '../parts/values';
import { visibleText } from '../text';
import type { RequestEntry } from './copied-request';
import { RequestLink } from './request-values';

/** The most fields that a comparison lists. */
const MAX_FIELDS = 40;
/** A longer value is cut off. */
const MAX_VALUE_CHARACTERS = 120;

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

/** The fields in which a request and its response differ from the previous one of the operation, account and mode. */
export function Compared({ visit: { platform, links }, entry }: ComparedProps) {
  const { id, operation, account_id, account_type } = entry;
  if (operation === null) return null;
  const [previous] = platform.requests.walkWith({ operation, account_id, account_type }, id);
  if (previous === undefined) return null;
  const differences = differencesOf(comparableOf(previous), comparableOf(entry));
  const isCut = differences.length > MAX_FIELDS;
  return (
    <Section title="Compared with the previous one" id="compared">
      <p class="hint">
        The previous {operation} of the account: <RequestLink links={links} of={previous} />
      </p>
      <Table
        caption={isCut ? `Changed fields: the first ${MAX_FIELDS} of ${differences.length}` : 'Changed fields'}
        columns={[
          { title: 'Field', of: ({ field }) => <code>{visibleText(field)}</code> },
          { title: 'Previous', of: ({ before }) => <Value of={before} /> },
          { title: 'This one', of: ({ after }) => <Value of={after} /> },
        ]}
        items={differences.slice(0, MAX_FIELDS)}
        idOf={({ field }) => `compared-${field.replace(/[^\w.-]/g, '-')}`}
        empty="No field changed."
      />
    </Section>
  );
}

function Value({ of }: { readonly of: string | undefined }) {
  if (of === undefined) return <span class="none">None</span>;
  const shown = of.length > MAX_VALUE_CHARACTERS ? `${of.slice(0, MAX_VALUE_CHARACTERS)}…` : of;
  return <code class="value">{visibleText(shown)}</code>;
}

/** Returns what is compared of a request. */
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

interface Difference {
  readonly field: string;
  /** As JSON; undefined for a value that is absent, or null. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Returns the differences of two values. An object that only one of them has is one difference. */
function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): readonly Difference[] {
  if (isNested(before) && isNested(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...names].flatMap((name) => differencesOf(valueAt(before, name), valueAt(after, name), [...path, name]));
  }
  const [one, other] = [textOf(before), textOf(after)];
  return one === other ? [] : [{ field: path.join('.'), before: one, after: other }];
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : null;

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : JSON.stringify(value);
