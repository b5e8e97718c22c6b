import type { UnitOfWork } from '../context';

/** Runs a background job on the row it is about. The row may have changed since the job was scheduled: the job checks its state. */
export type Job = (work: UnitOfWork, subjectId: string) => void;
