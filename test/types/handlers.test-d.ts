import type { Handler, ReadContext, UnitOfWork } from '../../mock-server/context';
import type { Reader } from '../../mock-server/store/reader';

// A handler of an operation that changes nothing has nothing to write with.
export const getPayment: Handler<'getPayment'> = (context) => {
  // @ts-expect-error a reader has no such method
  void context.rows.put;
  // @ts-expect-error a reader has no such method
  void context.rows.delete;
  // @ts-expect-error a reader has no such method
  void context.rows.nextSequence;
  // @ts-expect-error events are emitted by a unit of work
  void context.emit;
  // @ts-expect-error jobs are scheduled by a unit of work
  void context.schedule;
  // @ts-expect-error ids are for new rows
  void context.newId;
  throw new Error('not called');
};

// @ts-expect-error a function that writes is no handler of an operation that reads
export const listPayments: Handler<'listPayments'> = ({ emit }: UnitOfWork) => {
  void emit;
  throw new Error('not called');
};

// What an action writes to is not among what a read is given.
declare const context: ReadContext;
export const rows: Reader = context.rows;
// @ts-expect-error the context of a read is no unit of work
export const work: UnitOfWork = context;
