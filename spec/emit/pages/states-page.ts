import { disputeReasons } from '../../tables/dispute-reasons';
import { machines } from '../../tables/states';
import type { Machine } from '../../vocabulary/machine';
import { imageOf } from '../diagrams/diagrams';
import { code, codes, facts, inProse, named, nameCell, page, table, titleOf, words } from '../markdown';
import { apiPages, objectsPath, ownSchemas } from './resource-links';

/** Pictures are in the repository, and not in the package. */
const PICTURES = 'https://raw.githubusercontent.com/payments-sandbox/payments-sandbox/main/docs/reference/';

/** Returns whether a machine is that of an object: it has the name in snake case. */
export function isMachineOf(machine: string, object: string): boolean {
  return object.toLowerCase() === machine.replaceAll('_', '');
}

/** Returns the blocks of a state machine, without a heading. */
export function machineBlocks(name: string, machine: Machine<string, string>): string[] {
  return [
    `![Diagram of the states and transitions in the tables below: ${words(name)}](${PICTURES}${imageOf(name)})`,
    facts(named(machine.states), {
      State: nameCell,
      Meaning: ({ meaning, causes = [] }) =>
        [meaning, ...causes.map(({ template }) => `“${inProse(template)}”`)].join(' '),
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
    'states.md',
    'States',
    'The states of each resource. Its page has the transitions between them, and a picture, in which a dot leads to each state in which an object can be created.',
    table(['Resource', 'States'], Object.entries<Machine<string, string>>(machines).map(stateCells)),
    '## Reasons for a dispute',
    facts(named(disputeReasons), { Reason: nameCell, Meaning: ({ meaning }) => meaning }),
  );
}

function stateCells([name, { states }]: [name: string, machine: Machine<string, string>]): string[] {
  const found = apiPages.find((each) => ownSchemas(each).some(([object]) => isMachineOf(name, object)));
  return [`[${titleOf(name)}](${found ? objectsPath(found) : ''}#states)`, codes(Object.keys(states))];
}
