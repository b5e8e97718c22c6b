import type { AccountClient, CreateOnboardingEntryParams } from '../../sdk';
import type { Stage } from './stage';

interface Business {
  readonly name: string;
  readonly owner: string;
  readonly industry: string;
}

/** Sub accounts that take payments. */
export interface Businesses {
  readonly books: AccountClient;
  readonly bakery: AccountClient;
  readonly bicycles: AccountClient;
}

const books = { name: 'Harbour Street Books', owner: 'Margaret Adeyemi', industry: 'Retail' };
const bakery = { name: 'Blue Door Bakery', owner: 'Tomas Herrera', industry: 'Food and drink' };
const bicycles = { name: 'Juniper Bike Repair', owner: 'Sofia Lindgren', industry: 'Repairs' };

/** Opens an account, and sends what its review wants to know. */
async function apply(client: AccountClient, business: Business): Promise<string> {
  const { id } = await client.subAccounts.create({ name: business.name });
  await client.onboarding.create(id, entryOf(business));
  return id;
}

/** The businesses of the test world: some in business, the others at every point before and after it. */
export async function openBusinesses(stage: Stage, client: AccountClient): Promise<Businesses> {
  const { platform } = stage;
  const open = async (business: Business) => {
    const id = await apply(client, business);
    stage.wait(95);
    platform.review(id, 'approve');
    return client.forSubAccount(id);
  };
  const opened = { books: await open(books), bakery: await open(bakery), bicycles: await open(bicycles) };
  const rejected = await apply(client, { name: 'Quick Cash Exchange', owner: 'Victor Crane', industry: 'Finance' });
  platform.review(rejected, 'reject');
  const electronics = await open({ name: 'Night Owl Electronics', owner: 'Rafael Costa', industry: 'Retail' });
  const stand = await open({ name: 'Summer Lemonade Stand', owner: 'Poppy Hayes', industry: 'Food and drink' });
  stage.goTo(30);
  platform.review(electronics.subAccountId ?? '', 'disable');
  platform.review(stand.subAccountId ?? '', 'archive');
  return opened;
}

/** Those who came last: one has not applied yet, one waits, and one has been asked for more. */
export async function openNewcomers({ platform }: Stage, client: AccountClient): Promise<void> {
  await client.subAccounts.create({ name: 'Fern & Fable Flowers' });
  await apply(client, { name: 'Lakeside Yoga', owner: 'Priya Raman', industry: 'Sport' });
  const asked = await apply(client, { name: 'Old Mill Furniture', owner: 'Henrik Dahl', industry: 'Retail' });
  platform.review(asked, 'request_information');
}

/** The live world has a first shop, and another one that waits for its review. */
export async function openLiveBusinesses({ platform }: Stage, client: AccountClient): Promise<AccountClient> {
  const id = await apply(client, { name: 'Cedar Stationery', owner: 'Oliver Bennett', industry: 'Retail' });
  platform.review(id, 'approve');
  await apply(client, { name: 'Marigold Kitchen', owner: 'Leila Haddad', industry: 'Food and drink' });
  return client.forSubAccount(id);
}

function entryOf({ name, owner, industry }: Business): CreateOnboardingEntryParams {
  const site = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;
  return {
    business_details: { type: 'individual', structure: 'sole_proprietorship', url: `https://${site}`, industry },
    representative: {
      name: owner,
      email: `${owner.toLowerCase().replace(' ', '.')}@${site}`,
      phone: '+1 415 555 0101',
      dob_month: '12',
      dob_day: '10',
      dob_year: '1980',
      ssn_last4: '1815',
      address_line1: '1 Market Street',
      address_city: 'San Francisco',
      address_state: 'CA',
      address_postal_code: '94105',
      address_country: 'US',
      is_owner: true,
    },
    bank_account: {
      routing_number: '110000000',
      account_number: '000123456789',
      account_type: 'checking',
      account_owner_name: owner,
    },
    terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
  };
}
