import { type MachineName, machineNames, machines } from '../../../spec/tables/states';
import type { Machine } from '../../../spec/vocabulary/machine';
import { Diagram } from './diagram';
import type { DashboardPage } from './page';
import { Table } from './parts/table';
import { Prose, Section } from './parts/values';
import { sentenceCase } from './text';

/** The state machines of all resources: each as a diagram and as tables. */
export const states: DashboardPage = { show: () => ({ title: 'States', body: <States /> }) };

export function States() {
  return (
    <>
      {machineNames.map((name) => (
        <Section title={sentenceCase(name)} id={name}>
          <Diagram of={name} />
          <StateTable machine={machines[name]} name={name} />
          <TransitionTable machine={machines[name]} name={name} />
        </Section>
      ))}
    </>
  );
}

interface TableProps {
  readonly machine: Machine<string, string>;
  readonly name: MachineName;
}

function StateTable({ machine, name }: TableProps) {
  return (
    <Table
      caption={`${sentenceCase(name)}: states`}
      columns={[
        { title: 'State', of: ([state]) => <code>{state}</code>, role: 'main' },
        { title: 'Meaning', of: ([, { meaning }]) => <Prose text={meaning} />, role: 'actions' },
        { title: 'Initial', of: ([state]) => (machine.initial.includes(state) ? 'Yes' : 'No') },
      ]}
      items={Object.entries(machine.states)}
      idOf={([state]) => `${name}-state-${state}`}
      empty="There are no states."
    />
  );
}

function TransitionTable({ machine, name }: TableProps) {
  return (
    <Table
      caption={`${sentenceCase(name)}: transitions`}
      columns={[
        { title: 'Transition', of: ([transition]) => <code>{transition}</code> },
        { title: 'From', of: ([, { from }]) => <code>{from.join(', ')}</code> },
        { title: 'To', of: ([, { to }]) => <code>{to}</code> },
        { title: 'Cause', of: ([, { movedBy }]) => <Prose text={movedBy} /> },
      ]}
      items={Object.entries(machine.transitions)}
      idOf={([transition]) => `${name}-transition-${transition}`}
      empty="There are no transitions."
    />
  );
}
