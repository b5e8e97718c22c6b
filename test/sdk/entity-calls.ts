import type { CallOptions, Client } from '../../sdk';

export type Call = (client: Client, options?: CallOptions) => Promise<unknown>;

const bankOfBusiness = {
  business_id: 'biz_1',
  account_owner_name: 'Ada',
  account_type: 'checking',
  account_number: '000123456789',
  routing_number: '110000000',
  bank_name: 'First Bank',
} as const;

const deed = {
  business_id: 'biz_1',
  file_name: 'deed.pdf',
  file_type: 'application/pdf',
  document_type: 'other',
} as const;

/** Call → method, path and body on the wire. */
export const entityWrites: readonly [name: string, call: Call, wire: string, body: object][] = [
  [
    'businesses.create',
    (c, o) => c.businesses.create({ legal_name: 'A', representative: { id: 'idty_1' } }, o),
    'POST /v1/entities/business',
    { legal_name: 'A', representative: { id: 'idty_1' } },
  ],
  [
    'businesses.update',
    (c, o) => c.businesses.update('biz_1', { archived: true }, o),
    'PATCH /v1/entities/business/biz_1',
    { archived: true },
  ],
  [
    'identities.create',
    (c, o) => c.identities.create({ business_id: 'biz_1', name: 'Ada' }, o),
    'POST /v1/entities/identity',
    { business_id: 'biz_1', name: 'Ada' },
  ],
  [
    'identities.update',
    (c, o) => c.identities.update('idty_1', { title: 'Owner' }, o),
    'PATCH /v1/entities/identity/idty_1',
    { title: 'Owner' },
  ],
  ['addresses.create', (c, o) => c.addresses.create({ city: 'A' }, o), 'POST /v1/entities/address', { city: 'A' }],
  [
    'addresses.update',
    (c, o) => c.addresses.update('addr_1', { city: 'A' }, o),
    'PATCH /v1/entities/address/addr_1',
    { city: 'A' },
  ],
  [
    'bankAccounts.create',
    (c, o) => c.bankAccounts.create(bankOfBusiness, o),
    'POST /v1/entities/bank_accounts',
    bankOfBusiness,
  ],
  ['documents.create', (c, o) => c.documents.create(deed, o), 'POST /v1/entities/document', deed],
  [
    'termsAndConditions.create',
    (c, o) => c.termsAndConditions.create({ business_id: 'biz_1', accepted: true }, o),
    'POST /v1/entities/terms_and_conditions',
    { business_id: 'biz_1', accepted: true },
  ],
  [
    'provisioning.create',
    (c, o) => c.provisioning.create({ business_id: 'biz_1', product_category: 'payment' }, o),
    'POST /v1/entities/provisioning',
    { business_id: 'biz_1', product_category: 'payment' },
  ],
];

export const entityReads: readonly [name: string, call: Call, wire: string][] = [
  ['businesses.get', (c, o) => c.businesses.get('biz_1', o), 'GET /v1/entities/business/biz_1'],
  ['identities.get', (c, o) => c.identities.get('idty_1', o), 'GET /v1/entities/identity/idty_1'],
  ['addresses.get', (c, o) => c.addresses.get('addr_1', o), 'GET /v1/entities/address/addr_1'],
  ['bankAccounts.get', (c, o) => c.bankAccounts.get('ba_1', o), 'GET /v1/entities/bank_accounts/ba_1'],
  ['documents.get', (c, o) => c.documents.get('doc_1', o), 'GET /v1/entities/document/doc_1'],
];

export const entityLists: readonly [name: string, call: Call, path: string][] = [
  [
    'businesses.list',
    async (c, o) => (await c.businesses.list({ business_name: 'tea' }, o)).data,
    '/v1/entities/business?business_name=tea',
  ],
  ['identities.list', async (c, o) => (await c.identities.list({}, o)).data, '/v1/entities/identity'],
  ['addresses.list', async (c, o) => (await c.addresses.list({}, o)).data, '/v1/entities/address'],
  ['bankAccounts.list', async (c, o) => (await c.bankAccounts.list({}, o)).data, '/v1/entities/bank_accounts'],
  ['documents.list', async (c, o) => (await c.documents.list({}, o)).data, '/v1/entities/document'],
];
