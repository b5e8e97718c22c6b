import { sentenceOf } from '../../../../spec/derive/job-outcome';
import { grouped } from '../../../../spec/vocabulary/number';
import { fromIso, toIso } from '../../../time/clock';
import type { Visit } from '../page';
import { JobText } from '../parts/job-text';
import { Table } from '../parts/table';
import { Instant, Section } from '../parts/values';
import type { LastMove } from './last-move';

/** Jobs on a page of those that ran. */
const PAGE_JOBS = 50;
/** The parameter with the number of such a page. */
const PAGE = 'ran';

/** The last move of the clock: what it changed, and the jobs that ran. */
export function Moved({ visit }: { readonly visit: Visit }) {
  const move = visit.memory.lastMove;
  // A reset or a restored snapshot has set the clock back since.
  if (move === undefined || move.to > toIso(visit.platform.now())) return null;
  return (
    <Section title="Last move">
      <p>
        From <Instant at={move.from} /> to <Instant at={move.to} />: <Outcomes visit={visit} move={move} />.
      </p>
      {move.count > 0 && <RanJobs visit={visit} move={move} />}
    </Section>
  );
}

interface MoveProps {
  readonly visit: Visit;
  readonly move: LastMove;
}

/** The outcomes of the jobs, each with a link to its events. */
function Outcomes({ visit: { links }, move: { outcomes, from, to } }: MoveProps) {
  const range = { created_after: from, created_before: toIso(fromIso(to) + 1) };
  if (outcomes.length === 0) return <>{sentenceOf(outcomes)}</>;
  return (
    <>
      {outcomes.map(({ event, summary }, index) => (
        <>
          {index > 0 && ', '}
          {event === null ? summary : <a href={links.to('events', { event_name: event, ...range })}>{summary}</a>}
        </>
      ))}
    </>
  );
}

function RanJobs({ visit, move: { ran, count } }: MoveProps) {
  const asked = visit.search.get(PAGE);
  const last = Math.ceil(ran.length / PAGE_JOBS);
  const page = Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), last);
  const first = (page - 1) * PAGE_JOBS;
  const shown = ran.slice(first, first + PAGE_JOBS);
  return (
    <details id="ran" open={asked !== null}>
      <summary>{countText(count)}</summary>
      <Table
        caption={last > 1 ? `Jobs that ran: ${first + 1} to ${first + shown.length} of ${count}` : 'Jobs that ran'}
        columns={[
          { title: 'Time', of: ({ job }) => <Instant at={job.due_at} /> },
          { title: 'Job', of: ({ job }) => <JobText visit={visit} job={job} />, role: 'main' },
        ]}
        items={shown.map((job, index) => ({ job, index }))}
        idOf={({ index }) => `ran-${index}`}
        empty="No job ran."
      />
      {last > 1 && (
        <nav class="pager" aria-label="Jobs that ran">
          {page > 1 && (
            <a rel="prev" href={`${visit.links.here({ [PAGE]: String(page - 1) })}#ran`}>
              Previous
            </a>
          )}
          {page < last && (
            <a rel="next" href={`${visit.links.here({ [PAGE]: String(page + 1) })}#ran`}>
              Next
            </a>
          )}
        </nav>
      )}
      {count > ran.length && <p>The page keeps the first {ran.length} of them.</p>}
    </details>
  );
}

const countText = (count: number): string => (count === 1 ? '1 job ran' : `${grouped(count)} jobs ran`);
