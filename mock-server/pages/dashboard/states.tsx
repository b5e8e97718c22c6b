import { type MachineName, machineNames, machines } from '../../../spec/tables/states';
import type { Machine } from '../../../spec/vocabulary/machine';
import { Diagram } from './diagram';

/** The state machines of all resources: each as a diagram and as tables. */
export function States() {
  return (
    <>
      {machineNames.map((name) => (
        <section class="machine">
          <h2 id={name}>{titleOf(name)}</h2>
          <Diagram of={name} />
          <StateTable machine={machines[name]} title={titleOf(name)} />
          <TransitionTable machine={machines[name]} title={titleOf(name)} />
        </section>
      ))}
    </>
  );
}

interface TableProps {
  readonly machine: Machine<string, string>;
  readonly title: string;
}

function titleOf(name: MachineName): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function StateTable({ machine, title }: TableProps) {
  const caption = `${title}: states`;
  return (
    <div class="scroll" tabindex={0} role="group" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Meaning</th>
            <th scope="col">Initial</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(machine.states).map(([state, { meaning }]) => (
            <tr>
              <th scope="row">
                <code>{state}</code>
              </th>
              <td>
                <Prose text={meaning} />
              </td>
              <td>{machine.initial.includes(state) ? 'yes' : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TransitionTable({ machine, title }: TableProps) {
  const caption = `${title}: transitions`;
  return (
    <div class="scroll" tabindex={0} role="group" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Transition</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Cause</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(machine.transitions).map(([transition, { from, to, movedBy }]) => (
            <tr>
              <th scope="row">
                <code>{transition}</code>
              </th>
              <td>
                {from.map((state, i) => (
                  <>
                    {i > 0 && ', '}
                    <code>{state}</code>
                  </>
                ))}
              </td>
              <td>
                <code>{to}</code>
              </td>
              <td>
                <Prose text={movedBy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Text of the tables, with code between backticks. */
function Prose({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code>{part}</code> : part))}</>;
}
