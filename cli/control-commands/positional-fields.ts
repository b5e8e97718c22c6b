import type { ControlOperationId } from '../../spec/control';

/**
 * Fields of a body that a command takes as arguments after the ids of its path, with the names of these arguments: the name or
 * address of what it creates, and what it decides about an object.
 */
export const positionalFields: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  createPlatformToken: { name: 'name' },
  createPublisher: { url: 'url' },
  createSnapshot: { name: 'name' },
  decideDispute: { outcome: 'outcome' },
  endPayout: { outcome: 'outcome' },
  endProceedsPayout: { outcome: 'outcome' },
  returnPayment: { reason: 'reason' },
  reviewSubAccount: { outcome: 'outcome' },
  triggerEvent: { event: 'event', on: 'id' },
} satisfies Partial<Record<ControlOperationId, Readonly<Record<string, string>>>>;

/** The statuses that an argument takes for the outcomes that lead to them. */
export const outcomesOfStatuses: Readonly<Partial<Record<string, string>>> = {
  failed: 'fail',
  canceled: 'cancel',
  won: 'win',
  lost: 'lose',
};
