import { readyRowIds } from '../tables/ready-rows';
import { platformControl } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, list, nullable, ref, resource, word } from '../vocabulary/schema';

const parts = (description: string) => list(word('A part of the row, such as `expired_card`.'), description);
const sightings = (description: string) => list(ref('Sighting'), description);

export const facts = defineResource({
  tag: 'Facts',
  description:
    'What the sandbox saw of a program, by the rows of its readiness: the command `ready` makes a verdict of it. They are of the requests, the ledger and the deliveries since the platform was opened by this process, of its log the latest thousand requests. A reset does not clear them. Requests of the dashboard, the documentation, the command line and the tool for agents are left out.',
  schemas: {
    Facts: resource('chosen', 'The facts of a platform.', {
      facts: list(
        ref('Fact'),
        'The facts, in the order of the rows. A row that does not apply to the program has none.',
      ),
    }),
    Fact: resource('chosen', 'What was seen of one row.', {
      row: choice(readyRowIds, 'The row.'),
      needed: parts('The parts that apply to the program.'),
      met: parts('The parts that were met.'),
      failed: sightings('What went wrong, and was accepted.'),
      refused: sightings('What was wrong, and refused. It fails nothing.'),
    }),
    Sighting: resource('chosen', 'What the sandbox saw.', {
      id: nullable(word('Id of the request or the delivery; null for what has none.')),
      summary: word('A sentence.'),
    }),
  },
  operations: {
    getFacts: platformControl.get('/_sandbox/platforms/{platform_id}/facts', {
      summary: 'Get the facts of a program',
      description: 'Returns what was seen since the platform was opened, for each row that applies to the program.',
      success: bare(200, 'facts', 'Facts'),
    }),
  },
});
