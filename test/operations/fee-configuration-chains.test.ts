import { expect, test } from 'vitest';
import { feeTypes } from '../../spec/tables/fee-types';
import { FeeConfigurations, inMinutes, newFeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';

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
    expect(active.map(({ fee_type }) => fee_type)).toEqual(Object.keys(feeTypes).reverse());
    expect(active.every(({ effective_end }) => effective_end === null)).toBe(true);
    await fees.create('visa_brand_ecomm', { variable_rate: 1 });
    const others = active.filter(({ fee_type }) => fee_type !== 'visa_brand_ecomm');
    expect(await fees.active()).toEqual([expect.objectContaining({ variable_rate: 1 }), ...others]);
  });

  test('accounts do not touch each other', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const [a, b] = [
      new FeeConfigurations(api, (await newSubAccount()).id),
      new FeeConfigurations(api, (await newSubAccount()).id),
    ];
    await a.create('platform', { variable_rate: 1 });
    await b.create('platform', { variable_rate: 2 });
    expect([await a.rates(), await b.rates()]).toEqual([{ platform: 1 }, { platform: 2 }]);
    expect(await a.history('platform')).toHaveLength(1);
  });
});
