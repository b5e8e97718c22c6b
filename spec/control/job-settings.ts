import { type BackgroundJob, backgroundJobs } from '../tables/background-jobs';
import { pagination } from '../resources/shared';
import { bare, defineResource, page } from '../vocabulary/operation';
import { id, nullable, request, resource, type Schema, timestamp, word } from '../vocabulary/schema';

const modeOf = (step: BackgroundJob, rest: Schema = {}): Schema =>
  word(`${backgroundJobs[step].description} Default: ${backgroundJobs[step].default}.`, {
    ...rest,
    'x-provenance': backgroundJobs[step].provenance,
  });

const modes = (rest?: Schema): Readonly<Record<BackgroundJob, Schema>> => ({
  enable_sub_account: modeOf('enable_sub_account', rest),
  settle_payment: modeOf('settle_payment', rest),
  settle_refund: modeOf('settle_refund', rest),
  close_proceeds_batch: modeOf('close_proceeds_batch', rest),
  send_proceeds_payout: modeOf('send_proceeds_payout', rest),
  pay_proceeds_payout: modeOf('pay_proceeds_payout', rest),
});

const job = {
  id: id('job', 'Id of the job.'),
  kind: word('What is to be done: a step, such as `settle_payment`, or a time limit, such as `lapse_authorization`.'),
  subject_id: word('What it is to be done to.'),
  due_at: nullable(timestamp('When it is done; null while it is held until somebody asks for it.')),
};

/** Source: States and transitions. */
export const jobSettings = defineResource({
  tag: 'Job settings',
  description:
    'What the API leaves for after an answer. Each step is done as `default`, or `immediate`: right after the answer that left it; or after a span of time, such as `2d`; or `manual`: held until it is asked for, so that its object stays as it is for as long as a test wants. Time limits, such as that of an authorization, come with the clock alone.',
  schemas: {
    JobSettings: resource(modes(), { description: 'When each step is done.', 'x-provenance': 'chosen' }),
    Job: resource(job, { description: 'Work that was left for later.', 'x-provenance': 'chosen' }),
  },
  operations: {
    getJobSettings: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/job_settings',
      summary: 'Read the job settings',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'job_settings', 'JobSettings'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    setJobSettings: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/job_settings',
      summary: 'Change the job settings',
      description:
        'Takes `default`, `immediate`, `manual` or a span of up to a hundred years for each step that is to be changed. It holds for work that is left from then on: what waits already is done when it was to be. It outlives a restart, and a reset sets everything back to `default`.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request(modes({ maxLength: 100 })),
      success: bare(200, 'job_settings', 'JobSettings'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    },
    listJobs: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/jobs',
      summary: 'List the work that waits',
      description: 'Newest first.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      query: {
        subject_id: word('Jobs about this object.'),
        kind: word('Jobs of this kind.'),
        ...pagination,
      },
      success: page('job', 'Job'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    runJob: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/jobs/{job_id}/run',
      summary: 'Do work that waits',
      description:
        'Does it now, at the instant that the clock shows, and answers with the job as it waited. What became of its object meanwhile counts: a payment that is no longer pending stays as it is.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'job', 'Job'),
      errors: ['host_not_allowed', 'resource_not_found', 'job_follows_clock'],
    },
  },
});
