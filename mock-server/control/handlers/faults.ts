import { pageOf } from '../../wire/page';
import { exactFault } from '../../platform/fault-input';
import type { PlatformHandler } from '../operation';

export const createFault: PlatformHandler<'createFault'> = ({ faults }, { body }) => faults.create(exactFault(body)); // parameter_missing parameter_invalid unexpected_parameter

export const listFaults: PlatformHandler<'listFaults'> = ({ faults, rows }, { page }) => {
  const list = { table: 'faults', index: 'newest', partition: 'all', order: 'descending' } as const;
  return pageOf(rows, list, page, (row) => faults.present(row));
};

export const deleteFaults: PlatformHandler<'deleteFaults'> = ({ faults }) => ({ deleted: faults.deleteAll() });

export const deleteFault: PlatformHandler<'deleteFault'> = ({ faults }, { path }) => {
  const id = path('fault_id');
  faults.delete(id); // resource_not_found
  return { id };
};

export const releaseFault: PlatformHandler<'releaseFault'> = ({ faults }, { path }) => {
  const id = path('fault_id');
  return { id, released: faults.release(id) }; // resource_not_found
};
