import { addAddress, changeAddress } from '../actions/addresses';
import { requireVisible, visiblePartition } from '../actions/visibility';
import type { Handler } from '../context';
import { presentAddress } from '../present/addresses';
import { pageOf } from '../wire/page';

export const createAddress: Handler<'createAddress'> = (context, { body }) =>
  presentAddress(addAddress(context, body, null));

export const listAddresses: Handler<'listAddresses'> = (context, { page }) => {
  const partition = visiblePartition(context);
  return pageOf(
    context.rows,
    { table: 'addresses', index: 'newest', partition, order: 'descending' },
    page,
    presentAddress,
  );
};

export const getAddress: Handler<'getAddress'> = (context, { path }) =>
  presentAddress(requireVisible(context, 'addresses', path('address_id'))); // resource_not_found

export const updateAddress: Handler<'updateAddress'> = (context, { path, body }) =>
  presentAddress(changeAddress(context, requireVisible(context, 'addresses', path('address_id')), body)); // resource_not_found
