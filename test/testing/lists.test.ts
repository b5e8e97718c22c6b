import { describe } from 'vitest';
import {
  bankAccountInput,
  cardInput,
  declineScenarios,
  errorCodes,
  expect,
  paymentInput,
  scenarios,
  test,
  testBankAccounts,
  testCards,
} from '../../mock-server/testing/entries/vitest';
import { ApiError, PaymentError, testScenario } from '../../sdk';
import { errors } from '../../spec/tables/errors';

const resultOf = (call: Promise<{ readonly status: string }>): Promise<unknown> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => error,
  );

describe('a case of a list happens as it says', () => {
  test.for(declineScenarios)('$name', async ({ name, declineCode }, { client }) => {
    await expect(client.payments.create(paymentInput({ metadata: testScenario(name) }))).toBeDeclinedWith(declineCode);
  });

  test.for(scenarios)('$name: $result', async ({ name, result, declineCode }, { client, platform, sandbox }) => {
    const once = sandbox.client({ platform, maxRetries: 0 });
    const found = await resultOf(once.payments.create(paymentInput({ metadata: testScenario(name) })));
    if (result === 'approved') expect(found).toBe('succeeded');
    else expect(found).toBeInstanceOf(result === 'unanswered' ? ApiError : PaymentError);
    if (found instanceof PaymentError) expect(found.declineCode).toBe(declineCode);
    expect((await client.payments.list({})).data).toHaveLength(result === 'unanswered' ? 0 : 1);
  });

  test.for(testCards)('card $number: $result', async ({ number, brand, result, declineCode }, { client }) => {
    const found = await resultOf(
      client.payments.create(paymentInput({ payment_method: { card: cardInput({ number }) } })),
    );
    if (result === 'approved') expect(found).toBe('succeeded');
    else expect(found).toBeInstanceOf(ApiError);
    if (found instanceof PaymentError) expect(found.declineCode).toBe(declineCode);
    const { data } = await client.payments.list({});
    expect(data).toHaveLength(result === 'invalid' ? 0 : 1);
    for (const { payment_method } of data) expect(payment_method).toHaveProperty('card.brand', brand);
  });

  test.for(testBankAccounts)('account $account_number: $declineCode', async (account, { client, platform }) => {
    const { declineCode, ...numbers } = account;
    const input = paymentInput({ payment_method: { bank_account: bankAccountInput(numbers) } });
    const { id } = await client.payments.create(input);
    platform.clock.advance('14d');
    const { status, error_code } = await client.payments.get(id);
    expect({ status, error_code }).toEqual(
      declineCode === null ? { status: 'succeeded', error_code: null } : { status: 'failed', error_code: declineCode },
    );
  });
});

test('every error code is listed, with its status and message', () => {
  expect(errorCodes.map(({ code }) => code)).toEqual(Object.keys(errors));
  expect(errorCodes).toContainEqual({
    code: 'resource_not_found',
    status: 404,
    message: errors.resource_not_found.message.template,
  });
});
