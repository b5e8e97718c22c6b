import { runOnPlatform } from '../../../control/run';
import type { ControlResult } from '../../../control/operation';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { List } from '../parts/list';
import type { Column } from '../parts/table';
import { Facts, IdLink, Instant, RawJson, Section, State, Text } from '../parts/values';
import { faultBody, FaultForm } from './fault-form';

type Fault = ControlResult<'listFaults'>['items'][number];

const FAULTS = 'faults';

const add: Action = async ({ platform }, form) => {
  await runOnPlatform(platform, 'createFault', { body: faultBody(form) });
  return undefined;
};

const deleteOne: Action = async ({ platform }, form) => {
  const id = form.get('fault_id') ?? '';
  await runOnPlatform(platform, 'deleteFault', { path: () => id });
  return FAULTS;
};

const deleteAll: Action = async ({ platform }) => {
  await runOnPlatform(platform, 'deleteFaults', {});
  return undefined;
};

const release: Action = async ({ platform }, form) => {
  const id = form.get('fault_id') ?? '';
  await runOnPlatform(platform, 'releaseFault', { path: () => id });
  return undefined;
};

/** The injected faults, with what they matched so far. */
export const faults: DashboardPage = {
  show: async (visit) => {
    const page = await runOnPlatform(visit.platform, 'listFaults', { search: visit.search });
    return {
      title: 'Faults',
      body: (
        <>
          <List
            visit={visit}
            caption="Injected faults, newest first"
            page={page}
            columns={columnsOf(visit)}
            idOf={({ id }) => id}
            empty="There are no faults"
            filters={{}}
          />
          {page.items.length > 0 && <ActionForm visit={visit} action="delete_all" button="Delete all" isSecondary />}
          <Section title="Add a fault">
            <p class="hint">One effect each. Of several faults that match, only the oldest active one applies.</p>
            <FaultForm visit={visit} />
          </Section>
        </>
      ),
    };
  },
  actions: { add, delete: deleteOne, delete_all: deleteAll, release },
};

/** One fault. */
export const fault: DashboardPage = {
  show: (visit) => {
    const { platform, id } = visit;
    const row = platform.rows.find('faults', id);
    if (row === undefined) return undefined;
    const item = platform.faults.present(row);
    return {
      title: `Fault ${id}`,
      body: (
        <>
          <Facts
            of={[
              ['State', <State of={item.left === 0 ? 'exhausted' : 'active'} />],
              ['Matches', <Text of={targetOf(item)} />],
              ['Effect', <Text of={effectOf(item)} />],
              ['Seed', item.seed === null ? <Text of={null} /> : String(item.seed)],
              ['Matched', `${item.matched} of ${item.times ?? 'any number'}`],
              ['Skipped', String(item.passed)],
              ['Holds now', String(item.held)],
              ['Created', <Instant at={item.created_at} />],
            ]}
          />
          <Actions visit={visit} item={item} />
          <RawJson of={item} />
        </>
      ),
    };
  },
  actions: { delete: deleteOne, release },
};

const columnsOf = (visit: Visit): readonly Column<Fault>[] => [
  { title: 'Fault', of: ({ id }) => <IdLink links={visit.links} list={FAULTS} id={id} /> },
  { title: 'Matches', of: (item) => <Text of={targetOf(item)} /> },
  {
    title: 'Effect',
    of: (item) => (
      <span class="wrapped">
        <Text of={effectOf(item)} />
      </span>
    ),
  },
  { title: 'Matched', of: ({ matched }) => matched, isNumber: true },
  { title: 'Left', of: ({ left }) => (left === 0 ? <State of="exhausted" /> : (left ?? 'No limit')), isNumber: true },
  { title: 'Held', of: ({ held }) => held, isNumber: true },
  { title: 'Actions', of: (item) => <Actions visit={visit} item={item} /> },
];

interface ActionsProps {
  readonly visit: Visit;
  readonly item: Pick<Fault, 'id' | 'held'>;
}

function Actions({ visit, item: { id, held } }: ActionsProps) {
  const hidden = { fault_id: id };
  return (
    <div class="buttons">
      {held > 0 && (
        <ActionForm visit={visit} action="release" button="Release" subject={id} hidden={hidden} isSecondary />
      )}
      <ActionForm visit={visit} action="delete" button="Delete" subject={id} hidden={hidden} isSecondary />
    </div>
  );
}

function targetOf({ operation, event_name }: Pick<Fault, 'operation' | 'event_name'>): string {
  if (event_name !== null) return event_name === '*' ? 'Deliveries of all events' : `Deliveries of ${event_name}`;
  return operation === '*' ? 'All operations' : (operation ?? '');
}

/** Returns an effect as its parameters: `error: card_declined`, `webhook: delay, delay_ms: 500, probability: 0.5`. */
function effectOf({ fault: effect, probability }: Pick<Fault, 'fault' | 'probability'>): string {
  return Object.entries({ ...effect, ...(probability !== null && { probability }) })
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
