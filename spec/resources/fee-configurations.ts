import { feeTypes } from '../tables/fee-types';
import { limits } from '../tables/limits';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  id,
  integer,
  nullable,
  request,
  required,
  resource,
  type Schema,
  timestamp,
} from '../vocabulary/schema';
import { currency, pagination } from './shared';

const base = '/v1/sub_accounts/{sub_account_id}/fee_configurations';

const variableRate: Schema = {
  type: 'number',
  minimum: limits.fee_variable_rate.minimum,
  maximum: limits.fee_variable_rate.maximum,
  description: 'Percent of the amount: 2.75 means 2.75 %. Calculated with exactly, whatever its decimals.',
};
const cents = (description: string) =>
  integer(description, { minimum: limits.fee_cents.minimum, maximum: limits.fee_cents.maximum });

export const feeConfigurations = defineResource({
  tag: 'Fee configurations',
  description:
    'What a sub account is charged: for each fee type a chain of rates, of which at most one is in force. A payment bears the processing fee of its card brand, else of its channel, and the platform fee; together no more than its amount, which the processing fee takes first.',
  schemas: {
    FeeConfiguration: resource(
      {
        id: id('sfc', 'Id of the configuration.'),
        account_id: id('acc', 'The sub account that it is for.'),
        platform_account_id: id('acc', 'The platform account that owns the sub account.'),
        fee_type: choice(Object.keys(feeTypes), 'What it is for.'),
        variable_rate: variableRate,
        transaction_fee_cents: cents('Flat fee of every transaction, on top.'),
        transaction_fee_currency: currency,
        fee_cap_cents: nullable(cents('The most that the fee can be; null for no limit.')),
        effective_start: timestamp('From when on it applies.'),
        effective_end: nullable(
          timestamp(
            'Up to when it applies; null for always. Equal to the start when another one took its place before it applied.',
          ),
        ),
      },
      { description: 'The rate of one fee type, for a time.', 'x-provenance': 'stated' },
    ),
  },
  operations: {
    listActiveFeeConfigurations: {
      method: 'get',
      path: base,
      summary: 'List active fee configurations',
      description: 'Those in force now, at most one of each type; the one that started last comes first.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      query: pagination,
      success: page('standard_fee_configuration', 'FeeConfiguration'),
      errors: ['resource_not_found'],
    },
    // Its path comes before those with a fee type, as `scheduled` is none.
    listScheduledFeeConfigurations: {
      method: 'get',
      path: `${base}/scheduled`,
      summary: 'List scheduled fee configurations',
      description: 'Those of all types that will apply; the one that starts last comes first.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      query: pagination,
      success: page('standard_fee_configuration', 'FeeConfiguration'),
      errors: ['resource_not_found'],
    },
    createFeeConfiguration: {
      method: 'post',
      path: `${base}/{fee_type}`,
      summary: 'Create a fee configuration',
      description:
        'Replaces the one of its type that is in force at its start, which then ends there; one that starts at the same instant never applies. It ends itself where the next one of its type starts. A brand type needs its base type to be in force by then. There is no update: a new one takes the place of the old.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: request({
        variable_rate: required(variableRate),
        transaction_fee_cents: { ...cents('Flat fee of every transaction, on top.'), default: 0 },
        fee_cap_cents: cents('The most that the fee can be; no limit when absent.'),
        effective_start: timestamp('From when on it applies, not in the past; now when absent.'),
        effective_end: timestamp(
          'Up to when it applies, later than its start. Not for the base types, which never end.',
        ),
      }),
      success: one(201, 'standard_fee_configuration', 'FeeConfiguration'),
      errors: [
        'resource_not_found',
        'fee_configurations_not_supported',
        'effective_end_must_be_nil_for_fee_type',
        'effective_start_invalid',
        'effective_end_must_be_after_effective_start',
        'fee_type_must_be_inside_hierarchy',
      ],
    },
    getActiveFeeConfiguration: {
      method: 'get',
      path: `${base}/{fee_type}`,
      summary: 'Get the active fee configuration of a type',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      success: one(200, 'standard_fee_configuration', 'FeeConfiguration'),
      errors: ['resource_not_found'],
    },
    listFeeConfigurationHistory: {
      method: 'get',
      path: `${base}/{fee_type}/history`,
      summary: 'List all fee configurations of a type',
      description: 'Retired, active and scheduled ones; the one that starts last comes first.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      query: pagination,
      success: page('standard_fee_configuration', 'FeeConfiguration'),
      errors: ['resource_not_found'],
    },
  },
});
