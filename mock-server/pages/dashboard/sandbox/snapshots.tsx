import { limits } from '../../../../spec/tables/limits';
import { PRESENT } from '../../../../spec/control/snapshots';
import type { ControlResult } from '../../../control/operation';
import { runOnPlatform } from '../../../control/run';
import { isSandboxError } from '../../../sandbox-error';
import { TextField } from '../../form';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { AskingForm } from '../parts/asking-form';
import { controlAction } from '../parts/control-action';
import { integerPattern, matching, required } from '../parts/field-words';
import { type Column, Table } from '../parts/table';
import { Instant, Section, Text } from '../parts/values';
import { Reset, resetActions } from './reset';
import { SeedFiles } from './seed-file';
import { Compare, diffOf } from './snapshot-diff';

type Snapshot = ControlResult<'listSnapshots'>['items'][number];

/** The named states of the platform, and the other ways to replace its present state. */
export const snapshots: DashboardPage = {
  show: async (visit) => {
    const diff = await diffOf(visit).catch(absentIfUnknown);
    if (diff === null) return undefined;
    const { items } = await runOnPlatform(visit.platform, 'listSnapshots', {});
    return {
      title: 'Snapshots',
      body: (
        <>
          <Table
            caption="Named states of the platform, newest first"
            columns={columnsOf(visit)}
            items={items}
            idOf={({ name }) => `snapshot-${name}`}
            empty="There are no snapshots yet."
          />
          <div class="halves">
            <Section title="Create a snapshot">
              <Create visit={visit} />
            </Section>
            <Section title="Undo">
              <Undo visit={visit} />
            </Section>
          </div>
          {items.length > 0 && (
            <Section title="Compare" id="compare">
              <Compare visit={visit} names={items.map(({ name }) => name)} diff={diff} />
            </Section>
          )}
          <div class="halves">
            <SeedFiles visit={visit} />
            <Reset visit={visit} />
          </div>
        </>
      ),
    };
  },
  actions: {
    create: controlAction('createSnapshot'),
    restore: controlAction('restoreSnapshot', { object: 'snapshot_name' }),
    delete: controlAction('deleteSnapshot', { object: 'snapshot_name' }),
    undo: controlAction('undoTransactions'),
    ...resetActions,
  },
};

/** Returns null for the error of a state that does not exist. */
function absentIfUnknown(error: unknown): null {
  if (isSandboxError(error) && error.status === 404) return null;
  throw error;
}

const columnsOf = (visit: Visit): readonly Column<Snapshot>[] => [
  { title: 'Name', of: ({ name }) => <Text of={name} /> },
  { title: 'Records', of: ({ records }) => records, isNumber: true },
  { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  {
    title: 'Actions',
    of: ({ name }) => {
      const form = { visit, subject: name, hidden: { snapshot_name: name } };
      return (
        <div class="buttons">
          <a href={`${visit.links.here({ from: name, to: PRESENT, reset: undefined })}#compare`}>
            Compare with now<span class="unseen"> {name}</span>
          </a>
          <ActionForm {...form} action="restore" button="Restore" isSecondary />
          <AskingForm {...form} action="delete" button="Delete" question={`Delete the snapshot ${name}?`} />
        </div>
      );
    },
  },
];

interface PartProps {
  readonly visit: Visit;
}

/** In a class of the attribute `pattern`, `-` needs a backslash. */
const namePattern = String.raw`[A-Za-z0-9][A-Za-z0-9_.\-]*`;
const nameHint = 'Letters, digits, _, . and -.';

function Create({ visit }: PartProps) {
  return (
    <ActionForm
      visit={visit}
      action="create"
      button="Create"
      fields={(state) => (
        <TextField
          state={state}
          name="name"
          label="Name"
          checks={{ ...required('name'), pattern: namePattern, title: nameHint }}
          hint={`${nameHint} A name that exists is replaced. At most ${limits.snapshots.value} snapshots.`}
        />
      )}
    />
  );
}

function Undo({ visit }: PartProps) {
  const { undoable } = visit.platform.snapshots;
  return (
    <ActionForm
      visit={visit}
      action="undo"
      button="Undo"
      isSecondary
      disabled={undoable === 0 ? 'Nothing can be undone.' : undefined}
      fields={(state) => (
        <TextField
          state={state}
          name="transactions"
          label="Number of transactions"
          checks={matching('transactions', integerPattern)}
          hint={`The last one if it is empty. ${undoable} can be undone. An undo cannot be undone.`}
          inputmode="numeric"
        />
      )}
    />
  );
}
