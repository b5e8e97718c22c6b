import { disputeReasons } from '../../tables/dispute-reasons';
import { machines } from '../../tables/states';
import type { Machine } from '../../vocabulary/machine';
import { imageOf } from '../diagrams/diagrams';
import { code, codes, page, table, titleOf, words } from '../markdown';

function machineBlocks(name: string, machine: Machine<string, string>): string[] {
  const isInitial = (state: string) => (machine.initial.includes(state) ? 'yes' : '–');
  return [
    `## ${titleOf(name)}`,
    `![Diagram of the states and transitions in the tables below: ${words(name)}](${imageOf(name)})`,
    table(
      ['State', 'Meaning', 'Initial', 'Provenance'],
      Object.entries(machine.states).map(([state, row]) => [
        code(state),
        row.meaning,
        isInitial(state),
        row.provenance,
      ]),
    ),
    table(
      ['Transition', 'From', 'To', 'Cause', 'Provenance'],
      Object.entries(machine.transitions).map(([event, row]) => [
        code(event),
        codes(row.from),
        code(row.to),
        row.movedBy,
        row.provenance,
      ]),
    ),
  ];
}

export function statesPage(): string {
  return page(
    'States',
    'The states of each resource and the transitions between them. In the pictures, a dot leads to each state in which an object can be created.',
    ...Object.entries(machines).flatMap(([name, machine]) => machineBlocks(name, machine)),
    '## Reasons for a dispute',
    table(
      ['Reason', 'Meaning', 'Provenance'],
      Object.entries(disputeReasons).map(([reason, row]) => [code(reason), row.meaning, row.provenance]),
    ),
  );
}
