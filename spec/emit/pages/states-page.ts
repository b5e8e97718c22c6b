import { machines } from '../../tables/states';
import type { Machine } from '../../vocabulary/machine';
import { code, codes, page, table, titleOf } from '../markdown';

function machineBlocks(name: string, machine: Machine<string, string>): string[] {
  const isInitial = (state: string) => (machine.initial.includes(state) ? 'yes' : '–');
  return [
    `## ${titleOf(name)}`,
    table(
      ['State', 'Meaning', 'Can be the first', 'Known'],
      Object.entries(machine.states).map(([state, row]) => [
        code(state),
        row.meaning,
        isInitial(state),
        row.provenance,
      ]),
    ),
    table(
      ['Transition', 'From', 'To', 'Moved by', 'Known'],
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
    'What a resource can be, and every way from one state to another.',
    ...Object.entries(machines).flatMap(([name, machine]) => machineBlocks(name, machine)),
  );
}
