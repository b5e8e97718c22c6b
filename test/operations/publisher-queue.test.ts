import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { limits } from '../../spec/tables/limits';
import { recordExercised } from '../support/coverage';

// The bound itself is tested with a smaller queue, in `test/events/dead-endpoint.test.ts`.
test('the queue of a publisher holds as many deliveries as the table of limits says', () => {
  expect(createSandbox().platformOptions.limits.publisherQueue).toBe(limits.publisher_queue.value);
  recordExercised('limits', 'publisher_queue');
});
