import type { OperationId } from '../resources';
import type { EventName } from './events';
import type { FaultEffect } from './faults';

/** A fault that meets a part: on requests of an operation, or on deliveries of an event. */
export type MeetingFault = { readonly fault: FaultEffect } & (
  { readonly operation: OperationId } | { readonly event_name: EventName }
);

/** One thing that a suite has to do for a row, and the lines of test that do it. */
export interface ReadyPart {
  /** The part, as it is named in a list: `an expired card`. */
  readonly title: string;
  /** The first line of the test: a fault, or a statement of the test kit and the command that does the same. */
  readonly arrange: MeetingFault | { readonly kit: string; readonly command: string };
  /** The second line: the call of the program under test. */
  readonly act: string;
  /** The third line: an expression, and the value that it should have. */
  readonly expect: readonly [actual: string, expected: string];
}

/** The call of the program that pays an order. */
export const PAY = 'const order = await checkout();';
export const paymentFault = (fault: FaultEffect): MeetingFault => ({ operation: 'createPayment', fault });
export const webhookFault = (fault: FaultEffect): MeetingFault => ({ event_name: 'payment.succeeded', fault });

export const declined = (title: string, fault: FaultEffect): ReadyPart => ({
  title,
  arrange: paymentFault(fault),
  act: PAY,
  expect: ['order.status', "'declined'"],
});

export const paidOnce = (title: string, fault: FaultEffect): ReadyPart => ({
  title,
  arrange: paymentFault(fault),
  act: `${PAY} // and what your program does about it later`,
  expect: ['(await client.payments.list()).data.length', '1'],
});

export const shippedOnce = (title: string, fault: FaultEffect): ReadyPart => ({
  title,
  arrange: webhookFault(fault),
  act: `${PAY} await platform.waitForIdle();`,
  expect: ['order.shipments', '1'],
});
