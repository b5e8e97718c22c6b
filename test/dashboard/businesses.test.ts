import { expect, test } from 'vitest';
import { newAddress, newDocument, provision, wholeBusiness } from '../support/entities';
import { openDashboard } from './support/open-dashboard';

async function open() {
  const dashboard = await openDashboard();
  const { testMode: api } = dashboard.platform;
  const business = await wholeBusiness(api);
  const { sub_account_id } = (await provision(api, business.id)).as('ProvisioningEnvelope').data;
  return { ...dashboard, api, business, sub_account_id };
}

test('the list shows businesses, by name if the filter is set', async () => {
  const { open: show, business } = await open();
  const caption = 'Businesses, newest first';
  expect((await show('businesses')).rows(caption)).toMatchObject([
    { Business: business.id, 'Legal name': 'Tea Shop Ltd', 'Doing business as': 'Tea Shop', Provisioned: 'Yes' },
  ]);
  expect((await show('businesses?business_name=coffee')).rows(caption)).toEqual([]);
  expect((await show('businesses?mode=live')).rows(caption)).toEqual([]);
});

test('the detail shows the account, people, bank accounts and documents', async () => {
  const { open: show, api, business, sub_account_id } = await open();
  const document = await newDocument(api, { business_id: business.id });
  const page = await show(`businesses/${business.id}`);
  expect(page.heading).toBe('Tea Shop Ltd');
  expect(page.facts).toMatchObject({
    'Terms conditions accepted': 'Yes',
    'Tax id last4': '4321',
    'Country of establishment': 'USA',
    Representative: 'Ada Lovelace',
  });
  expect(page.rows('Its sub account once it was provisioned')).toEqual([{ 'Associated account': sub_account_id }]);
  expect(page.rows('Its owners')).toMatchObject([
    { Name: 'Charles Babbage', 'Is owner': 'No' },
    { Name: 'Mary Somerville', 'Is owner': 'No' },
  ]);
  expect(page.rows('Its newest bank accounts, newest first')).toMatchObject([{ Number: '•••• 9876' }]);
  expect(page.rows('Its newest documents, newest first')).toMatchObject([{ Document: document.id, Status: 'pending' }]);
  expect(page.repeatedIds).toEqual([]);
  expect((await show(`sub_accounts/${sub_account_id}`)).facts['Business']).toBe('Tea Shop Ltd');
});

test('what belongs to a business has a page, which the search finds', async () => {
  const { open: show, api, business } = await open();
  const address = await newAddress(api);
  const document = await newDocument(api, { business_id: business.id });
  const ids = {
    businesses: business.id,
    identities: business.representative?.id ?? '',
    addresses: address.id,
    bank_accounts: business.bank_accounts[0]?.id ?? '',
    documents: document.id,
  };
  for (const [list, id] of Object.entries(ids)) {
    const page = await show(`${list}/${id}`);
    expect([page.status, page.html], list).toEqual([200, expect.stringContaining(`data-copy="${id}"`)]);
    expect(page.repeatedIds, list).toEqual([]);
    expect((await show(list)).html, list).toContain(id);
    expect((await show(`search?id=${id}`)).location, list).toContain(`${list}/${id}`);
    expect((await show(`${list}/${id}?mode=live`)).status, list).toBe(404);
  }
});
