// Generated from spec/ by "npm run generate". Do not edit.
import type { BodyOf } from '../vocabulary/request-body';
import type { Validator } from '../vocabulary/validator';
import type { operations } from './control-types';
type OperationId =
  | 'getHealth'
  | 'createPlatform'
  | 'resetPlatform'
  | 'getClock'
  | 'moveClock'
  | 'reviewSubAccount'
  | 'openDispute'
  | 'decideDispute'
  | 'returnPayment'
  | 'endPayout'
  | 'createPublisher'
  | 'listPublishers'
  | 'deletePublisher'
  | 'listEvents'
  | 'getEvent'
  | 'redeliverEvent'
  | 'redeliverEvents'
  | 'listDeliveries'
  | 'waitForIdle'
export declare const validators: { readonly [Id in OperationId]: Validator<BodyOf<operations[Id]>> };
