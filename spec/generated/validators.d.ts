// Generated from spec/ by "npm run generate". Do not edit.
import type { Validator } from '../vocabulary/validator';
export declare const createAccessToken: Validator;
export declare const createSubAccount: Validator;
export declare const createPaymentMethod: Validator;
export declare const createPayment: Validator;
export declare const updatePayment: Validator;
export declare const capturePayment: Validator;
export declare const voidPayment: Validator;
export declare const createRefund: Validator;
export declare const updateRefund: Validator;
