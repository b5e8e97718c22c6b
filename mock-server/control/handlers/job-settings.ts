import { presentJob } from '../../present/jobs';
import { pageOf } from '../../wire/page';
import type { PlatformHandler } from '../operation';
import { jobBucket } from '../../platform/job-settings';

export const getWork: PlatformHandler<'getWork'> = ({ work }) => work.get();

export const setWork: PlatformHandler<'setWork'> = ({ work }, { body }) => work.set(body); // parameter_invalid

export const listJobs: PlatformHandler<'listJobs'> = ({ rows }, { query, page }) => {
  const bucket = jobBucket({ subject_id: query('subject_id'), kind: query('kind') });
  return pageOf(rows, { table: 'jobs', index: 'newest', bucket, order: 'descending' }, page, presentJob);
};

export const runJob: PlatformHandler<'runJob'> = ({ jobs }, { path }) => jobs.run(path('job_id')); // resource_not_found job_follows_clock
