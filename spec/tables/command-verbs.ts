import type { OperationId } from '../resources';

/**
 * The verbs of commands for operations whose id without its noun reads badly. The noun is the file in `spec/resources`: the verb
 * of `capturePayment` is `capture`.
 */
export const commandVerbs: Readonly<Partial<Record<string, string>>> = {
  createOnboardingEntry: 'create',
  deletePaymentMethodFromGroup: 'delete-payment-method',
  listAccountPayouts: 'list-of-account',
  listPlatformProceedsPayouts: 'list-of-platform',
  getPlatformProceedsPayout: 'get-of-platform',
} satisfies Partial<Record<OperationId, string>>;
