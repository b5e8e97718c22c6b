import { backgroundJobs } from '../tables/background-jobs';
import { pagination } from '../resources/shared';
import { platformControl } from '../vocabulary/define-operation';
import { always, terminal } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import { type Fields, from, id, nullable, request, resource, type Schema, timestamp, word } from '../vocabulary/schema';

/** The settings of all job types. */
const modes = (rest: Schema = {}): Fields =>
  Object.fromEntries(
    Object.entries(backgroundJobs).map(([job, row]) => [
      job,
      from(row.provenance, word(`${row.description} Default: ${row.default}.`, rest)),
    ]),
  );

const jobFields = {
  id: id('job', 'Id of the job.'),
  kind: word(
    'Type of the job: a background job, such as `settle_payment`, or a time limit, such as `lapse_authorization`.',
  ),
  subject_id: word('Id of the object of the job.'),
  due_at: nullable(timestamp('platform', 'When the job is due; null while it is held for a manual run.')),
};

/** Source: States and transitions. */
export const jobSettings = defineResource({
  tag: 'Job settings',
  description:
    'When background jobs run: the actions of banks, reviewers and the service after a response. The setting of each job type is `default`, `immediate` (right after the response), a duration such as `2d`, or `manual` (held until it is run, so that its object keeps its state for as long as a test needs). Time limits, such as the expiry of an authorization, have no setting: only the clock ends them.',
  schemas: {
    JobSettings: resource('chosen', 'The setting of each job type.', modes()),
    Job: resource('chosen', 'A pending background job or time limit.', jobFields),
  },
  display: {
    Job: { columns: [always({ due: 'due_at' }, 'kind', { object: 'subject_id' }), terminal('id')] },
  },
  operations: {
    getJobSettings: platformControl.get('/_sandbox/platforms/{platform_id}/job_settings', {
      summary: 'Get the job settings',
      description: 'When jobs of each type run that are created from now on.',
      success: bare(200, 'job_settings', 'JobSettings'),
    }),
    setJobSettings: platformControl.post('/_sandbox/platforms/{platform_id}/job_settings', {
      summary: 'Change the job settings',
      description:
        'Takes `default`, `immediate`, `manual` or a duration of up to a hundred years for each job type to change. A change applies to jobs that are created later; pending jobs keep their due time. The settings survive a restart. A reset restores `default` for all of them.',
      body: request(modes({ maxLength: 100 })),
      success: bare(200, 'job_settings', 'JobSettings'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    }),
    listJobs: platformControl.get('/_sandbox/platforms/{platform_id}/jobs', {
      summary: 'List pending jobs',
      description: 'The next one first; jobs that are held for a manual run last.',
      query: {
        subject_id: word('Jobs of this object.'),
        kind: word('Jobs of this type.'),
        ...pagination,
      },
      success: page('job', 'Job'),
    }),
    runJob: platformControl.post('/_sandbox/platforms/{platform_id}/jobs/{job_id}/run', {
      summary: 'Run a pending job',
      description:
        'Runs it immediately, at the current time of the clock, and returns the job as it was before. The current state of its object counts: a payment that is no longer pending does not change.',
      success: bare(200, 'job', 'Job'),
      errors: ['host_not_allowed', 'resource_not_found', 'job_follows_clock'],
    }),
  },
});
