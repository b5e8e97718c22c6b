import { expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import {
  address,
  bankAccountOf,
  documentOf,
  everyBusinessField,
  newAddress,
  newBankAccount,
  newBusiness,
  newDocument,
  newIdentity,
  person,
} from '../support/entities';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  test('an address is created, listed, read and updated', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const made = await newAddress(api, { ...address, platform_account_id: '', line2: '' });
    expect(made).toMatchObject({ ...address, line2: null, id: expect.stringMatching(/^addr_/) });
    const bare = await newAddress(api, {});
    expect(bare).toMatchObject({ line1: null, country: null });
    expect((await api.get('/v1/entities/address')).as('AddressList').data).toEqual([bare, made]);
    const path = `/v1/entities/address/${made.id}`;
    front.clock.advance({ milliseconds: 1 });
    const changed = (await api.patch(path, { line2: 'Floor 3' })).as('AddressEnvelope').data;
    expect(changed).toEqual({ ...made, line2: 'Floor 3', updated_at: new Date(front.clock.now()).toISOString() });
    expect((await api.get(path)).as('AddressEnvelope').data).toEqual(changed);
    expect(eventNames()).toEqual(['entity.address.created', 'entity.address.created', 'entity.address.updated']);
    expect(outcome(await api.patch(path, { postal_code: '?' }))).toEqual([422, 'postal_code_invalid']);
    expect(outcome(await api.get('/v1/entities/address/addr_0'))).toEqual([404, 'resource_not_found']);
  });

  test('an identity is created, listed, read and updated', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const { id: business_id } = await newBusiness(api);
    const made = await newIdentity(api, { ...person, business_id });
    const { identification_number: _i, address: home, ...named } = person;
    expect(made).toMatchObject({ ...named, business_id, ssn_last4: '8317', documents: [] });
    expect(made.address).toMatchObject(home);
    const nobody = await newIdentity(api);
    expect(nobody).toMatchObject({ business_id: null, name: null, is_owner: false, ssn_last4: null, address: null });
    const list = async (query: string) =>
      (await api.get(`/v1/entities/identity${query}`)).as('IdentityList').data.map(({ id }) => id);
    expect(await list('')).toEqual([nobody.id, made.id]);
    expect(await list(`?business_id=${business_id}`)).toEqual([made.id]);
    expect(await list('?business_id=biz_0')).toEqual([]);
    const path = `/v1/entities/identity/${made.id}`;
    front.clock.advance({ milliseconds: 1 });
    const body = { title: 'Owner', identification_number: '', address: { city: 'Oakland' }, ownership_percentage: '7' };
    const changed = (await api.patch(path, body)).as('IdentityEnvelope').data;
    expect(changed).toMatchObject({ ...named, title: 'Owner', ssn_last4: '8317', ownership_percentage: 7 });
    expect(changed.address).toMatchObject({ ...home, id: made.address?.id, city: 'Oakland' });
    expect((await api.get(path)).as('IdentityEnvelope').data).toEqual(changed);
    expect(eventNames().slice(1)).toEqual([
      'entity.address.created',
      'entity.identity.created',
      'entity.identity.created',
      'entity.address.updated',
      'entity.identity.updated',
    ]);
  });

  test('a person gets a business once, with the address', async () => {
    const { testMode: api } = await front.newPlatform();
    const one = await newBusiness(api);
    const other = await newBusiness(api);
    const made = await newIdentity(api, { name: 'Ada', address });
    const path = `/v1/entities/identity/${made.id}`;
    const join = (business_id: string) => api.patch(path, { business_id });
    expect(outcome(await join('biz_0'))).toEqual([404, 'resource_not_found']);
    expect((await join(one.id)).as('IdentityEnvelope').data).toMatchObject({ business_id: one.id });
    expect((await join(one.id)).status).toBe(200);
    expect(outcome(await join(other.id))).toEqual([422, 'parameter_invalid']);
    const legal_address = { id: made.address?.id };
    const use = (id: string) => api.patch(`/v1/entities/business/${id}`, { legal_address });
    expect(outcome(await use(other.id))).toEqual([404, 'resource_not_found']);
    expect((await use(one.id)).status).toBe(200);
  });

  test('a date of birth must exist, and be that of a grown person, also after an update', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await newIdentity(api, { dob_day: '31', dob_year: '1990' });
    const month = (dob_month: string) => api.patch(`/v1/entities/identity/${id}`, { dob_month });
    const refused = await month('6');
    expect(outcome(refused)).toEqual([422, 'parameter_invalid']);
    expect(refused.error.message).toContain('dob_day');
    expect((await month('07')).as('IdentityEnvelope').data).toMatchObject({ dob_day: '31', dob_month: '07' });
    const young = await api.patch(`/v1/entities/identity/${id}`, { dob_year: '2025' });
    expect(young.error.message).toContain('dob_year');
  });

  test('a bank account shows the last four digits of its number', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const { id: business_id } = await newBusiness(api);
    const made = await newBankAccount(api, business_id, { institution_number: '', metadata: { a: '' } });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^ba_/),
      business_id,
      account_owner_name: 'Tea Shop Ltd',
      account_type: 'checking',
      acct_last_four: '9876',
      routing_number: '110000000',
      bank_name: 'First Bank',
      nickname: 'Till',
      country: 'US',
      currency: 'usd',
      metadata: { a: '' },
    });
    const path = '/v1/entities/bank_accounts';
    expect((await api.get(`${path}/${made.id}`)).as('EntityBankAccountEnvelope').data).toEqual(made);
    const other = await newBankAccount(api, (await newBusiness(api)).id);
    const list = async (query = '') => (await api.get(path + query)).as('EntityBankAccountList').data;
    expect(await list()).toEqual([other, made]);
    expect(await list(`?business_id=${business_id}`)).toEqual([made]);
    expect(await list('?business_id=biz_0')).toEqual([]);
    expect((await api.get(`/v1/entities/business/${business_id}`)).as('BusinessEnvelope').data.bank_accounts).toEqual([
      made,
    ]);
    expect(eventNames()[1]).toBe('entity.bank_account.created');
  });

  test('a Canadian bank account has an institution and a transit', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await newBusiness(api, { country_of_establishment: 'CAN' });
    const canadian = { routing_number: '', institution_number: '004', transit_number: '12345' };
    expect(await newBankAccount(api, id, canadian)).toMatchObject({
      routing_number: '000412345',
      country: 'CA',
      currency: 'cad',
    });
    for (const missing of ['institution_number', 'transit_number']) {
      const response = await api.post('/v1/entities/bank_accounts', bankAccountOf(id, { ...canadian, [missing]: '' }));
      expect(outcome(response)).toEqual([422, 'parameter_missing']);
      expect(response.error.message).toContain('routing_number');
    }
  });

  test.each(['account_owner_name', 'account_type', 'account_number', 'routing_number', 'bank_name', 'business_id'])(
    'a bank account needs its %s',
    async (field) => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await newBusiness(api);
      const response = await api.post('/v1/entities/bank_accounts', bankAccountOf(id, { [field]: '' }));
      expect(outcome(response)).toEqual([422, 'parameter_missing']);
      expect(response.error.message).toContain(field);
    },
  );

  test('a document waits for its file at a signed address', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const { id: business_id } = await newBusiness(api);
    const made = await newDocument(api, { business_id, metadata: { a: 1 }, description: '' });
    expect(made).toMatchObject({ business_id, identity_id: null, status: 'pending', description: null });
    const { presigned_url = '', ...shown } = made;
    const path = `/v1/entities/document/${made.id}`;
    expect((await api.get(path)).as('EntityDocumentEnvelope').data).toEqual(made);
    const sent = await front.opened.fetch(presigned_url, { method: 'PUT', body: 'a deed' });
    expect(sent.status).toBe(200);
    expect((await api.get(path)).as('EntityDocumentEnvelope').data).toMatchObject({ status: 'uploaded' });
    const uploaded = { ...shown, status: 'uploaded' };
    expect((await api.get('/v1/entities/document')).as('EntityDocumentList').data).toEqual([uploaded]);
    expect((await api.get(`/v1/entities/business/${business_id}`)).as('BusinessEnvelope').data.documents).toEqual([
      uploaded,
    ]);
    expect(eventNames()).toEqual(['entity.business.created', 'entity.document.created', 'entity.document.uploaded']);
  });

  test('a document of a business, of a person, or of both', async () => {
    const { testMode: api } = await front.newPlatform();
    const business = await newBusiness(api, everyBusinessField);
    const identity_id = business.representative?.id ?? '';
    const one = await newDocument(api, { business_id: business.id });
    const both = await newDocument(api, { business_id: business.id, identity_id });
    const hers = await newDocument(api, { identity_id });
    const list = async (query: string) =>
      (await api.get(`/v1/entities/document${query}`)).as('EntityDocumentList').data.map(({ id }) => id);
    expect(await list('')).toEqual([hers.id, both.id, one.id]);
    expect(await list(`?business_id=${business.id}`)).toEqual([both.id, one.id]);
    expect(await list(`?identity_id=${identity_id}`)).toEqual([hers.id, both.id]);
    expect(await list('?identity_id=idty_0')).toEqual([]);
    const shown = (await api.get(`/v1/entities/business/${business.id}`)).as('BusinessEnvelope').data;
    expect(shown.representative?.documents.map(({ id }) => id)).toEqual([hers.id, both.id]);
  });

  test('a business and a person of another business have no documents together', async () => {
    const { testMode: api } = await front.newPlatform();
    const { representative } = await newBusiness(api, everyBusinessField);
    const owner = { business_id: (await newBusiness(api)).id, identity_id: representative?.id ?? '' };
    await newDocument(api, { identity_id: owner.identity_id });
    const refused = await api.post('/v1/entities/document', documentOf(owner));
    expect(outcome(refused)).toEqual([404, 'resource_not_found']);
    const list = await api.get(`/v1/entities/document?${new URLSearchParams(owner)}`);
    expect(list.as('EntityDocumentList').data).toEqual([]);
  });

  test.each([
    [{ file_type: 'text/html' }, 'parameter_invalid', 'file_type'],
    [{ document_type: 'receipt' }, 'parameter_invalid', 'document_type'],
    [{ file_name: '' }, 'parameter_missing', 'file_name'],
    [{ file_name: 'deed.png' }, 'parameter_invalid', 'file_name'],
    [{ file_name: 'deed' }, 'parameter_invalid', 'file_name'],
    [{ business_id: '' }, 'parameter_missing', 'business_id'],
  ])('refuses a document with %j', async (fields, code, name) => {
    const { testMode: api } = await front.newPlatform();
    const { id: business_id } = await newBusiness(api);
    const response = await api.post('/v1/entities/document', documentOf({ business_id }, fields));
    expect(outcome(response)).toEqual([422, code]);
    expect(response.error.message).toContain(name);
    expect((await newDocument(api, { business_id, file_name: 'Deed.PDF' })).status).toBe('pending');
  });

  test('the terms are accepted, from the address of the caller if none is named', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const { id: business_id } = await newBusiness(api);
    const path = '/v1/entities/terms_and_conditions';
    const response = await api.post(path, { business_id, accepted: true, ip: '192.0.2.7', user_agent: 'Test/1.0' });
    const { id, type, data } = response.as('TermsAndConditionsEnvelope');
    expect([response.status, id, type]).toEqual([201, data.id, 'onboarding']);
    expect(data).toMatchObject({ business_id, accepted: true, ip: '192.0.2.7', user_agent: 'Test/1.0' });
    const component = await api.post(path, { business_id, accepted: true });
    expect(component.as('TermsAndConditionsEnvelope').data).toMatchObject({ ip: '127.0.0.1', user_agent: null });
    const business = (await api.get(`/v1/entities/business/${business_id}`)).as('BusinessEnvelope').data;
    expect(business.terms_conditions_accepted).toBe(true);
    expect(eventNames()).toEqual(['entity.business.created', 'entity.business.updated', 'entity.business.updated']);
    const refused = [
      { business_id, accepted: false },
      { business_id },
      { accepted: true },
      { business_id, accepted: true, ip: 'here' },
      { business_id: 'biz_0', accepted: true },
    ].map((body) => api.post(path, body));
    expect((await Promise.all(refused)).map(outcome)).toEqual([
      [422, 'parameter_missing'],
      [422, 'parameter_missing'],
      [422, 'parameter_missing'],
      [422, 'parameter_invalid'],
      [404, 'resource_not_found'],
    ]);
  });
});
