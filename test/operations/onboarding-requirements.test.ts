import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eachFront } from '../support/fronts';
import { type Kind, kinds, onboardingEntry, without } from '../support/onboarding';
import { scaled } from '../support/run-scale';

/** The seven rules of the requirement matrix, as somebody reads them who does not know how the sandbox keeps them. */
interface Rule {
  readonly rule: number;
  readonly paths: readonly string[];
  readonly holdsFor: readonly Kind[];
}

const allBut = (...some: readonly Kind[]) => kinds.filter((kind) => !some.includes(kind));
const within = (group: string, ...names: readonly string[]) => names.map((name) => `${group}.${name}`);
const address = ['address_line1', 'address_city', 'address_state', 'address_postal_code', 'address_country'];

const listed = allBut('public_partnership', 'public_corporation');
const personal = listed.filter((kind) => !kind.includes('government'));
const fromMultiLlcOn = allBut('individual', 'sole_proprietorship', 'single_llc');

const rules: readonly Rule[] = [
  {
    rule: 1,
    holdsFor: kinds,
    paths: [
      ...within('business_details', 'type', 'structure', 'url', 'industry'),
      'representative.name',
      ...within('bank_account', 'routing_number', 'account_number', 'account_type', 'account_owner_name'),
      ...within('terms_and_conditions', 'accepted', 'ip'),
    ],
  },
  {
    rule: 2,
    holdsFor: [],
    paths: [
      'business_details.doing_business_as.name',
      'terms_and_conditions.user_agent',
      // Not of the rule, but nobody else asks for them either.
      ...within('bank_account', 'bank_name', 'account_nickname'),
      'business_details.legal.address_line2',
      'representative.address_line2',
      'onboarding_version',
    ],
  },
  { rule: 3, holdsFor: allBut('individual'), paths: within('business_details', 'tax_id', 'legal.name') },
  {
    rule: 4,
    holdsFor: fromMultiLlcOn,
    paths: [
      ...within('business_details', 'phone', 'email'),
      ...within('business_details.legal', ...address),
      'representative.title',
    ],
  },
  { rule: 5, holdsFor: personal, paths: within('representative', 'email', ...address, 'phone', 'is_owner') },
  { rule: 6, holdsFor: listed, paths: within('representative', 'dob_month', 'dob_day', 'dob_year', 'ssn_last4') },
  {
    rule: 7,
    holdsFor: ['multi_llc', 'private_partnership', 'private_corporation', 'unincorporated_association'],
    paths: ['owners'],
  },
];

/** The groups of the payload in the specification's order, and their fields in it. */
const inOrder = [
  ...within('business_details', 'type', 'structure', 'url', 'industry', 'tax_id', 'phone', 'email'),
  ...within('business_details.legal', 'name', ...address),
  ...within('representative', 'name', 'title', 'email', 'dob_month', 'dob_day', 'dob_year', ...address),
  ...within('representative', 'phone', 'ssn_last4', 'is_owner'),
  'owners',
  ...within('bank_account', 'routing_number', 'account_number', 'account_type', 'account_owner_name'),
  ...within('terms_and_conditions', 'accepted', 'ip'),
];

const everyPath = rules.flatMap(({ paths }) => paths);
const requires = (kind: Kind, path: string) =>
  rules.some(({ holdsFor, paths }) => holdsFor.includes(kind) && paths.includes(path));

/** Whom an entry may still be of, when it does not tell its type or its structure. */
function possibleKinds(kind: Kind, removed: readonly string[]): readonly Kind[] {
  const untold = (field: string) => removed.includes(`business_details.${field}`);
  const structures = allBut('individual');
  const told: readonly Kind[] = kind === 'individual' ? ['sole_proprietorship'] : [kind];
  if (untold('type')) return ['individual', ...(untold('structure') ? structures : told)];
  return kind !== 'individual' && untold('structure') ? structures : [kind];
}

test('the table has every field once', () => {
  expect([...inOrder].sort()).toEqual(rules.flatMap((rule) => (rule.rule === 2 ? [] : rule.paths)).sort());
  expect(new Set(everyPath).size).toBe(everyPath.length);
});

eachFront(
  (front) => {
    /** A new account, as what tells what an entry of it lacks; nothing of one that is accepted. */
    async function newAccount(): Promise<(entry: object) => Promise<string[]>> {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const path = `/v1/onboarding/${(await newSubAccount()).id}`;
      return async (entry) => {
        const answer = await api.post(path, entry);
        if (answer.status === 200) return [];
        expect(answer).toMatchObject({ status: 422, error: { code: 'parameter_missing' } });
        return answer.error.message.replace('missing required parameter ', '').split(', ');
      };
    }

    describe.each(kinds)('%s', (kind) => {
      test('what is complete is accepted: with all that there is, and with no more than is required', async () => {
        const missingOf = await newAccount();
        expect(await missingOf(onboardingEntry(kind))).toEqual([]);
        const bare = everyPath.filter((each) => !requires(kind, each));
        expect(await missingOf(without(kind, bare))).toEqual([]);
      });

      test.each(rules)('rule $rule', async ({ holdsFor, paths }) => {
        const missingOf = await newAccount();
        for (const each of paths) {
          expect(await missingOf(without(kind, [each])), each).toEqual(holdsFor.includes(kind) ? [each] : []);
        }
      });
    });

    test('whatever is taken away, just what is required of it is named, in payload order', async () => {
      const missingOf = await newAccount();
      const kindAndPaths = fc.tuple(fc.constantFrom(...kinds), fc.subarray(everyPath));
      await fc.assert(
        fc.asyncProperty(kindAndPaths, async ([kind, removed]) => {
          const possible = possibleKinds(kind, removed);
          const expected = inOrder.filter(
            (each) => removed.includes(each) && possible.every((one) => requires(one, each)),
          );
          expect(await missingOf(without(kind, removed))).toEqual(expected);
        }),
        { numRuns: scaled({ full: 200, short: 50 }) },
      );
    });

    test('nothing at all lacks what everybody has to send', async () => {
      const missingOf = await newAccount();
      const everybody = inOrder.filter((each) => kinds.every((kind) => requires(kind, each)));
      expect(await missingOf({})).toEqual(everybody);
      const groups = ['business_details', 'representative', 'owners', 'bank_account', 'terms_and_conditions'];
      expect(await missingOf(without('multi_llc', groups))).toEqual(everybody);
      for (const empty of [{}, null]) {
        const entry = onboardingEntry('multi_llc', Object.fromEntries(groups.map((group) => [group, empty])));
        expect(await missingOf({ ...entry, owners: undefined })).toEqual(everybody);
      }
    });

    test.each(['for_profit', 'non_profit', 'government_entity'])(
      'the type %s leaves it to the structure',
      async (type) => {
        const missingOf = await newAccount();
        const lacking = { 'business_details.type': type, 'representative.ssn_last4': undefined };
        expect(await missingOf(onboardingEntry('public_corporation', lacking))).toEqual([]);
        expect(await missingOf(onboardingEntry('government_unit', lacking))).toEqual(['representative.ssn_last4']);
      },
    );

    test.each(kinds.slice(1))('the type individual asks for the same with structure %s', async (structure) => {
      const missingOf = await newAccount();
      const bare = without(
        'individual',
        everyPath.filter((each) => !requires('individual', each)),
      );
      const entry = { ...bare, business_details: { ...bare.business_details, structure } };
      expect(await missingOf(entry)).toEqual([]);
      expect(await missingOf({ ...entry, representative: { name: 'Ada' } })).toHaveLength(12);
    });

    test.each([
      ['terms_and_conditions.accepted', false, ['terms_and_conditions.accepted']],
      ['terms_and_conditions.ip', null, ['terms_and_conditions.ip']],
      ['business_details.industry', '', ['business_details.industry']],
      ['representative.name', ' \t\n', ['representative.name']],
      ['representative.is_owner', false, []],
      ['owners', [], ['owners']],
      ['owners', [{}], ['owners.0.name', 'owners.0.email']],
      ['owners.1.email', undefined, ['owners.1.email']],
      ['owners.1.name', '', ['owners.1.name']],
    ])('%s: %j', async (changed, value, missing) => {
      const missingOf = await newAccount();
      expect(await missingOf(onboardingEntry('multi_llc', { [changed]: value }))).toEqual(missing);
    });

    test('an owner who is named without need is named completely, too', async () => {
      const missingOf = await newAccount();
      expect(await missingOf(onboardingEntry('incorporated', { owners: [] }))).toEqual([]);
      expect(await missingOf(onboardingEntry('incorporated', { owners: [{ name: 'Ada' }] }))).toEqual([
        'owners.0.email',
      ]);
    });
  },
  ['sandbox.fetch'],
);
