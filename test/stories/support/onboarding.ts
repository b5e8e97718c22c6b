/** What a seller enters to be signed up, as in the guide. */
export const onboardingInput = {
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
    dob_month: '12',
    dob_day: '10',
    dob_year: '1990',
    ssn_last4: '1815',
  },
  bank_account: {
    routing_number: '110000000',
    account_number: '000123456789',
    account_type: 'checking',
    account_owner_name: 'Ada Lovelace',
  },
  terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
};
