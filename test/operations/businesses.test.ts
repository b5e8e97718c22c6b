import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { address, everyBusinessField, newAddress, newBusiness, newIdentity, person } from '../support/entities';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const update = (api: Api, id: string, body: object) => api.patch(`/v1/entities/business/${id}`, body);
const updated = async (api: Api, id: string, body: object) => (await update(api, id, body)).as('BusinessEnvelope').data;

eachFront((front) => {
  test('a business of nothing but a legal name', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const response = await api.post('/v1/entities/business', { legal_name: 'Tea Shop Ltd' });
    const { id, type, data, page_info } = response.as('BusinessEnvelope');
    expect([response.status, id, type, page_info]).toEqual([201, data.id, 'business', null]);
    const instant = new Date(front.clock.now()).toISOString();
    expect(data).toEqual({
      id: expect.stringMatching(/^biz_/),
      platform_account_id: expect.stringMatching(/^acc_/),
      archived: false,
      legal_name: 'Tea Shop Ltd',
      website_url: null,
      email: null,
      phone: null,
      doing_business_as: null,
      business_type: null,
      business_structure: null,
      classification: null,
      industry: null,
      mcc: null,
      tax_id: null,
      tax_id_last4: null,
      date_of_incorporation: null,
      country_of_establishment: 'USA',
      terms_conditions_accepted: false,
      metadata: {},
      associated_accounts: [],
      legal_address: null,
      representative: null,
      owners: [],
      documents: [],
      bank_accounts: [],
      additional_questions: null,
      product_categories: { payment: false, credit: false, lending: false, insurance: false },
      bank_account_verification: false,
      created_at: instant,
      updated_at: instant,
    });
    expect(eventNames()).toEqual(['entity.business.created']);
  });

  test('every field, with its address and its people', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const made = await newBusiness(api, everyBusinessField);
    const { tax_id: _t, legal_address: _l, representative: _r, owners: _o, ...scalars } = everyBusinessField;
    expect(made).toMatchObject({ ...scalars, tax_id: null, tax_id_last4: '4321' });
    expect(made.legal_address).toMatchObject(address);
    const { identification_number: _i, address: home, ...named } = person;
    expect(made.representative).toMatchObject({ ...named, business_id: made.id, ssn_last4: '8317' });
    expect(made.representative?.address).toMatchObject(home);
    expect(made.owners).toMatchObject([
      { name: 'Charles Babbage', business_id: made.id, is_owner: false, address: null },
      { name: 'Mary Somerville', business_id: made.id, ownership_percentage: null, documents: [] },
    ]);
    expect((await api.get(`/v1/entities/business/${made.id}`)).as('BusinessEnvelope').data).toEqual(made);
    expect(eventNames()).toEqual([
      'entity.address.created',
      'entity.address.created',
      'entity.identity.created',
      'entity.identity.created',
      'entity.identity.created',
      'entity.business.created',
    ]);
  });

  test('a form sends every field, empty ones as empty texts', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const emptyAddress = { platform_account_id: '', line1: '', line2: '', city: '', state: '', postal_code: '' };
    const emptyPerson = { platform_account_id: null, metadata: null, name: '', dob_day: '', address: emptyAddress };
    const empty = {
      website_url: '',
      email: '',
      phone: '',
      doing_business_as: '',
      business_type: '',
      business_structure: '',
      classification: '',
      industry: '',
      mcc: '',
      tax_id: '',
      date_of_incorporation: '',
      country_of_establishment: '',
      metadata: null,
      legal_address: emptyAddress,
      representative: { ...emptyPerson, identification_number: '', is_owner: null },
      owners: [emptyPerson],
    };
    const bare = await newBusiness(api, empty);
    expect(bare).toMatchObject({ legal_address: null, representative: null, owners: [], metadata: {} });
    expect(eventNames()).toEqual(['entity.business.created']);
    const whole = await newBusiness(api, everyBusinessField);
    const { updated_at: _u, ...same } = await updated(api, whole.id, { legal_name: '', ...empty, owners: null });
    expect(whole).toMatchObject(same);
    expect(outcome(await api.post('/v1/entities/business', { ...empty, legal_name: '' }))).toEqual([
      422,
      'parameter_missing',
    ]);
  });

  test('what was received can be sent back', async () => {
    const { testMode: api } = await front.newPlatform();
    const made = await newBusiness(api, everyBusinessField);
    const { archived: _a, ...sent } = made;
    const { updated_at: _u, ...same } = await updated(api, made.id, sent);
    expect(made).toMatchObject({
      ...same,
      legal_address: { id: made.legal_address?.id },
      representative: { id: made.representative?.id, address: { id: made.representative?.address?.id } },
      owners: made.owners.map(({ id }) => ({ id })),
    });
  });

  test('an update changes what it names', async () => {
    const { testMode: api } = await front.newPlatform();
    const made = await newBusiness(api, everyBusinessField);
    front.clock.advance({ milliseconds: 5 });
    const changed = await updated(api, made.id, {
      phone: '+1 415 555 0199',
      metadata: { a: 1 },
      archived: true,
      tax_id: '111222333',
      legal_address: { line1: '2 Market Street' },
      representative: { title: 'Owner' },
    });
    expect(changed).toMatchObject({
      ...made,
      phone: '+1 415 555 0199',
      metadata: { a: 1 },
      archived: true,
      tax_id_last4: '2333',
      updated_at: changed.updated_at,
      legal_address: { ...address, id: made.legal_address?.id, line1: '2 Market Street' },
      representative: { id: made.representative?.id, name: 'Ada Lovelace', title: 'Owner' },
    });
    expect(changed.updated_at > made.updated_at).toBe(true);
  });

  test('people and addresses by id', async () => {
    const { testMode: api } = await front.newPlatform();
    const ada = await newIdentity(api, person);
    const mary = await newIdentity(api, { name: 'Mary' });
    const { id: legal } = await newAddress(api);
    const { id } = await newBusiness(api, {
      legal_address: { id: legal },
      representative: { id: ada.id },
      owners: [{ id: ada.id, ownership_percentage: '10' }, { id: mary.id }, { id: mary.id }],
    });
    const made = (await api.get(`/v1/entities/business/${id}`)).as('BusinessEnvelope').data;
    expect([made.legal_address?.id, made.representative?.id]).toEqual([legal, ada.id]);
    expect(made.owners.map((owner) => [owner.id, owner.business_id, owner.ownership_percentage])).toEqual([
      [ada.id, id, 10],
      [mary.id, id, null],
    ]);
    expect((await updated(api, id, { owners: [{ id: mary.id }] })).owners).toHaveLength(1);
    expect((await updated(api, id, { owners: [] })).owners).toEqual([]);
  });

  test('what another business uses, or what is unknown, is not found, and nothing changes', async () => {
    const { testMode: api, liveMode, countEvents } = await front.newPlatform();
    const other = await newBusiness(api, everyBusinessField);
    const live = await newIdentity(liveMode);
    const { id } = await newBusiness(api);
    const before = countEvents();
    for (const body of [
      { representative: { id: other.representative?.id } },
      { owners: [{ name: 'Ada' }, { id: other.owners[0]?.id, name: 'Mallory' }] },
      { legal_address: { id: other.legal_address?.id, line1: 'Elsewhere' } },
      { representative: { name: 'Ada', address: { id: other.legal_address?.id } } },
      { representative: { id: live.id } },
      { legal_address: { id: 'addr_0' } },
    ])
      expect(outcome(await update(api, id, body)), JSON.stringify(body)).toEqual([404, 'resource_not_found']);
    expect(countEvents()).toBe(before);
    expect((await api.get(`/v1/entities/business/${other.id}`)).as('BusinessEnvelope').data).toEqual(other);
  });

  test.each([
    [{ owners: Array(5).fill({ name: 'Ada' }) }, 'parameter_invalid', 'owners'],
    [{ owners: ['Ada'] }, 'parameter_invalid', 'owners.0'],
    [{ website_url: 'tea' }, 'parameter_invalid', 'website_url'],
    [{ email: 'tea' }, 'email_invalid', 'email'],
    [{ tax_id: '98-765432' }, 'parameter_invalid', 'tax_id'],
    [{ mcc: '549' }, 'parameter_invalid', 'mcc'],
    [{ classification: 'guild' }, 'parameter_invalid', 'classification'],
    [{ country_of_establishment: 'FRA' }, 'parameter_invalid', 'country_of_establishment'],
    [{ date_of_incorporation: '2021-02-29' }, 'parameter_invalid', 'date_of_incorporation'],
    [{ date_of_incorporation: 'yesterday' }, 'parameter_invalid', 'date_of_incorporation'],
    [{ legal_address: { state: 'California' } }, 'state_invalid', 'legal_address.state'],
    [{ legal_address: { country: 'U' } }, 'country_invalid', 'legal_address.country'],
    [{ legal_address: '1 Market Street' }, 'parameter_invalid', 'legal_address'],
    [
      { representative: { dob_day: '30', dob_month: '2', dob_year: '1990' } },
      'parameter_invalid',
      'representative.dob_day',
    ],
    [{ owners: [{}, { dob_day: '1', dob_month: '1', dob_year: '2020' }] }, 'parameter_invalid', 'owners.0.dob_year'],
    [
      { representative: { identification_number: '8317' } },
      'parameter_invalid',
      'representative.identification_number',
    ],
    [{ archived: true }, 'unexpected_parameter', 'archived'],
    [{ representative: { ssn: '1' } }, 'unexpected_parameter', 'representative.ssn'],
  ])('refuses %j', async (fields, code, name) => {
    const { testMode: api, countEvents } = await front.newPlatform();
    const response = await api.post('/v1/entities/business', { legal_name: 'Tea', ...fields });
    expect(outcome(response)).toEqual([422, code]);
    expect(response.error.message.split(/[\s,]+/)).toContain(name);
    expect(countEvents()).toBe(0);
  });

  test('the country cannot change, and live businesses are not archived', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    const { id } = await newBusiness(api, { country_of_establishment: 'CAN' });
    expect((await updated(api, id, { country_of_establishment: 'CAN' })).country_of_establishment).toBe('CAN');
    expect(outcome(await update(api, id, { country_of_establishment: 'USA' }))).toEqual([422, 'parameter_invalid']);
    const live = await newBusiness(liveMode);
    expect(outcome(await update(liveMode, live.id, { archived: true }))).toEqual([403, 'not_authorized']);
  });

  test('the list is newest first, and finds a part of either name', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    const names = ['Tea House', 'Coffee House', 'Müller & Söhne', 'Tea, Tea and Tea'];
    const ids: string[] = [];
    for (const legal_name of names) ids.push((await newBusiness(api, { legal_name })).id);
    ids.push((await newBusiness(api, { legal_name: 'Holding 7', doing_business_as: 'The TEAHOUSE' })).id);
    await newBusiness(liveMode, { legal_name: 'Tea House' });
    const [a, b, c, d, e] = ids;
    const found = async (business_name: string, more: object = {}) => {
      const query = new URLSearchParams({ business_name, ...more });
      return (await api.get(`/v1/entities/business?${query}`)).as('BusinessList').data.map(({ id }) => id);
    };
    expect(await found('')).toEqual([e, d, c, b, a]);
    expect(await found('tea')).toEqual([e, d, a]);
    expect(await found('house')).toEqual([e, b, a]);
    expect(await found('Tea House')).toEqual([a]);
    expect(await found('ü')).toEqual([c]);
    expect(await found('7')).toEqual([e]);
    expect(await found('a, tea a')).toEqual([d]);
    expect(await found('teahouses')).toEqual([]);
    await updated(api, a ?? '', { legal_name: 'Milk Bar' });
    expect(await found('tea h')).toEqual([]);
    expect(await found('milk bar')).toEqual([a]);
    const [first] = await found('tea', { limit: '1' });
    const page = (await api.get('/v1/entities/business?business_name=tea&limit=1')).as('BusinessList').page_info;
    expect([first, page.has_next, page.has_previous]).toEqual([e, true, false]);
    expect(await found('tea', { after_cursor: page.end_cursor ?? '' })).toEqual([d]);
  });

  test('a Sub-Account header is ignored, even an unknown one', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const made = await newBusiness(shop.api);
    const path = `/v1/entities/business/${made.id}`;
    for (const by of [api, shop.api, api.on('acc_0'), api.with({ 'Seller-Account': 'acc_0' })]) {
      expect((await by.get(path)).as('BusinessEnvelope').data).toEqual(made);
      expect((await by.get('/v1/entities/business')).as('BusinessList').data).toEqual([made]);
    }
  });
});
