// Onboards a new live account until it can process payments. Run it: npx tsx examples/11-onboard-a-sub-account.ts
import { type CreateOnboardingEntryParams, InvalidRequestError } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const client = sandbox.client({ mode: 'live' });

const account = await client.subAccounts.create({ name: 'Piano Lessons' });
const printStatus = async () => console.log(`account: ${(await client.subAccounts.get(account.id)).status}`);
await printStatus();

// The type requires the fields of every business. The service requires more, by type and structure of the business.
const entry: CreateOnboardingEntryParams = {
  business_details: {
    type: 'individual',
    structure: 'sole_proprietorship',
    url: 'https://piano.example',
    industry: 'Education',
  },
  representative: {
    name: 'Ada Lovelace',
    email: 'ada@piano.example',
    phone: '+1 415 555 0101',
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
    account_owner_name: 'Ada Lovelace',
  },
  terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
};
try {
  await client.onboarding.create(account.id, entry);
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  console.log(error.message);
}

const identity = { dob_month: '12', dob_day: '10', dob_year: '1990', ssn_last4: '1815' };
const representative = { ...entry.representative, ...identity };
const { payload } = await client.onboarding.create(account.id, { ...entry, representative });
console.log(`stored: account number ${payload.bank_account.account_number}, ssn ${payload.representative.ssn_last4}`);
await printStatus();

// The service takes some days for a review. Test accounts need none: they are enabled automatically.
sandbox.platform('default').review(account.id, 'approve');
await printStatus();

await sandbox.close();
