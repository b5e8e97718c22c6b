import { expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { eachFront } from '../support/fronts';
import { type Changes, onboardingEntry } from '../support/onboarding';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront(
  (front) => {
    async function send(changes: Changes) {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      return api.post(`/v1/onboarding/${(await newSubAccount()).id}`, onboardingEntry('multi_llc', changes));
    }

    const long = (length: number) => '1'.repeat(length);
    const owner = { name: 'Ada Lovelace', email: 'ada@tea.example' };

    /** Field → values that are of its form, values that are not, and the code for those. */
    test.each<[path: string, right: readonly unknown[], wrong: readonly unknown[], code: string]>([
      ['onboarding_version', ['v1.0', 'v2.11'], ['1.0', 'v1', 'v1.0.0', 'V1.0', '', 1], 'parameter_invalid'],
      [
        'business_details.type',
        ['individual', 'for_profit', 'non_profit', 'government_entity'],
        ['company', '', 'Individual', 1],
        'parameter_invalid',
      ],
      ['business_details.structure', ['incorporated'], ['llc', '', 'individual', ['multi_llc']], 'parameter_invalid'],
      [
        'business_details.url',
        ['tea.example', 'www.tea.example/shop?a=1#b', 'http://tea.example:8080', 'https://a-b.tea.example/'],
        ['', 'tea', 'ftp://tea.example', 'https://', 'https://tea .example', 'tea.example/\u0000', '.example', 5],
        'parameter_invalid',
      ],
      [
        'business_details.tax_id',
        ['123456789', '12-3456789', '123-45-6789'],
        ['12345678', '1234567890', '12 3456789', '-123456789', '12--3456789', '', 123456789],
        'parameter_invalid',
      ],
      [
        'business_details.email',
        ['a@b.c', 'first.last+tag@mail.tea.example'],
        ['', 'a', 'a@b', '@tea.example', 'a@@tea.example', 'a b@tea.example', 'a@tea..example', 'a@tea.example.', 1],
        'email_invalid',
      ],
      ['representative.email', ['a@b.co'], ['a@', 'ada'], 'email_invalid'],
      ['owners.0.email', ['a@b.co'], ['a@', 'ada'], 'email_invalid'],
      ['business_details.legal.address_state', ['CA', 'ny', 'NSW'], ['C', 'Cali', '12', ''], 'state_invalid'],
      ['representative.address_state', ['ON'], ['Ontario', 5], 'state_invalid'],
      [
        'business_details.legal.address_postal_code',
        ['94105', '94105-1234', 'K1A 0B1'],
        ['', '9', '-94105', '94105123456', '94105!', 94105],
        'postal_code_invalid',
      ],
      ['representative.address_postal_code', ['10001'], ['?'], 'postal_code_invalid'],
      ['business_details.legal.address_country', ['US', 'ca'], ['USA', 'U', '1'], 'country_invalid'],
      ['representative.address_country', ['CA'], ['Canada', ''], 'country_invalid'],
      ['representative.dob_month', ['01', '09', '12'], ['1', '00', '13', '012', 'xx', '', 1], 'parameter_invalid'],
      ['representative.dob_day', ['01', '31'], ['1', '00', '32', '010', '', 10], 'parameter_invalid'],
      [
        'representative.dob_year',
        ['1931', '2012'],
        ['90', '19900', '0', '', '2013', '2031', '9999', 1990],
        'parameter_invalid',
      ],
      ['representative.ssn_last4', ['0000', '1234'], ['123', '12345', 'abcd', '', 1234], 'parameter_invalid'],
      ['representative.is_owner', [true, false], ['true', 1, ''], 'parameter_invalid'],
      ['owners', [[owner], Array(4).fill(owner)], [Array(5).fill(owner), owner, 'Ada', ['Ada']], 'parameter_invalid'],
      [
        'bank_account.routing_number',
        ['110000000'],
        [long(8), long(10), '11000000x', '', 110000000],
        'parameter_invalid',
      ],
      [
        'bank_account.account_number',
        [long(4), long(17)],
        [long(3), long(18), '1234-5678', '', 123456789],
        'parameter_invalid',
      ],
      ['bank_account.account_type', ['checking', 'savings'], ['current', '', 'Savings'], 'parameter_invalid'],
      ['terms_and_conditions.accepted', [true], ['true', 1, ''], 'parameter_invalid'],
      [
        'terms_and_conditions.ip',
        ['0.0.0.0', '255.255.255.255', '::', '::1', '2001:DB8::8a2e:370:7334', '::ffff:192.0.2.7'],
        ['', '1', '192.0.2', '192.0.2.256', '192.0.2.07', '1:2:3', ':::', '::1%eth0', '[::1]', 'localhost', 1],
        'parameter_invalid',
      ],
      ['representative.name', ['茶 屋', "O'Brien\tJr."], ['a\u0000b', 'a\u001bb'], 'invalid_characters'],
      ['business_details.industry', ['5'], [5, {}, ['tea']], 'parameter_invalid'],
      ['business_details', [], ['tea', [], 5], 'parameter_invalid'],
      ['business_details.legal', [], ['Tea Ltd', []], 'parameter_invalid'],
      ['business_details.owner', [], ['Ada'], 'unexpected_parameter'],
      ['representative.ssn', [], ['123-45-8317'], 'unexpected_parameter'],
      ['owners.1.phone', [], ['5'], 'unexpected_parameter'],
      ['metadata', [], [{}], 'unexpected_parameter'],
    ])('%s', async (path, right, wrong, code) => {
      for (const value of right) {
        const answer = await send({ [path]: value });
        expect(answer.status, `${JSON.stringify(value)}: ${answer.text}`).toBe(200);
      }
      for (const value of wrong) {
        const answer = await send({ [path]: value });
        expect([value, ...outcome(answer)]).toEqual([value, 422, code]);
        expect(answer.error.message).toContain(`parameter ${path}`);
      }
    });

    test.each([
      ['30', '04', '1990', 200],
      ['31', '04', '1990', 422],
      ['29', '02', '1992', 200],
      ['29', '02', '1990', 422],
      ['29', '02', '2000', 200],
      ['29', '02', '1900', 422],
      ['04', '05', '2013', 200],
      ['05', '05', '2013', 422],
    ])('born on %s.%s.%s: %i, on 4 May 2031', async (day, month, year, status) => {
      const born = {
        'representative.dob_day': day,
        'representative.dob_month': month,
        'representative.dob_year': year,
      };
      expect((await send(born)).status).toBe(status);
    });

    test.each([
      [
        'the first in payload order',
        { 'representative.email': 'x', 'business_details.url': 'x' },
        'business_details.url',
      ],
      ['a form before a date', { 'representative.dob_year': '2030', 'bank_account.account_type': 'x' }, 'account_type'],
      ['a date before an address', { 'representative.dob_year': '2030', 'terms_and_conditions.ip': 'x' }, 'dob_year'],
      [
        'what is wrong before what is missing',
        { 'business_details.phone': null, 'terms_and_conditions.ip': 'x' },
        '.ip',
      ],
    ])('of several faults one is told: %s', async (_, changes, name) => {
      const { error } = await send(changes);
      expect(error.code).toMatch(/_invalid$/);
      expect(error.message).toContain(name);
    });

    test('half a date of birth is no date that could be wrong', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const half = {
        'representative.dob_month': '02',
        'representative.dob_day': '31',
        'representative.dob_year': null,
      };
      const path = `/v1/onboarding/${(await newSubAccount()).id}`;
      expect((await api.post(path, onboardingEntry('public_partnership', half))).status).toBe(200);
    });
  },
  ['sandbox.fetch'],
);
