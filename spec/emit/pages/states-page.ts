import { disputeReasons } from '../../tables/dispute-reasons';
import { machines } from '../../tables/states';
import type { Machine } from '../../vocabulary/machine';
import { imageOf } from '../diagrams/diagrams';
import { code, codes, facts, named, nameCell, page, titleOf, words } from '../markdown';

/** Pictures are in the repository, and not in the package. */
const PICTURES = 'https://raw.githubusercontent.com/payments-sandbox/payments-sandbox/main/docs/reference/';

function machineBlocks(name: string, machine: Machine<string, string>): string[] {
  return [
    `## ${titleOf(name)}`,
    `![Diagram of the states and transitions in the tables below: ${words(name)}](${PICTURES}${imageOf(name)})`,
    facts(named(machine.states), {
      State: nameCell,
      Meaning: ({ meaning }) => meaning,
      Initial: ({ name: state }) => (machine.initial.includes(state) ? 'yes' : '–'),
    }),
    facts(named(machine.transitions), {
      Transition: nameCell,
      From: ({ from }) => codes(from),
      To: ({ to }) => code(to),
      Cause: ({ movedBy }) => movedBy,
    }),
  ];
}

export function statesPage(): string {
  return page(
    'States',
    'The states of each resource and the transitions between them. In the pictures, a dot leads to each state in which an object can be created.',
    ...Object.entries(machines).flatMap(([name, machine]) => machineBlocks(name, machine)),
    '## Reasons for a dispute',
    facts(named(disputeReasons), { Reason: nameCell, Meaning: ({ meaning }) => meaning }),
  );
}
