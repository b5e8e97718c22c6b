import { expect, test } from 'vitest';
import type { OperationId } from '../../spec/resources';
import { webComponentKinds, webComponentRoles } from '../../spec/tables/web-component-roles';
import { eachFront } from '../support/fronts';
import { bearerOperations, requestForNothing } from '../support/operation-requests';
import { bearing, ownToken } from '../support/web-component-tokens';

const readBusiness: readonly OperationId[] = [
  'getBusiness',
  'listIdentities',
  'getIdentity',
  'getAddress',
  'listBankAccounts',
  'getBankAccount',
  'listDocuments',
  'getDocument',
];

const readAccount: readonly OperationId[] = [
  'listPayments',
  'getPayment',
  'listPaymentBalanceTransactions',
  'listRefunds',
  'getRefund',
  'listDisputes',
  'getDispute',
  'listCheckouts',
  'listBalanceTransactions',
  'getBalanceTransaction',
  'listPayouts',
  'getPayout',
  'getPayoutReport',
  'listAccountPayments',
  'listAccountPayouts',
  'getGrossVolume',
  'getCheckout',
];

/** The operations that each role lets through. All others are refused, so a new one needs a line only when a role opens it. */
const allowed: Readonly<Record<string, readonly OperationId[]>> = {
  'read:account': readAccount,
  'write:account': [
    ...readAccount,
    'createRefund',
    'voidPayment',
    'refundCheckout',
    'updateDisputeResponse',
    'submitDisputeResponse',
    'createDisputeEvidence',
  ],
  'read:checkout': ['getCheckout'],
  'write:checkout': ['getCheckout', 'completeCheckout', 'createPaymentMethod'],
  'read:tokenize': [],
  'write:tokenize': ['createPaymentMethod'],
  'read:business': readBusiness,
  'write:business': [
    ...readBusiness,
    'updateBusiness',
    'createIdentity',
    'updateIdentity',
    'updateAddress',
    'createBankAccount',
    'createDocument',
    'createTermsAndConditions',
    'createProvisioning',
  ],
};

const roles = webComponentRoles.flatMap((role) => webComponentKinds.map((kind) => `${role}:${kind}`));

eachFront((front) => {
  test.each(roles)('%s lets its operations through, and no other', async (role) => {
    const { id: sub, keys, testMode } = await front.newPlatform();
    const iat = Math.floor(front.clock.now() / 1_000);
    const resources = [`${role}:x_1`];
    const page = bearing(testMode, ownToken(keys.test, { sub, mode: 'test', resources, iat, exp: iat + 60 }));
    const open: OperationId[] = [];
    for (const id of bearerOperations) {
      const answer = await requestForNothing(id).send(page);
      if (answer.status !== 403 || answer.error.code !== 'not_authorized') open.push(id);
    }
    expect(open.sort()).toEqual([...(allowed[role] ?? [])].sort());
  });
});
