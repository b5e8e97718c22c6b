import { describe, expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { ApiResponse } from '../support/api';
import { FeeConfigurations, inMinutes, newFeeConfigurations } from '../support/fee-configurations';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { feeTypes } from '../../spec/tables/fee-types';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  test.each([
    ['fee_variable_rate', 'variable_rate', 0.01],
    ['fee_cents', 'transaction_fee_cents', 1],
    ['fee_cents', 'fee_cap_cents', 1],
  ] as const)('%s bounds %s', async (limit, field, step) => {
    const fees = await newFeeConfigurations(front);
    const { minimum, maximum } = limits[limit];
    for (const value of [minimum, maximum]) {
      expect((await fees.create('platform', { [field]: value }))[field]).toBe(value);
    }
    for (const value of [minimum - step, maximum + step]) {
      expect(outcome(await fees.post('platform', { [field]: value }))).toEqual([422, 'parameter_invalid']);
    }
    recordExercised('limits', limit);
  });

  describe('refused', () => {
    test.each([
      ['platform', { variable_rate: undefined }, 'parameter_missing'],
      ['platform', { variable_rate: null }, 'parameter_missing'],
      ['platform', { variable_rate: '2.75' }, 'parameter_invalid'],
      ['platform', { transaction_fee_cents: 0.5 }, 'parameter_invalid'],
      ['platform', { fee_type: 'platform' }, 'unexpected_parameter'],
      ['platform', { effective_start: 5 }, 'effective_start_invalid'],
      ['platform', { effective_start: 'tomorrow' }, 'effective_start_invalid'],
      ['platform', { effective_start: '2999-02-29T00:00:00Z' }, 'effective_start_invalid'],
      ['platform', { effective_start: '1999-01-01T00:00:00Z' }, 'effective_start_invalid'],
      ['platform', { effective_start: '9999-12-31T23:59:59-23:59' }, 'effective_start_invalid'],
      ['platform', { effective_end: 'never' }, 'parameter_invalid'],
      ['platform', { effective_end: '1999-01-01T00:00:00Z' }, 'effective_end_must_be_after_effective_start'],
      ['processing_ecomm', { effective_end: '2999-01-01T00:00:00Z' }, 'effective_end_must_be_nil_for_fee_type'],
      ['processing_card_present', { effective_end: '1999-01-01T00:00:00Z' }, 'effective_end_must_be_nil_for_fee_type'],
      ['processing_ach', { effective_end: 'never' }, 'effective_end_must_be_nil_for_fee_type'],
      ['processing_ach_expedited', { effective_end: '' }, 'effective_end_must_be_nil_for_fee_type'],
      ['visa_brand_ecomm', { effective_start: '1999-01-01T00:00:00Z' }, 'effective_start_invalid'],
    ])('%s %j with %s', async (feeType, fields, code) => {
      const fees = await newFeeConfigurations(front);
      expect(outcome(await fees.post(feeType, fields))).toEqual([422, code]);
      expect(await fees.history(feeType)).toEqual([]);
    });

    test('a start before now and an end that is no later than its start', async () => {
      const fees = await newFeeConfigurations(front);
      const justPast = new Date(front.clock.now() - 1).toISOString();
      const refused = async (fields: object) => outcome(await fees.post('platform', fields));
      expect(await refused({ effective_start: justPast })).toEqual([422, 'effective_start_invalid']);
      const code = 'effective_end_must_be_after_effective_start';
      expect(await refused({ effective_end: inMinutes(front, 0) })).toEqual([422, code]);
      const effective_start = inMinutes(front, 5);
      for (const minutes of [4, 5]) {
        expect(await refused({ effective_start, effective_end: inMinutes(front, minutes) })).toEqual([422, code]);
      }
      expect((await fees.post('platform', { effective_start: inMinutes(front, 0) })).status).toBe(201);
    });

    test('an account in cad has no fees', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const fees = new FeeConfigurations(api, (await newSubAccount({ currency: 'cad' })).id);
      const refused = await fees.post('platform');
      expect(outcome(refused)).toEqual([422, 'fee_configurations_not_supported']);
      expect(refused.error.message).toContain('cad');
      expect(await fees.active()).toEqual([]);
    });
  });

  test.each([0, -0, 100, 2.75, 0.1, 1e-7, 99.99999999999999, 2.7499999999999996])(
    'the rate %s comes back',
    async (rate) => {
      const fees = await newFeeConfigurations(front);
      await fees.create('platform', { variable_rate: rate });
      expect(await fees.rates()).toEqual({ platform: rate + 0 });
    },
  );

  test.each([
    ['2999-01-01T00:00:00Z', '2999-01-01T00:00:00.000Z'],
    ['2999-01-01T00:00:00+02:00', '2998-12-31T22:00:00.000Z'],
    ['2999-01-01T00:00:00.123999Z', '2999-01-01T00:00:00.123Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('the start %s is %s', async (effective_start, shown) => {
    const fees = await newFeeConfigurations(front);
    expect((await fees.create('platform', { effective_start })).effective_start).toBe(shown);
  });

  test('what is no fee type is not found', async () => {
    const fees = await newFeeConfigurations(front);
    for (const feeType of ['processing', 'PLATFORM', 'scheduled', 'constructor', 'jcb_brand_ecomm']) {
      expect(outcome(await fees.post(feeType))).toEqual([404, 'resource_not_found']);
      expect(outcome(await fees.get(`${feeType}/history`))).toEqual([404, 'resource_not_found']);
      if (feeType !== 'scheduled') expect(outcome(await fees.get(feeType))).toEqual([404, 'resource_not_found']);
    }
    expect(outcome(await fees.get('platform'))).toEqual([404, 'resource_not_found']);
    expect(await fees.history('platform')).toEqual([]);
    expect(await fees.scheduled()).toEqual([]);
  });

  describe('a brand type', () => {
    test('replaces a base type, which there must be', async () => {
      const fees = await newFeeConfigurations(front);
      const refused = [422, 'fee_type_must_be_inside_hierarchy'];
      expect(outcome(await fees.post('amex_brand_ecomm'))).toEqual(refused);
      await fees.create('processing_ecomm');
      expect((await fees.post('amex_brand_ecomm')).status).toBe(201);
      expect(outcome(await fees.post('amex_brand_card_present'))).toEqual(refused);
      await fees.create('processing_card_present');
      expect((await fees.post('amex_brand_card_present')).status).toBe(201);
    });

    test('starts when its base type is in force, and not before', async () => {
      const fees = await newFeeConfigurations(front);
      await fees.create('processing_ecomm', { effective_start: inMinutes(front, 5) });
      for (const [minutes, status] of [
        [0, 422],
        [4, 422],
        [5, 201],
        [9, 201],
      ] as const) {
        const { status: got } = await fees.post('visa_brand_ecomm', { effective_start: inMinutes(front, minutes) });
        expect([minutes, got]).toEqual([minutes, status]);
      }
    });
  });
});

/** Start and end in minutes: `5-7`; without an end `5-`. */
const toPeriod = (text: string) => text.split('-').map((minute) => (minute === '' ? undefined : Number(minute)));

eachFront((front) => {
  /** Periods in the order of their making → the history that comes of it: which one, and when it applies. */
  test.each([
    ['the one in force ends where the new one starts', 'processing_ach', '0- 5-', '2: 5-, 1: 0-5'],
    ['and so on', 'processing_ecomm', '0- 5- 9-', '3: 9-, 2: 5-9, 1: 0-5'],
    ['one before another that is scheduled', 'processing_ach', '0- 9- 5-', '2: 9-, 3: 5-9, 1: 0-5'],
    ['one before all others', 'processing_ach', '9- 5-', '1: 9-, 2: 5-9'],
    ['one that replaces a scheduled one', 'platform', '0- 5- 5-', '3: 5-, 2: 5-5, 1: 0-5'],
    ['one that replaces the first', 'processing_ach', '0- 0-', '2: 0-, 1: 0-0'],
    ['in place, then before', 'processing_ach', '0- 9- 9- 5-', '3: 9-, 2: 9-9, 4: 5-9, 1: 0-5'],
    ['an end, and no other after it', 'platform', '0- 5-7', '2: 5-7, 1: 0-5'],
    ['a gap that was wanted stays', 'platform', '0-3 5-', '2: 5-, 1: 0-3'],
    ['a later end is cut', 'platform', '0-9 5-', '2: 5-, 1: 0-5'],
    ['an end before one that is scheduled', 'platform', '9- 0-5', '1: 9-, 2: 0-5'],
    ['an end after the start of one that is scheduled', 'platform', '5- 0-9', '1: 5-, 2: 0-5'],
    ['an end that meets the next start', 'platform', '5- 0-5', '1: 5-, 2: 0-5'],
    ['what was replaced does not come back', 'platform', '0-9 3-5', '2: 3-5, 1: 0-3'],
    ['in place, with an end', 'platform', '0- 0-5', '2: 0-5, 1: 0-0'],
  ])('%s', async (_name, feeType, made, expected) => {
    const fees = await newFeeConfigurations(front);
    for (const [i, period] of made.split(' ').entries()) {
      const [start = 0, end] = toPeriod(period);
      await fees.create(feeType, {
        variable_rate: i + 1,
        effective_start: inMinutes(front, start),
        ...(end !== undefined && { effective_end: inMinutes(front, end) }),
      });
    }
    const minute = (instant: string | null) =>
      instant === null ? '' : (Date.parse(instant) - front.clock.now()) / 60_000;
    const history = (await fees.history(feeType)).map(
      ({ variable_rate, effective_start, effective_end }) =>
        `${variable_rate}: ${minute(effective_start)}-${minute(effective_end)}`,
    );
    expect(history.join(', ')).toBe(expected);
  });

  test('the answer shows the end that a scheduled one sets', async () => {
    const fees = await newFeeConfigurations(front);
    const later = await fees.create('processing_ach', { effective_start: inMinutes(front, 9) });
    expect((await fees.create('processing_ach')).effective_end).toBe(later.effective_start);
  });

  test('one that replaces a scheduled one is scheduled instead of it', async () => {
    const fees = await newFeeConfigurations(front);
    const effective_start = inMinutes(front, 5);
    const first = await fees.create('platform', { effective_start });
    const second = await fees.create('platform', { effective_start, variable_rate: 1 });
    expect(await fees.scheduled()).toEqual([second]);
    expect(await fees.history('platform')).toEqual([second, { ...first, effective_end: effective_start }]);
    front.clock.advance({ minutes: 5 });
    expect(await fees.active()).toEqual([second]);
  });

  test('types do not touch each other', async () => {
    const fees = await newFeeConfigurations(front);
    for (const feeType of Object.keys(feeTypes)) expect((await fees.post(feeType)).status).toBe(201);
    const active = await fees.active();
    expect(active.map(({ fee_type }) => fee_type)).toEqual(Object.keys(feeTypes));
    expect(active.every(({ effective_end }) => effective_end === null)).toBe(true);
    await fees.create('visa_brand_ecomm', { variable_rate: 1 });
    expect(await fees.active()).toEqual(
      active.map((one) => (one.fee_type === 'visa_brand_ecomm' ? expect.objectContaining({ variable_rate: 1 }) : one)),
    );
  });

  test('accounts do not touch each other', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const a = new FeeConfigurations(api, (await newSubAccount()).id);
    const b = new FeeConfigurations(api, (await newSubAccount()).id);
    await a.create('platform', { variable_rate: 1 });
    await b.create('platform', { variable_rate: 2 });
    expect([await a.rates(), await b.rates()]).toEqual([{ platform: 1 }, { platform: 2 }]);
    expect(await a.history('platform')).toHaveLength(1);
  });
});
