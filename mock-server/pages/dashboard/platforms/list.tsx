import { bytesText } from '../../../../spec/vocabulary/bytes';
import { grouped } from '../../../../spec/vocabulary/number';
import type { ControlResult } from '../../../control/operation';
import { defaultPlatform } from '../../../platform/definition';
import { type FormState, HiddenFields, TextField } from '../../form';
import type { Links } from '../links';
import { Pager } from '../lists/pager';
import { type Column, Table } from '../parts/table';
import { Instant, Section, State } from '../parts/values';
import { nameChecks } from './naming';

type Page = ControlResult<'listPlatforms'>;
type Listed = Page['items'][number];

interface PlatformListProps {
  readonly page: Page;
  readonly links: Pick<Links, 'here'>;
  /** The duration for which those on the page were not used; undefined for all platforms. */
  readonly unusedFor: string | undefined;
  /** The form that creates a platform. */
  readonly form: FormState;
  /** Whether platforms are shared with other replicas. */
  readonly hasReplicas: boolean;
}

/** The platforms of the sandbox, and a form that creates one. */
export function PlatformList({ page, links, unusedFor, hasReplicas, form }: PlatformListProps) {
  return (
    <>
      <p>Each platform has its own keys, data and clock. Nothing on one of them is seen by another.</p>
      <p>
        {unusedFor === undefined ? (
          <a href="?unused_for=90d">Only those that nobody has used for 90 days</a>
        ) : (
          <>
            Only those that nobody has used for {unusedFor}. <a href="./">Show all platforms</a>
          </>
        )}
      </p>
      <Table
        caption="Platforms, by id"
        columns={hasReplicas ? [...columns, owner, actions] : [...columns, actions]}
        items={page.items}
        idOf={({ id }) => id}
        empty="There are no platforms on this page."
      />
      <Pager links={links} page={page} />
      <Section title="Create a platform">
        <p class="hint">It gets a new id and new keys, and is empty.</p>
        <form method="post" class="action bare" id="form-create">
          <HiddenFields values={{ action: 'create' }} />
          <TextField
            state={form}
            name="name"
            label="Name (optional)"
            hint="For example checkout-team."
            checks={nameChecks}
          />
          <button>Create a platform</button>
        </form>
      </Section>
    </>
  );
}

const columns: readonly Column<Listed>[] = [
  {
    title: 'Platform',
    of: ({ id }) => (
      <a class="id" href={`${encodeURIComponent(id)}/`}>
        {id}
      </a>
    ),
  },
  { title: 'Name', of: ({ name }) => name ?? <span class="none">None</span> },
  { title: 'Objects', of: ({ objects }) => (objects === null ? '' : grouped(objects)), isNumber: true },
  { title: 'Size', of: ({ bytes }) => <Size of={bytes} />, isNumber: true },
  { title: 'Last write', of: ({ last_write_at }) => <Instant at={last_write_at} /> },
  { title: 'State', of: ({ open }) => <State of={open ? 'open' : 'closed'} /> },
];

const owner: Column<Listed> = { title: 'Replica', of: (each) => each.owner ?? <span class="none">None</span> };

const actions: Column<Listed> = {
  title: 'Actions',
  of: ({ id }) => (
    <div class="buttons">
      <a href={`${encodeURIComponent(id)}/name`}>
        Rename<span class="unseen"> {id}</span>
      </a>
      {id !== defaultPlatform.id && (
        <a href={`${encodeURIComponent(id)}/delete`}>
          Delete<span class="unseen"> {id}</span>
        </a>
      )}
    </div>
  ),
};

/** Stored bytes. In memory nothing is stored. */
export function Size({ of }: { readonly of: number | null }) {
  return of === null ? <span class="none">In memory</span> : <>{bytesText(of)}</>;
}
