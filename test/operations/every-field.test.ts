import { expect, test } from 'vitest';
import { disputeResponseFieldNames, isDateField } from '../../spec/tables/dispute-response';
import { bankAccount, bankPayment, card, payment } from '../support/bodies';
import { address, documentOf, everyBusinessField, newBusiness, person } from '../support/entities';
import { eachFront } from '../support/fronts';

/** A card with every field that a caller sets. */
const wholeCard = card({
  verification: '123',
  address_line1: '1 Market Street',
  address_line2: 'Floor 2',
  address_city: 'San Francisco',
  address_state: 'CA',
  address_country: 'US',
  metadata: { till: 1 },
});

eachFront((front) => {
  test('people of a business are stored with every field, new and changed ones', async () => {
    const { testMode: api } = await front.newPlatform();
    const owners = [{ ...person, ownership_percentage: 30 }];
    const created = await newBusiness(api, { ...everyBusinessField, owners });
    const { representative } = created;
    expect(representative).toMatchObject({ title: person.title, phone: person.phone, metadata: person.metadata });
    expect(created.owners).toMatchObject([{ title: person.title, is_owner: true, ownership_percentage: 30 }]);
    const used = await newBusiness(api);
    const { id } = (await api.post('/v1/entities/identity', { ...person, address: undefined })).as(
      'IdentityEnvelope',
    ).data;
    const places = { ...address, line2: 'Floor 3' };
    const kept = (await api.post('/v1/entities/address', places)).as('AddressEnvelope').data;
    const changed = await api.patch(`/v1/entities/business/${used.id}`, {
      ...everyBusinessField,
      representative: { ...person, id, address: { id: kept.id } },
      owners,
    });
    expect(changed.as('BusinessEnvelope').data.representative).toMatchObject({ id, address: { id: kept.id } });
    const own = await api.patch(`/v1/entities/identity/${id}`, { ...person, name: 'Augusta King', address: places });
    expect(own.as('IdentityEnvelope').data).toMatchObject({ name: 'Augusta King', address: { line2: 'Floor 3' } });
    const lives = (await api.post('/v1/entities/address', address)).as('AddressEnvelope').data;
    await api.patch(`/v1/entities/identity/${id}`, { address: { id: lives.id } });
    const second = { name: 'Mary Somerville', email: 'mary@tea.example', address: { id: lives.id } };
    const joined = await api.patch(`/v1/entities/business/${used.id}`, { owners: [{ id }, second] });
    expect(joined.as('BusinessEnvelope').data.owners).toMatchObject([{ id, address: { id: lives.id } }, second]);
    const moved = await api.patch(`/v1/entities/address/${kept.id}`, { ...address, city: 'Oakland' });
    expect(moved.as('AddressEnvelope').data).toMatchObject({ ...address, city: 'Oakland' });
    const document = documentOf({ business_id: used.id }, { description: 'The deed' });
    const stored = await api.post('/v1/entities/document', document);
    expect(stored.as('EntityDocumentEnvelope').data).toMatchObject({ description: 'The deed' });
  });

  test('a payment method is stored with every field that is kept', async () => {
    const { testMode: api } = await front.newPlatform();
    const byCard = (await api.post('/v1/payments', payment({ payment_method: { card: wholeCard } }))).payment;
    expect(byCard.payment_method).toMatchObject({ card: { metadata: { till: 1 }, address_line1_check: 'pass' } });
    const bank = bankPayment({ bank_name: 'First Bank', metadata: { till: 2 } });
    const byBank = (await api.post('/v1/payments', bank)).payment;
    expect(byBank.payment_method).toMatchObject({ bank_account: { brand: 'First Bank', metadata: { till: 2 } } });
    const method = { payment_method: { bank_account: bankAccount({ bank_name: 'First Bank' }) } };
    expect((await api.post('/v1/payment_methods', method)).status).toBe(201);
  });

  test('the response to a dispute is stored with every field', async () => {
    const { testMode: api, openDispute } = await front.newPlatform();
    const { dispute } = await openDispute((await api.post('/v1/payments', payment())).payment.id);
    const fields = Object.fromEntries(
      disputeResponseFieldNames.map((name) => [name, isDateField(name) ? '2027-01-31' : `About ${name}`]),
    );
    const response = await api.post(`/v1/disputes/${dispute.id}/response`, { ...fields, forfeit: false });
    expect(response.dispute.dispute_response).toEqual(fields);
  });
});
