import type { Child } from 'hono/jsx';
import { type OperationId, operations } from '../../../../spec/resources';
import { type MachineName, machines } from '../../../../spec/tables/states';
import type { Machine } from '../../../../spec/vocabulary/machine';
import { type Operation, pathParameters } from '../../../../spec/vocabulary/operation';
import type { ReadOperationId } from '../../../context';
import { isSandboxError } from '../../../sandbox-error';
import { reachableEvents } from '../../../trigger/reachable-events';
import type { SubjectKind } from '../../../trigger/subject';
import type { PageOf } from '../../../wire/page';
import { listPage } from '../lists/list';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionMenu } from '../parts/action-menu';
import { controlAction } from '../parts/control-action';
import { OutcomeForms } from '../parts/outcome-forms';
import { jobActions, JobForms } from '../parts/pending-jobs';
import { RefusedAlert } from '../parts/refused-alert';
import { Timeline } from '../parts/timeline';
import { Transitions } from '../parts/transitions';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { RawJson } from '../parts/values';
import { type ListRead, readApi, readListed } from '../read';
import { sentenceCase } from '../text';
import type { Objects, SchemaName } from './fields';
import { ObjectDetail } from './object-detail';
import { objectHead } from './object-head';
import { idOf, valueAt } from './value';

/** The pages of a kind of object: what its schema does not say. */
interface ObjectPages<Item> {
  /** Returns a page of the list. Throws a `SandboxError` for an invalid query. */
  readonly list: (visit: Visit, read: ListRead) => PageOf<Item>;
  /** The order of the list, as its caption says it (default: `newest first`). */
  readonly order?: string;
  /** The text of the link to the form for a new object: `Create payment` (default: no link). */
  readonly create?: string;
  /** The query parameters of the list. */
  readonly query: Operation['query'];
  /** Returns the object that the visit names. Throws a `SandboxError` if there is none. */
  readonly find: (visit: Visit) => Item;
  /** The state machine of its status. */
  readonly machine?: MachineName;
  /** Returns its state (default: its status). */
  readonly stateOf?: (item: Item, visit: Visit) => string;
  /** Its kind, where events can be triggered on it. */
  readonly subject?: SubjectKind;
  /** The outcomes that third parties decide. */
  readonly outcomes?: Outcomes;
  /** Returns the forms of its other actions. */
  readonly forms?: (visit: Visit, item: Item) => Child;
  /** The actions of these forms. */
  readonly actions?: DashboardPage['actions'];
  /** Returns what its page says on top, such as why a payment was declined. */
  readonly notice?: (item: Item) => Child;
  /** Returns the sentence about how it ended; undefined for one that goes on. */
  readonly ending?: (visit: Visit, item: Item) => string | undefined;
  /** Returns what stands before its timeline, such as where its money went. */
  readonly answer?: (visit: Visit, item: Item) => Child;
  /** Returns the parts of its page that its schema does not have, such as lists of other objects. */
  readonly related?: (visit: Visit, item: Item) => Child;
}

/** The outcomes that third parties decide on: events of the state machine. */
interface Outcomes {
  /** The operation of the control API, with the object in its path and the outcome in its body. */
  readonly operation: 'decideDispute' | 'endPayout' | 'reviewSubAccount';
  readonly names: readonly string[];
  /** The outcomes that go on, as opposed to those that end something: their buttons stand out. */
  readonly main?: readonly string[];
}

const DECIDE = 'decide';

/** Returns the list of a kind of object and the page of one. `list` is the path of both. */
export function objectPages<Name extends SchemaName>(list: string, of: Name, pages: ObjectPages<Objects[Name]>) {
  const title = sentenceCase(list);
  const objects = {
    name: list,
    of,
    caption: `${title}, ${pages.order ?? 'newest first'}`,
    empty: ({ mode }: Visit) => `There are no ${title.toLowerCase()} in ${mode} mode`,
    query: pages.query,
    read: pages.list,
  };
  const shown = listPage(title, objects, pages.create);
  return { list: shown, detail: detailPage(of, pages) };
}

/** Returns how operations of the API read a list and one object of it. */
export function readBy<List extends ReadOperationId, Get extends ReadOperationId>(list: List, get: Get) {
  return {
    list: (visit: Visit, read: ListRead) => readListed(visit, list, {}, read),
    query: operations[list].query,
    find: (visit: Visit) => readApi(visit, get, pathTo(get, visit.id)),
  };
}

function pathTo(operation: OperationId, id: string): Readonly<Record<string, string>> {
  const { path }: Operation = operations[operation];
  return Object.fromEntries(pathParameters(path).map((name) => [name, id]));
}

function detailPage<Name extends SchemaName>(of: Name, pages: ObjectPages<Objects[Name]>): DashboardPage {
  const { find, machine, stateOf, outcomes, related, actions, notice, answer } = pages;
  const show: DashboardPage['show'] = (visit) => {
    const item = found(visit, find);
    if (item === undefined) return undefined;
    const id = idOf(of, item);
    const state = stateOf?.(item, visit) ?? String(valueAt(item, 'status'));
    const ending = pages.ending?.(visit, item);
    const actions = <Actions visit={visit} id={id} state={state} pages={pages} forms={pages.forms?.(visit, item)} />;
    return {
      ...objectHead({ visit, of, item, actions }),
      body: (
        <>
          {notice?.(item)}
          {ending !== undefined && <p class="ending">{ending}</p>}
          {answer?.(visit, item)}
          <Timeline visit={visit} of={id} />
          <ObjectDetail visit={visit} of={of} item={item} title="Details" />
          {related?.(visit, item)}
          {machine && <Transitions of={machine} present={state} />}
          <RawJson of={item} />
        </>
      ),
    };
  };
  const decided = outcomes && controlAction(outcomes.operation);
  /** An object of the other mode is not on this page. */
  const decide: Action | undefined =
    decided &&
    (async (visit, form) => {
      find(visit);
      return decided(visit, form);
    });
  return { show, actions: { ...triggerActions, ...jobActions, ...(decide && { [DECIDE]: decide }), ...actions } };
}

interface ActionsProps {
  readonly visit: Visit;
  readonly id: string;
  readonly state: string;
  readonly pages: Pick<ObjectPages<never>, 'machine' | 'subject' | 'outcomes'>;
  readonly forms: Child;
}

/**
 * The actions that an object allows in its present state: outcomes that third parties decide, its other forms, its jobs, and the
 * events that can be triggered.
 */
function Actions({ visit, id, state, pages: { machine, subject, outcomes }, forms }: ActionsProps) {
  const events = subject === undefined ? [] : reachableEvents(visit.platform, subject, id);
  const states: Machine<string, string> | undefined = machine && machines[machine];
  const possible = outcomes?.names.filter((name) => states?.transitions[name]?.from.includes(state)) ?? [];
  return (
    <>
      {outcomes && <OutcomeForms visit={visit} action={DECIDE} outcomes={possible} main={outcomes.main} />}
      {forms}
      <JobForms visit={visit} of={id} />
      {events.length > 0 ? (
        <ActionMenu visit={visit} action="trigger" title="Trigger event">
          <TriggerForm visit={visit} id={id} events={events} />
        </ActionMenu>
      ) : (
        <RefusedAlert visit={visit} action="trigger" />
      )}
    </>
  );
}

function found<Item>(visit: Visit, find: (visit: Visit) => Item): Item | undefined {
  try {
    return find(visit);
  } catch (error) {
    if (isSandboxError(error) && error.status === 404) return undefined;
    throw error;
  }
}
