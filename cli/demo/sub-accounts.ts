import type { AccountClient, CreateOnboardingEntryParams } from '../../sdk';
import type { DemoSandbox } from './demo-sandbox';

interface Applicant {
  readonly name: string;
  readonly owner: string;
  readonly industry: string;
}

/** API clients of the sub accounts that take payments. */
export interface Shops {
  readonly bookshop: AccountClient;
  readonly bakery: AccountClient;
  readonly bikeShop: AccountClient;
}

const bookshop = { name: 'Harbour Street Books', owner: 'Margaret Adeyemi', industry: 'Retail' };
const bakery = { name: 'Blue Door Bakery', owner: 'Tomas Herrera', industry: 'Food and drink' };
const bikeShop = { name: 'Juniper Bike Repair', owner: 'Sofia Lindgren', industry: 'Repairs' };

/** Creates a sub account and submits its onboarding entry. Returns its id. */
async function apply(client: AccountClient, applicant: Applicant): Promise<string> {
  const { id } = await client.subAccounts.create({ name: applicant.name });
  await client.onboarding.create(id, onboardingEntryOf(applicant));
  return id;
}

/** Creates the test sub accounts that take payments, and one rejected, one disabled and one archived sub account. */
export async function createShops(sandbox: DemoSandbox, client: AccountClient): Promise<Shops> {
  const { platform } = sandbox;
  const createEnabled = async (applicant: Applicant) => {
    const id = await apply(client, applicant);
    sandbox.wait(95);
    platform.review(id, 'approve');
    return client.forSubAccount(id);
  };
  const shops: Shops = {
    bookshop: await createEnabled(bookshop),
    bakery: await createEnabled(bakery),
    bikeShop: await createEnabled(bikeShop),
  };
  const rejected = await apply(client, { name: 'Quick Cash Exchange', owner: 'Victor Crane', industry: 'Finance' });
  platform.review(rejected, 'reject');
  const electronics = await createEnabled({ name: 'Night Owl Electronics', owner: 'Rafael Costa', industry: 'Retail' });
  const lemonade = await createEnabled({
    name: 'Summer Lemonade Stand',
    owner: 'Poppy Hayes',
    industry: 'Food and drink',
  });
  sandbox.moveTo(30);
  platform.review(electronics.subAccountId ?? '', 'disable');
  platform.review(lemonade.subAccountId ?? '', 'archive');
  return shops;
}

/** Creates test sub accounts that are not enabled yet: without an onboarding entry, in review, and asked for information. */
export async function createPendingSubAccounts({ platform }: DemoSandbox, client: AccountClient): Promise<void> {
  await client.subAccounts.create({ name: 'Fern & Fable Flowers' });
  await apply(client, { name: 'Lakeside Yoga', owner: 'Priya Raman', industry: 'Sport' });
  const incomplete = await apply(client, { name: 'Old Mill Furniture', owner: 'Henrik Dahl', industry: 'Retail' });
  platform.review(incomplete, 'request_information');
}

/** Creates an approved live sub account, whose client it returns, and one that is in review. */
export async function createLiveSubAccounts({ platform }: DemoSandbox, client: AccountClient): Promise<AccountClient> {
  const id = await apply(client, { name: 'Cedar Stationery', owner: 'Oliver Bennett', industry: 'Retail' });
  platform.review(id, 'approve');
  await apply(client, { name: 'Marigold Kitchen', owner: 'Leila Haddad', industry: 'Food and drink' });
  return client.forSubAccount(id);
}

function onboardingEntryOf({ name, owner, industry }: Applicant): CreateOnboardingEntryParams {
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
