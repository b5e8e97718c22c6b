import { type ErrorCode, errors, errorsOf, operations, scenarios } from 'payments-sandbox/spec';

const codes: readonly ErrorCode[] = errorsOf(operations.createPayment);
if (!codes.includes('card_declined')) throw new Error(codes.join());
if (errors.insufficient_funds.status !== 402) throw new Error(String(errors.insufficient_funds.status));
if (scenarios.length < 31) throw new Error(String(scenarios.length));
export const result = 'succeeded';
console.log(result);
