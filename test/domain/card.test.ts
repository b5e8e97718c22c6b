import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardInput, recognizeCard } from '../../mock-server/domain/card';
import { brandOf, passesLuhn } from '../../mock-server/domain/card-number';

const now = '2031-05-04T10:20:30.400Z';
const card = (fields: Partial<CardInput> = {}): CardInput => ({
  name: 'Ada',
  number: '4111111111111111',
  month: 12,
  year: 2040,
  address_postal_code: '94107',
  ...fields,
});
const recognize = (fields: Partial<CardInput>, mode: 'test' | 'live' = 'test') =>
  recognizeCard(card(fields), mode, now);

describe('the check digit', () => {
  test.each(['0', '18', '59', '4242424242424242', '378282246310005', '6011000990139424', '4000000000000000006'])(
    '%s passes',
    (digits) => expect(passesLuhn(digits)).toBe(true),
  );

  test.each(['1', '81', '4242424242424241', '378282246310006', '4111111111111112'])('%s does not', (digits) =>
    expect(passesLuhn(digits)).toBe(false),
  );

  test('exactly one of ten last digits passes, and a single wrong digit never does', () => {
    const digits = fc.array(fc.nat(9), { minLength: 1, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (head, place, by) => {
        const passing = Array.from({ length: 10 }, (_, last) => [...head, last]).filter((all) =>
          passesLuhn(all.join('')),
        );
        expect(passing).toHaveLength(1);
        const wrong = [...(passing[0] ?? [])];
        const at = place % wrong.length;
        wrong[at] = ((wrong[at] ?? 0) + by) % 10;
        expect(passesLuhn(wrong.join(''))).toBe(false);
      }),
    );
  });
});

describe('boundaries of brands', () => {
  test.each([
    ['3999', undefined],
    ['4', 'visa'],
    ['4999', 'visa'],
    ['50', undefined],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['33', undefined],
    ['34', 'american_express'],
    ['35', undefined],
    ['36', undefined],
    ['37', 'american_express'],
    ['38', undefined],
    ['6010', undefined],
    ['6011', 'discover'],
    ['6012', undefined],
    ['643', undefined],
    ['644', 'discover'],
    ['649', 'discover'],
    ['65', 'discover'],
    ['66', undefined],
    ['62', undefined],
    ['1', undefined],
  ])('%s is %s', (head, brand) => {
    expect(brandOf(head.padEnd(16, '0'))).toBe(brand);
    expect(brandOf(head.padEnd(16, '9'))).toBe(brand);
  });
});

describe('numbers', () => {
  test.each([
    ['4111111111111111', 'visa'],
    ['4000000000006', 'visa'],
    ['4000000000000000006', 'visa'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['340000000000009', 'american_express'],
    ['6500000000000002', 'discover'],
    ['6011000000000000001', 'discover'],
    [' 4111 1111-1111 1111 ', 'visa'],
  ])('%s is %s', (number, brand) => expect(recognize({ number })).toMatchObject({ brand }));

  test.each([
    ['4111111111111112', 'card_number_invalid'],
    ['424242424242424', 'card_number_invalid'],
    ['40000000000002', 'card_number_invalid'],
    ['0', 'invalid_card_brand'],
    ['', 'card_number_invalid'],
    ['4111.1111.1111.1111', 'card_number_invalid'],
    ['4111_1111_1111_1111', 'card_number_invalid'],
    ['４１１１１１１１１１１１１１１１', 'card_number_invalid'],
    ['4111111111111111\n', 'card_number_invalid'],
    ['3056930009020004', 'invalid_card_brand'],
    ['5600000000000003', 'invalid_card_brand'],
  ])('%j is %s', (number, error) => expect(recognize({ number })).toBe(error));

  test('only the last four digits of a number are kept, and whether it is a test card', () => {
    expect(recognize({ number: '4242 4242 4242 4242' })).toMatchObject({ lastFour: '4242', testCard: '4242' });
    expect(recognize({ number: '4111 1111 1111 1111' })).toMatchObject({ lastFour: '1111', testCard: null });
    expect(recognize({ number: '4242424242424242' }, 'live')).toMatchObject({ testCard: '4242' });
  });
});

describe('expiry, in May 2031', () => {
  test.each([
    [5, 2031, '5', '2031'],
    ['5', '31', '5', '31'],
    ['05', 31, '05', '31'],
    [1, 2032, '1', '2032'],
    ['12', '99', '12', '99'],
    [12, 9999, '12', '9999'],
  ])('%j of %j is valid', (month, year, ...kept) => {
    expect(recognize({ month, year })).toMatchObject({ month: kept[0], year: kept[1] });
  });

  test.each([
    [4, 2031],
    ['04', '31'],
    [12, 2030],
    [12, 30],
    ['12', '00'],
    [12, 1999],
    ['12', '0001'],
  ])('%j of %j is expired', (month, year) => expect(recognize({ month, year })).toBe('expired_card'));

  test('a card is valid until the end of its month', () => {
    expect(recognizeCard(card({ month: 5, year: 31 }), 'test', '2031-05-31T23:59:59.999Z')).toBeTypeOf('object');
    expect(recognizeCard(card({ month: 5, year: 31 }), 'test', '2031-06-01T00:00:00.000Z')).toBe('expired_card');
  });
});

describe('security codes', () => {
  test.each([
    ['4111111111111111', '123', undefined],
    ['4111111111111111', undefined, undefined],
    ['4111111111111111', '1234', 'invalid_cvc'],
    ['340000000000009', '1234', undefined],
    ['340000000000009', '123', 'invalid_cvc'],
    ['4000000000000101', undefined, undefined],
    ['4000000000000101', '123', 'invalid_cvc'],
  ])('%s with %s: %s', (number, verification, error) => {
    const recognized = recognize({ number, ...(verification && { verification }) });
    if (error) expect(recognized).toBe(error);
    else expect(recognized).toBeTypeOf('object');
  });

  test('the test number for a wrong code has no effect in live mode', () => {
    expect(recognize({ number: '4000000000000101', verification: '123' }, 'live')).toBeTypeOf('object');
  });
});

describe('addresses', () => {
  test.each([
    [{}, 'test', 'unchecked', 'pass'],
    [{ address_line1: '1 Main St' }, 'test', 'pass', 'pass'],
    [{ address_line1: 'fail' }, 'test', 'fail', 'pass'],
    [{ address_line1: 'unavailable' }, 'test', 'unavailable', 'pass'],
    [{ address_line1: 'Fail' }, 'test', 'pass', 'pass'],
    [{ address_postal_code: '00000' }, 'test', 'unchecked', 'fail'],
    [{ address_postal_code: '00001' }, 'test', 'unchecked', 'unavailable'],
    [{ address_line1: '00000', address_postal_code: '00002' }, 'test', 'pass', 'pass'],
    [{ address_line1: 'fail', address_postal_code: '00000' }, 'live', 'pass', 'pass'],
    [{}, 'live', 'unchecked', 'pass'],
  ] as const)('%j on a %s account: %s and %s', (fields, mode, addressLine1Check, postalCodeCheck) => {
    expect(recognize(fields, mode)).toMatchObject({ addressLine1Check, postalCodeCheck });
  });
});

test('the first error is returned: number, brand, length, expiry, code', () => {
  const all = { number: '1', year: 2000, verification: '1' };
  expect(recognize(all)).toBe('card_number_invalid');
  expect(recognize({ ...all, number: '3056930009020004' })).toBe('invalid_card_brand');
  expect(recognize({ ...all, number: '424242424242424' })).toBe('card_number_invalid');
  expect(recognize({ ...all, number: '4111111111111111' })).toBe('expired_card');
  expect(recognize({ ...all, number: '4111111111111111', year: 2040 })).toBe('invalid_cvc');
});
