import type { PlatformHandler } from '../operation';

export const createSnapshot: PlatformHandler<'createSnapshot'> = ({ snapshots }, { body }) =>
  snapshots.create(body.name); // parameter_invalid snapshot_limit_reached

/** A platform has so few snapshots that one page holds all. */
export const listSnapshots: PlatformHandler<'listSnapshots'> = ({ snapshots }) => ({
  items: snapshots.list(),
  has_previous: false,
  has_next: false,
  start_cursor: null,
  end_cursor: null,
});

export const deleteSnapshot: PlatformHandler<'deleteSnapshot'> = ({ snapshots }, { path }) => {
  const name = path('snapshot_name');
  snapshots.delete(name); // resource_not_found
  return { name };
};

export const restoreSnapshot: PlatformHandler<'restoreSnapshot'> = ({ snapshots }, { path }) =>
  snapshots.restore(path('snapshot_name')); // resource_not_found

export const diffSnapshots: PlatformHandler<'diffSnapshots'> = ({ snapshots }, { path }) =>
  snapshots.diff(path('from_name'), path('to_name')); // resource_not_found

export const undoTransactions: PlatformHandler<'undoTransactions'> = (platform, { body }) =>
  platform.undo(body?.transactions); // parameter_invalid undo_limit_exceeded
