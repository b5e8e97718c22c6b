import { addAddress, changeAddress } from '../actions/addresses';
import { requireVisible } from '../actions/visibility';
import type { Handler } from '../context';
import { presentAddress } from '../present/addresses';
import { pageOfVisible } from './visible-page';

export const createAddress: Handler<'createAddress'> = (context, { body }) =>
  presentAddress(addAddress(context, body, null));

export const listAddresses: Handler<'listAddresses'> = (context, { page }) =>
  pageOfVisible(context, 'addresses', page, presentAddress);

export const getAddress: Handler<'getAddress'> = (context, { path }) =>
  presentAddress(requireVisible(context, 'addresses', path('address_id'))); // resource_not_found

export const updateAddress: Handler<'updateAddress'> = (context, { path, body }) =>
  presentAddress(changeAddress(context, requireVisible(context, 'addresses', path('address_id')), body)); // resource_not_found
