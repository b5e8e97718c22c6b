import { businessStructures } from '../../spec/tables/business-structures';

/** `individual` is a business type, the others are structures of other business types. */
export type Kind = (typeof kinds)[number];

export const kinds = [
  'individual',
  'sole_proprietorship',
  'single_llc',
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
  'public_partnership',
  'public_corporation',
  'incorporated',
  'unincorporated',
  'government_unit',
  'government_instrumentality',
  'tax_exempt_government_instrumentality',
] as const;

const address = {
  address_line1: '1 Market Street',
  address_line2: 'Floor 2',
  address_city: 'San Francisco',
  address_state: 'CA',
  address_postal_code: '94105',
  address_country: 'US',
};

const everything = {
  onboarding_version: 'v1.0',
  business_details: {
    type: 'for_profit',
    structure: 'multi_llc',
    url: 'https://tea.example',
    industry: 'Tea',
    tax_id: '98-7654321',
    phone: '+1 415 555 0100',
    email: 'shop@tea.example',
    legal: { name: 'Tea Shop Ltd', ...address },
    doing_business_as: { name: 'Tea Shop' },
  },
  representative: {
    name: 'Ada Lovelace',
    title: 'Director',
    email: 'ada@tea.example',
    dob_month: '12',
    dob_day: '10',
    dob_year: '1990',
    ...address,
    phone: '+1 415 555 0101',
    ssn_last4: '8317',
    is_owner: true,
  },
  owners: [
    { name: 'Ada Lovelace', email: 'ada@tea.example' },
    { name: 'Charles Babbage', email: 'charles@tea.example' },
  ],
  bank_account: {
    bank_name: 'First Bank',
    account_nickname: 'Till',
    routing_number: '110000000',
    account_number: '000987654329876',
    account_type: 'checking',
    account_owner_name: 'Tea Shop Ltd',
  },
  terms_and_conditions: { accepted: true, ip: '192.0.2.7', user_agent: 'Test/1.0' },
};

/** Values by dotted path. Undefined removes the field. */
export type Changes = Readonly<Record<string, unknown>>;

/** Returns an onboarding entry with every field, and the changes applied. */
export function onboardingEntry(kind: Kind, changes: Changes = {}) {
  const type = kind === 'individual' ? kind : businessStructures[kind].types.at(-1);
  const structure = kind === 'individual' ? 'sole_proprietorship' : kind;
  const details = { 'business_details.type': type, 'business_details.structure': structure };
  return Object.entries({ ...details, ...changes }).reduce(
    (entry, [path, value]): typeof everything => Object(withAt(entry, path.split('.'), value)),
    everything,
  );
}

function withAt(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(value)) return value.map((inner, i) => (String(i) === name ? withAt(inner, rest, to) : inner));
  const fields = Object(value);
  const inner = withAt(fields[name], rest, to);
  const others = Object.entries(fields).filter(([other]) => other !== name);
  return inner === undefined ? Object.fromEntries(others) : { ...fields, [name]: inner };
}

/** Returns an onboarding entry without the given fields. */
export const without = (kind: Kind, paths: readonly string[]) =>
  onboardingEntry(kind, Object.fromEntries(paths.map((path) => [path, undefined])));
