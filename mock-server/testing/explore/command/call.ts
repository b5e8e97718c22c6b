import { isChargingOperation } from '../../../../spec/derive/scenario-faults';
import type { OperationId } from '../../../../spec/resources';
import type { WireRequest } from '../../../wire/message';

/** A write of the program: all attempts with one key. */
export interface Call {
  readonly operation: OperationId;
  /** Such as `createPayment#2`: the second call of the operation. */
  readonly point: string;
  readonly key: string | null;
  /** The same text for what would move the same money within a run. */
  readonly same: string;
  /** The same text for the same call of another run: without what is random. */
  readonly like: string;
  /** Whether its platform has webhook endpoints. */
  readonly hasEndpoints: boolean;
  attempts: number;
  isStruck: boolean;
  /** Whether the service has done it. */
  isDone: boolean;
}

/** Operations that give money back. */
const refundingOperations: readonly OperationId[] = ['createRefund', 'refundCheckout'];

export const movesMoney = (operation: OperationId): boolean => isChargingOperation(operation) || isRefunding(operation);

export const isRefunding = (operation: OperationId): boolean => refundingOperations.includes(operation);

const serviceId = /\b[a-z]{2,6}_\w+/g;
/** Ids of orders, instants and the like, of which a test may have new ones each time. */
const randomText = /\b(?:[\da-f]{8}-[\da-f-]{27}|[\da-z]*\d[\da-z]{7,})\b/gi;

/** Returns both texts of a request. A refund is of the payment in its path; a charge may name a card that was stored twice. */
export function textsOf(operation: OperationId, { path, body }: WireRequest): Pick<Call, 'same' | 'like'> {
  const text = `${operation} ${path} ${body ?? ''}`;
  const withoutIds = text.replaceAll(serviceId, 'id');
  return {
    same: isChargingOperation(operation) ? withoutIds : text,
    like: withoutIds.replaceAll(randomText, 'random'),
  };
}
