import { isBackgroundJob } from '../../../../spec/tables/background-jobs';
import { take } from '../../../domain/first-of';
import type { Visit } from '../page';
import { sentenceCase } from '../text';
import { ActionForm } from './action-form';
import { controlAction } from './control-action';
import { RefusedAlert } from './refused-alert';

interface JobFormsProps {
  readonly visit: Visit;
  /** The id of the object of the jobs. */
  readonly of: string;
}

/** The most jobs of an object that have buttons. */
const MAX_JOBS = 20;

/** A button for each pending job of an object that can be run now. A time limit follows the clock, so it has none. */
export function JobForms({ visit, of }: JobFormsProps) {
  const pending = take(visit.platform.rows.walk('jobs', 'ofSubject', of, 'descending'), MAX_JOBS);
  const jobs = pending.filter(({ kind }) => isBackgroundJob(kind));
  const isShown = jobs.some(({ id }) => id === visit.refused?.values.get('job'));
  return (
    <>
      {!isShown && <RefusedAlert visit={visit} action="run_job" />}
      {jobs.map(({ id, kind }) => (
        <ActionForm visit={visit} action="run_job" button={sentenceCase(kind)} hidden={{ job: id }} isSecondary />
      ))}
    </>
  );
}

/** The action of the forms that run a pending job. */
export const jobActions = { run_job: controlAction('runJob', { object: 'job' }) }; // resource_not_found job_follows_clock
