import { isBackgroundJob } from '../../../../spec/tables/background-jobs';
import { presentJob } from '../../../present/jobs';
import { firstPage, pageOf } from '../../../wire/page';
import type { Visit } from '../page';
import { sentenceCase } from '../text';
import { ActionForm } from './action-form';
import { controlAction } from './control-action';
import { RefusedAlert } from './refused-alert';
import { Table } from './table';
import { Instant, Section } from './values';

interface PendingJobsProps {
  readonly visit: Visit;
  /** The id of the object of the jobs. */
  readonly of: string;
}

/** The pending jobs of an object. A background job can be run now; a time limit follows the clock. */
export function PendingJobs({ visit, of }: PendingJobsProps) {
  const list = { table: 'jobs', index: 'ofSubject', partition: of, order: 'descending' } as const;
  const { items } = pageOf(visit.platform.rows, list, firstPage, presentJob);
  const isShown = items.some(({ id }) => id === visit.refused?.values.get('job'));
  const alert = isShown ? null : <RefusedAlert visit={visit} action="run_job" />;
  if (items.length === 0) return alert;
  return (
    <Section title="Pending">
      {alert}
      <Table
        caption="Pending jobs"
        columns={[
          { title: 'Job', of: ({ kind }) => sentenceCase(kind) },
          { title: 'Due', of: ({ due_at }) => (due_at === null ? 'Held until it is run' : <Instant at={due_at} />) },
          {
            title: 'Action',
            of: ({ id, kind }) =>
              isBackgroundJob(kind) ? (
                <ActionForm visit={visit} action="run_job" button={buttonOf(kind)} hidden={{ job: id }} />
              ) : (
                <span class="none">Follows the clock</span>
              ),
          },
        ]}
        items={items}
        idOf={({ id }) => id}
        empty=""
      />
    </Section>
  );
}

const buttonOf = (kind: string): string => (kind.startsWith('settle_') ? 'Settle' : 'Run');

/** The action of the forms that run a pending job. */
export const jobActions = { run_job: controlAction('runJob', { object: 'job' }) }; // resource_not_found job_follows_clock
