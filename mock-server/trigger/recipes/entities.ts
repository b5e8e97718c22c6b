import { perform, sendEmptyFile } from '../perform';
import { onlyAtCreation, type Recipe } from '../recipe';

/** Updates a business without changing it. */
const updateBusiness: Recipe = (work, id) => {
  const row = work.rows.require('businesses', id);
  perform(work, 'updateBusiness', row, { path: { business_id: id }, body: {} });
};

/** Updates an identity without changing it. */
const updateIdentity: Recipe = (work, id) => {
  const row = work.rows.require('identities', id);
  perform(work, 'updateIdentity', row, { path: { identity_id: id }, body: {} });
};

/** Updates an address without changing it. */
const updateAddress: Recipe = (work, id) => {
  const row = work.rows.require('addresses', id);
  perform(work, 'updateAddress', row, { path: { address_id: id }, body: {} });
};

const upload: Recipe = (work, id) => sendEmptyFile(work, work.rows.require('documents', id).upload_id);

export const entityRecipes = {
  'entity.business.created': { business: onlyAtCreation },
  'entity.business.updated': { business: updateBusiness },
  'entity.identity.created': { identity: onlyAtCreation },
  'entity.identity.updated': { identity: updateIdentity },
  'entity.address.created': { address: onlyAtCreation },
  'entity.address.updated': { address: updateAddress },
  'entity.document.created': { document: onlyAtCreation },
  'entity.document.uploaded': { document: upload },
  'entity.bank_account.created': { bank_account: onlyAtCreation },
} as const;
