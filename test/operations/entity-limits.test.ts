import { expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { Api, ApiResponse } from '../support/api';
import { recordExercised } from '../support/coverage';
import { newBankAccount, newBusiness } from '../support/entities';
import { eachFront } from '../support/fronts';

/** Asks with each of some values, one after the other. Returns the error codes. */
async function codes<Value>(values: readonly Value[], ask: (value: Value) => Promise<ApiResponse>): Promise<string[]> {
  const found: string[] = [];
  for (const value of values) {
    const response = await ask(value);
    found.push(response.status < 300 ? 'ok' : response.error.code);
  }
  return found;
}

const cases = {
  business_name_characters: async (api: Api) => {
    const { value } = limits.business_name_characters;
    for (const field of ['legal_name', 'doing_business_as']) {
      const named = (length: number) =>
        api.post('/v1/entities/business', { legal_name: 'Tea', [field]: 'T'.repeat(length) });
      expect(await codes([value, value + 1], named), field).toEqual(['ok', 'parameter_invalid']);
    }
  },
  ownership_percentage: async (api: Api) => {
    const { minimum, maximum } = limits.ownership_percentage;
    const owning = (ownership_percentage: number | string) =>
      api.post('/v1/entities/identity', { ownership_percentage });
    expect(await codes([minimum - 1, minimum, maximum, maximum + 1], owning)).toEqual([
      'parameter_invalid',
      'ok',
      'ok',
      'parameter_invalid',
    ]);
    expect(await codes(['0', '100', '101', '1.5'], owning)).toEqual([
      'ok',
      'ok',
      'parameter_invalid',
      'parameter_invalid',
    ]);
  },
  entity_parts: async (api: Api) => {
    const { value } = limits.entity_parts;
    const { id } = await newBusiness(api);
    for (let i = 0; i <= value; i++) await newBankAccount(api, id, { nickname: `Till ${i}` });
    const { bank_accounts } = (await api.get(`/v1/entities/business/${id}`)).as('BusinessEnvelope').data;
    expect(bank_accounts).toHaveLength(value);
    expect(bank_accounts[0]?.nickname).toBe(`Till ${value}`);
  },
};

eachFront((front) => {
  test.each(Object.entries(cases))('%s', async (name, assertLimit) => {
    await assertLimit((await front.newPlatform()).testMode);
    recordExercised('limits', name);
  });
});
