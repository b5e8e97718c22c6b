import { receiveFile } from '../../actions/uploads';
import { perform } from '../perform';
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

/** The hash and the length of a file without content. */
const emptyFile = { length: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };

/** Sends an empty file. */
const upload: Recipe = (work, id) => {
  const { upload_id } = work.rows.require('documents', id);
  receiveFile(work, work.rows.require('uploads', upload_id), emptyFile);
};

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
