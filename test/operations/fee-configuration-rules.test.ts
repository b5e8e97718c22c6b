import { describe, expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { FeeConfigurations, inMinutes, newFeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';
import { feeTypes } from '../../spec/tables/fee-types';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
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

eachFront((front) => {
  test('the answer shows the end that a scheduled one sets', async () => {
    const fees = await newFeeConfigurations(front);
    const later = await fees.create('processing_ach', { effective_start: inMinutes(front, 9) });
    expect((await fees.create('processing_ach')).effective_end).toBe(later.effective_start);
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
