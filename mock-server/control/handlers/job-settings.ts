import { presentJob } from '../../present/jobs';
import { pageOf } from '../../wire/page';
import type { PlatformHandler } from '../operation';
import { jobList } from '../../jobs/job-filter';

export const getJobSettings: PlatformHandler<'getJobSettings'> = ({ jobSettings }) => jobSettings.get();

export const setJobSettings: PlatformHandler<'setJobSettings'> = ({ jobSettings }, { body }) => jobSettings.set(body); // parameter_invalid

export const listJobs: PlatformHandler<'listJobs'> = ({ repeatableRows: rows }, { query, page }) => {
  const list = jobList({ subject_id: query('subject_id'), kind: query('kind') });
  return pageOf(rows, { ...list, order: 'ascending' }, page, presentJob);
};

export const runJob: PlatformHandler<'runJob'> = ({ jobs }, { path }) => jobs.run(path('job_id')); // resource_not_found job_follows_clock
