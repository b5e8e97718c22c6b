import { type MachineName, machines } from '../../../../spec/tables/states';
import type { Machine } from '../../../../spec/vocabulary/machine';
import { Diagram } from '../diagram';
import { phraseOf } from '../text';
import { Table } from './table';
import { Prose, State } from './values';

interface TransitionsProps {
  readonly of: MachineName;
  /** The state of the object that the page is about. */
  readonly present: string;
}

/** The present state of an object in the diagram of its states, and the transitions that are possible in it: closed at first. */
export function Transitions({ of, present }: TransitionsProps) {
  const machine: Machine<string, string> = machines[of];
  const possible = Object.entries(machine.transitions).filter(([, { from }]) => from.includes(present));
  return (
    <details class="folded" id="states">
      <summary>States</summary>
      <p>
        <State of={present} /> <Prose text={machine.states[present]?.meaning ?? ''} />
      </p>
      <Diagram of={of} present={present} />
      <Table
        caption={`Possible transitions from ${phraseOf(present)}`}
        columns={[
          { title: 'Transition', of: ([name]) => name },
          { title: 'Leads to', of: ([, { to }]) => <State of={to} /> },
          { title: 'Moved by', of: ([, { movedBy }]) => <Prose text={movedBy} /> },
        ]}
        items={possible}
        idOf={([name]) => `transition-${name}`}
        empty="None: this state is final."
      />
    </details>
  );
}
