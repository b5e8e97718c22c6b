import { isBackgroundJob } from '../../../../spec/tables/background-jobs';
import { runOnPlatform } from '../../../control/run';
import { SandboxError } from '../../../sandbox-error';
import { fromIso, toIso } from '../../../time/clock';
import { roughSpan } from '../../../../spec/vocabulary/duration';
import { TextField } from '../../form';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { actByControl } from '../parts/control-action';
import { required } from '../parts/field-words';
import type { PendingJob } from '../parts/jobs';
import { JobText } from '../parts/job-text';
import { jobActions } from '../parts/pending-jobs';
import { type Column, Table } from '../parts/table';
import { Facts, Instant, Section, State } from '../parts/values';
import { dueJobs, type FirstJobs, heldJobs, nextInstant } from './due-jobs';
import { keptMove } from './last-move';
import { Moved } from './moved';
import { LookAhead, Preview, previewOf } from './preview';

/** The most jobs that the page lists of each kind: due, and held. */
const MAX_JOBS = 20;

/** The clock of the platform, and what is due on it. */
export const time: DashboardPage = {
  show: (visit) => {
    const preview = previewOf(visit);
    return {
      title: 'Time',
      body: (
        <>
          <Clock visit={visit} />
          <Section title="Move the clock">
            <Presets visit={visit} />
            <div class="halves">
              <Move visit={visit} span={preview.span} />
              <MoveTo visit={visit} />
            </div>
          </Section>
          <Section title="Look ahead">
            <LookAhead visit={visit} preview={preview} />
          </Section>
          <Preview visit={visit} preview={preview} />
          <Moved visit={visit} />
          <Jobs visit={visit} />
        </>
      ),
      ...(preview.error !== undefined && { status: preview.error.status }),
    };
  },
  actions: {
    advance: (visit, form) => move(visit, { advance: form.get('advance') ?? '' }),
    preset: (visit, form) => move(visit, { advance: form.get('span') ?? '' }),
    set: (visit, form) => move(visit, { set: startOf(form.get('set') ?? '') }),
    next: (visit) => {
      const next = nextInstant(visit.platform);
      if (next === undefined) throw new SandboxError('resource_not_found', {});
      return move(visit, { set: next });
    },
    freeze: (visit) => move(visit, { frozen: true }),
    run: (visit) => move(visit, { frozen: false }),
    reset: (visit) => move(visit, { reset: true }),
    ...jobActions,
  },
};

async function move(visit: Visit, body: object): ReturnType<Action> {
  const { platform, memory } = visit;
  const { now: from } = await runOnPlatform(platform, 'getClock', {});
  const { says, result: moved } = await actByControl(visit, 'moveClock', { body });
  if (moved.ran.length > 0 || !('frozen' in body)) memory.lastMove = keptMove(from, moved);
  return { says };
}

/** A date begins at midnight in UTC. An instant stays as it is. */
const startOf = (date: string): string => (/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : date);

/** The spans that a button advances the clock by. After a week an authorization has lapsed. */
const presets = { '1h': '+1 hour', '1d': '+1 day', '1w': '+1 week' } as const;

interface Part {
  readonly visit: Visit;
}

function Clock({ visit }: Part) {
  const { platform } = visit;
  const { frozen } = platform.clock;
  const next = nextInstant(platform);
  const { notice } = platform.clock;
  return (
    <>
      {notice !== undefined && <p>{notice}</p>}
      <Facts
        of={[
          ['Now', <Instant at={toIso(platform.now())} />],
          ['Clock', <State of={frozen ? 'frozen' : 'running'} />],
          ['Next job', next === undefined ? 'None' : `in ${roughSpan(fromIso(next) - platform.now())}`],
        ]}
      />
      <div class="buttons">
        <ActionForm visit={visit} action={frozen ? 'run' : 'freeze'} button={frozen ? 'Run' : 'Freeze'} isSecondary />
        <ActionForm visit={visit} action="reset" button="Reset the clock" isSecondary />
      </div>
    </>
  );
}

function Presets({ visit }: Part) {
  return (
    <div class="buttons">
      {Object.entries(presets).map(([span, button]) => (
        <ActionForm visit={visit} action="preset" button={button} hidden={{ span }} isSecondary />
      ))}
      <ActionForm
        visit={visit}
        action="next"
        button="To the next due job"
        isSecondary
        disabled={nextInstant(visit.platform) === undefined ? 'No job is due.' : undefined}
      />
    </div>
  );
}

function MoveTo({ visit }: Part) {
  return (
    <ActionForm
      visit={visit}
      action="set"
      button="Go to date"
      isSecondary
      fields={(state) => (
        <TextField
          state={state}
          name="set"
          type="date"
          label="Go to date"
          checks={{ ...required('set'), min: toIso(visit.platform.now()).slice(0, 10) }}
          hint="The clock goes to its first instant, in UTC. A clock does not go back."
        />
      )}
    />
  );
}

/** The span that was looked ahead by is offered. */
function Move({ visit, span }: Part & { readonly span: string }) {
  return (
    <ActionForm
      visit={visit}
      action="advance"
      button="Advance"
      fields={(state) => (
        <TextField
          state={{ ...state, values: { advance: span, ...state.values } }}
          name="advance"
          label="Advance by"
          checks={required('advance')}
          hint="A span such as 8d, 1h 30m or P8D. Jobs that become due run in order, each at its own time."
        />
      )}
    />
  );
}

function Jobs({ visit }: Part) {
  const { platform } = visit;
  const now = platform.now();
  const due = dueJobs(platform, MAX_JOBS);
  const held = heldJobs(platform, MAX_JOBS);
  const columns: readonly Column<PendingJob>[] = [
    { title: 'Due', of: ({ due_at }) => (due_at === null ? 'When it is run' : <Instant at={due_at} />) },
    { title: 'In', of: ({ due_at }) => (due_at === null ? '' : roughSpan(fromIso(due_at) - now)) },
    { title: 'Job', of: (job) => <JobText visit={visit} job={job} />, role: 'main' },
    { title: 'Action', of: (job) => <RunNow visit={visit} job={job} /> },
  ];
  const table = (title: string, { jobs, hasMore }: FirstJobs<PendingJob>) => (
    <Table
      caption={hasMore ? `${title}: the first ${MAX_JOBS}` : title}
      columns={columns}
      items={jobs}
      idOf={({ id }) => id}
      empty="Nothing is due."
    />
  );
  return (
    <Section title="Pending jobs">
      {table('What is due, next first', due)}
      {held.jobs.length > 0 && table('Held for a manual run', held)}
    </Section>
  );
}

/** Only the clock brings a time limit. */
function RunNow({ visit, job: { id, kind } }: Part & { readonly job: PendingJob }) {
  if (!isBackgroundJob(kind)) return <span class="none">Follows the clock</span>;
  return <ActionForm visit={visit} action="run_job" button="Run now" subject={id} hidden={{ job: id }} isSecondary />;
}
