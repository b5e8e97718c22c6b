import { expect, test } from 'vitest';
import { assertDocumented, assertDocumentedEvent, places } from '../support/document';
import { MissingExampleError, nextStep } from './next-step';

function thrownBy(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

const createRefund = () => {
  const place = places.find(({ operation }) => operation.operationId === 'createRefund');
  if (place === undefined) throw new Error('the document has no createRefund');
  return place;
};

test.each([
  ['a field that no response has', () => assertDocumented(createRefund(), 201, { id: 're_1', secret: 'body' })],
  ['a status that is not declared', () => assertDocumented(createRefund(), 299, { secret: 'body' })],
  ['a payload of an event', () => assertDocumentedEvent({ event_name: 'payment.created' })],
])('%s: one line says what comes next, without the body', (_, run) => {
  const next = nextStep(thrownBy(run)) ?? '';
  expect(next).toMatch(
    /^No examples yet: .*Make mock-server\/ respond as the document says .*"npm run generate" again\.$/,
  );
  expect(next).not.toMatch(/\n|"secret"/);
});

test('a status without an example leads to the exchanges', () => {
  expect(nextStep(new MissingExampleError('createRefund has no example of 409'))).toBe(
    'No examples yet: createRefund has no example of 409. Send a request that has it in test/exchanges/, then run "npm run generate" again.',
  );
});

test('any other error keeps its trace', () => {
  expect(nextStep(new TypeError('x is undefined'))).toBeUndefined();
});
