import { type BackgroundJob, backgroundJobs } from '../tables/background-jobs';
import { pagination } from '../resources/shared';
import { control } from '../vocabulary/define-operation';
import { bare, defineResource, page } from '../vocabulary/operation';
import { id, nullable, request, resource, type Schema, timestamp, word } from '../vocabulary/schema';

const modeSchema = (job: BackgroundJob, rest: Schema = {}): Schema =>
  word(`${backgroundJobs[job].description} Default: ${backgroundJobs[job].default}.`, {
    ...rest,
    'x-provenance': backgroundJobs[job].provenance,
  });

const modes = (rest?: Schema): Readonly<Record<BackgroundJob, Schema>> => ({
  enable_sub_account: modeSchema('enable_sub_account', rest),
  map_bin: modeSchema('map_bin', rest),
  settle_payment: modeSchema('settle_payment', rest),
  settle_refund: modeSchema('settle_refund', rest),
  open_dispute: modeSchema('open_dispute', rest),
  decide_dispute: modeSchema('decide_dispute', rest),
  close_payout_batch: modeSchema('close_payout_batch', rest),
  send_payout: modeSchema('send_payout', rest),
  pay_payout: modeSchema('pay_payout', rest),
  close_proceeds_batch: modeSchema('close_proceeds_batch', rest),
  send_proceeds_payout: modeSchema('send_proceeds_payout', rest),
  pay_proceeds_payout: modeSchema('pay_proceeds_payout', rest),
});

const jobFields = {
  id: id('job', 'Id of the job.'),
  kind: word(
    'Type of the job: a background job, such as `settle_payment`, or a time limit, such as `lapse_authorization`.',
  ),
  subject_id: word('Id of the object of the job.'),
  due_at: nullable(timestamp('When the job is due; null while it is held for a manual run.')),
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
  operations: {
    getJobSettings: control.get('/_sandbox/platforms/{platform_id}/job_settings', {
      summary: 'Get the job settings',
      success: bare(200, 'job_settings', 'JobSettings'),
    }),
    setJobSettings: control.post('/_sandbox/platforms/{platform_id}/job_settings', {
      summary: 'Change the job settings',
      description:
        'Takes `default`, `immediate`, `manual` or a duration of up to a hundred years for each job type to change. A change applies to jobs that are created later; pending jobs keep their due time. The settings survive a restart. A reset restores `default` for all of them.',
      body: request(modes({ maxLength: 100 })),
      success: bare(200, 'job_settings', 'JobSettings'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    }),
    listJobs: control.get('/_sandbox/platforms/{platform_id}/jobs', {
      summary: 'List pending jobs',
      description: 'Newest first.',
      query: {
        subject_id: word('Jobs of this object.'),
        kind: word('Jobs of this type.'),
        ...pagination,
      },
      success: page('job', 'Job'),
    }),
    runJob: control.post('/_sandbox/platforms/{platform_id}/jobs/{job_id}/run', {
      summary: 'Run a pending job',
      description:
        'Runs it immediately, at the current time of the clock, and returns the job as it was before. The current state of its object counts: a payment that is no longer pending does not change.',
      success: bare(200, 'job', 'Job'),
      errors: ['host_not_allowed', 'resource_not_found', 'job_follows_clock'],
    }),
  },
});
