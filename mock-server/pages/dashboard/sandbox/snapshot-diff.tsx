import { PRESENT } from '../../../../spec/control/snapshots';
import type { ControlResult } from '../../../control/operation';
import { runOnPlatform } from '../../../control/run';
import { HiddenFields, SelectField } from '../../form';
import { modeQuery } from '../links';
import type { Visit } from '../page';
import { ChangedValue } from '../parts/changed-value';
import { Table } from '../parts/table';
import { Text } from '../parts/values';
import { visibleText } from '../text';

type Diff = ControlResult<'diffSnapshots'>;
type Field = Diff['changed'][number]['fields'][number];

/** The most records and the most fields that a comparison lists. */
const MAX_LISTED = 50;

/**
 * Returns the differences of the states in the query parameters `from` and `to` (default: the present state); undefined without
 * them.
 */
export async function diffOf({ platform, search }: Visit): Promise<Diff | undefined> {
  const from = search.get('from') ?? '';
  if (from === '') return undefined;
  const names: Readonly<Record<string, string>> = { from_name: from, to_name: search.get('to') || PRESENT };
  return runOnPlatform(platform, 'diffSnapshots', { path: (name) => names[name] ?? '' }); // resource_not_found
}

interface CompareProps {
  readonly visit: Visit;
  readonly names: readonly string[];
  readonly diff: Diff | undefined;
}

/** The form that asks for two states, and what differs between them. */
export function Compare({ visit: { search, mode }, names, diff }: CompareProps) {
  const values = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const state = { values, errors: {}, scope: 'compare' };
  const options = { ...Object.fromEntries(names.map((name) => [name, name])), [PRESENT]: 'now, the present state' };
  return (
    <>
      <form method="get" action="#compare" class="action" id="form-compare">
        <div class="fields">
          <SelectField state={state} name="from" label="From" options={options} half />
          <SelectField state={state} name="to" label="To" options={options} half />
        </div>
        <HiddenFields values={modeQuery(mode)} />
        <button class="secondary">Compare</button>
      </form>
      {diff && <Differences diff={diff} />}
    </>
  );
}

function Differences({ diff }: { readonly diff: Diff }) {
  const { from, to, added, removed, changed } = diff;
  return (
    <>
      <p id="differences">
        From <b>{visibleText(from)}</b> to <b>{visibleText(to)}</b>: {added.length} added, {removed.length} removed,{' '}
        {changed.length} changed.
      </p>
      <Changes of={changed} />
      <Records title="Added records" of={added} />
      <Records title="Removed records" of={removed} />
    </>
  );
}

function Changes({ of }: { readonly of: Diff['changed'] }) {
  const fields = firstFields(of);
  if (fields.length === 0) return null;
  const hasMore = fields.length > MAX_LISTED;
  return (
    <Table
      caption={hasMore ? `Changed fields: the first ${MAX_LISTED}` : 'Changed fields'}
      columns={[
        { title: 'Record', of: ({ type }) => type },
        { title: 'Id', of: ({ id }) => <Id of={id} /> },
        { title: 'Field', of: ({ field }) => <Id of={field.path} /> },
        { title: 'Before', of: ({ field }) => <ChangedValue of={field.before} /> },
        { title: 'After', of: ({ field }) => <ChangedValue of={field.after} /> },
      ]}
      items={fields.slice(0, MAX_LISTED)}
      idOf={({ id, field }) => `changed-${id}-${field.path}`}
      empty=""
    />
  );
}

interface ChangedField {
  readonly type: string;
  readonly id: string;
  readonly field: Field;
}

/** Returns the first changed fields, and one more if there is one. */
function firstFields(changed: Diff['changed']): readonly ChangedField[] {
  const fields: ChangedField[] = [];
  for (const { type, id, fields: ofRecord } of changed) {
    for (const field of ofRecord) {
      fields.push({ type, id, field });
      if (fields.length > MAX_LISTED) return fields;
    }
  }
  return fields;
}

interface RecordsProps {
  readonly title: string;
  readonly of: Diff['added'];
}

function Records({ title, of }: RecordsProps) {
  if (of.length === 0) return null;
  return (
    <Table
      caption={of.length > MAX_LISTED ? `${title}: the first ${MAX_LISTED} of ${of.length}` : title}
      columns={[
        { title: 'Record', of: ({ type }) => type },
        { title: 'Id', of: ({ id }) => <Id of={id} /> },
      ]}
      items={of.slice(0, MAX_LISTED)}
      idOf={({ id }) => `${title.toLowerCase().replace(' ', '-')}-${id}`}
      empty=""
    />
  );
}

function Id({ of }: { readonly of: string }) {
  return (
    <span class="id">
      <Text of={of} />
    </span>
  );
}
