import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { type ObjectList, showList } from '../lists/list';
import type { Objects } from '../objects/fields';
import { ObjectDetail } from '../objects/object-detail';
import { ObjectTable } from '../objects/object-table';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';
import { Id } from '../parts/id';
import { RawJson, Section, State } from '../parts/values';
import { MAX_RELATED } from '../read';
import { targetOf } from '../traffic/fault-words';
import { FaultForm } from './fault-form';

const FAULTS = 'faults';

const actions = {
  delete: controlAction('deleteFault', { object: 'fault_id', to: FAULTS }),
  release: controlAction('releaseFault', { object: 'fault_id' }),
};

const list: ObjectList<'Fault'> = {
  name: FAULTS,
  of: 'Fault',
  caption: 'Injected faults, newest first',
  empty: () => 'There are no faults',
  query: controlOperations.listFaults.query,
  more: (visit) => [{ title: 'Actions', of: (item) => <Actions visit={visit} item={item} /> }],
  read: ({ platform }, read) => runOnPlatform(platform, 'listFaults', read),
};

/** The injected faults, with what they matched so far. */
export const faults: DashboardPage = {
  show: async (visit) => {
    const shown = await showList(visit, list);
    if ('chunks' in shown) return shown;
    return {
      title: 'Faults',
      status: shown.status,
      body: (
        <>
          {shown.body}
          {!shown.isEmpty && <ActionForm visit={visit} action="delete_all" button="Delete all" isSecondary />}
          <Section title="Add a fault">
            <p class="hint">
              One effect each. Of several faults that match, only the oldest active one applies; a scenario comes after
              all others.
            </p>
            <FaultForm visit={visit} />
          </Section>
        </>
      ),
    };
  },
  actions: { ...actions, add: controlAction('createFault'), delete_all: controlAction('deleteFaults') },
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
      head: {
        kind: 'Fault',
        heading: targetOf(item),
        status: <State of={item.left === 0 ? 'exhausted' : 'active'} />,
        subtitle: <Id visit={visit} of={id} label={null} />,
        actions: <Actions visit={visit} item={item} />,
      },
      body: (
        <>
          <ObjectDetail visit={visit} of="Fault" item={item} />
          <MatchedRequests visit={visit} item={item} />
          <RawJson of={item} />
        </>
      ),
    };
  },
  actions,
};

/** The requests of the log that a fault of requests matched. */
function MatchedRequests({
  visit,
  item: { id, operation, matched },
}: {
  readonly visit: Visit;
  readonly item: Objects['Fault'];
}) {
  if (operation === null) return null;
  const found = [];
  for (const entry of visit.platform.requests.walkWith({ fault_id: id })) if (found.push(entry) === MAX_RELATED) break;
  return (
    <Section title="Requests">
      <ObjectTable
        visit={visit}
        of="RequestEntry"
        caption={`The latest requests that it matched, newest first: at most ${MAX_RELATED}`}
        items={found}
        empty={matched === 0 ? 'There are no requests yet.' : 'The request log does not have them any more.'}
      />
    </Section>
  );
}

interface ActionsProps {
  readonly visit: Visit;
  readonly item: Pick<Objects['Fault'], 'id' | 'held'>;
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
