import { expect, test } from 'vitest';
import { requestedError } from '../../mock-server/domain/simulated-error';
import { errors } from '../../spec/tables/errors';
import { isSimulatedError, simulatedErrors, simulatedErrorsOf } from '../../spec/tables/simulated-errors';

const asked = (error: unknown) => ({ payment_test: { error } });

test.each([
  [asked('do_not_honor'), 'payment', 'test', 'do_not_honor'],
  [asked('do_not_honor'), 'card', 'test', 'ignored'],
  [asked('do_not_honor'), 'payment', 'live', undefined],
  [asked('invalid_address'), 'card', 'test', 'invalid_address'],
  [asked('invalid_address'), 'payment', 'test', 'invalid_address'],
  [asked('email_required'), 'payment', 'test', 'email_required'],
  [asked('not_authenticated'), 'payment', 'test', 'ignored'],
  [asked('constructor'), 'payment', 'test', 'ignored'],
  [asked(''), 'payment', 'test', 'ignored'],
  [asked('nonsense'), 'payment', 'live', undefined],
  [asked(5), 'payment', 'test', undefined],
  [asked(null), 'payment', 'test', undefined],
  [{ payment_test: { scenario: 'do_not_honor' } }, 'payment', 'test', undefined],
  [{ payment_test: null }, 'payment', 'test', undefined],
  [{ payment_test: 'do_not_honor' }, 'payment', 'test', undefined],
  [{ error: 'do_not_honor' }, 'payment', 'test', undefined],
  [{}, 'payment', 'test', undefined],
] as const)('%j of a %s on a %s account: %s', (metadata, place, mode, expected) => {
  const found = requestedError(metadata, place, mode);
  expect(found && ('error' in found ? found.error.code : 'ignored')).toBe(expected);
});

test('an error about a missing field names it, and a simulated decline has no decline code', () => {
  const found = requestedError(asked('gateway_ref_id_required'), 'payment', 'test');
  expect(found).toMatchObject({ error: { message: 'missing required parameter gateway_ref_id', details: {} } });
  const declined = requestedError(asked('restricted_card'), 'payment', 'test');
  expect(declined).toMatchObject({ error: { details: { decline_code: null } } });
});

test('every error can be simulated somewhere, and every error of a card also on its payment', () => {
  expect([...simulatedErrorsOf('payment')].sort()).toEqual(Object.keys(simulatedErrors).sort());
  for (const code of simulatedErrorsOf('card')) expect(isSimulatedError(code) && code in errors).toBe(true);
});
