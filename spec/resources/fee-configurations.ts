import { feeTypes } from '../tables/fee-types';
import { limits } from '../tables/limits';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
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
  ruled,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { currency, pagination } from './shared';

const base = '/v1/sub_accounts/{sub_account_id}/fee_configurations';

const variableRate: Schema = {
  type: 'number',
  minimum: limits.fee_variable_rate.minimum,
  maximum: limits.fee_variable_rate.maximum,
  'x-rule-provenance': { minimum: limits.fee_variable_rate.provenance, maximum: limits.fee_variable_rate.provenance },
  description: 'Percent of the amount: 2.75 means 2.75 %. The calculation is exact for any number of decimals.',
};
const cents = (description: string) =>
  ruled(integer(description, { minimum: limits.fee_cents.minimum, maximum: limits.fee_cents.maximum }), {
    minimum: limits.fee_cents.provenance,
    maximum: limits.fee_cents.provenance,
  });

export const feeConfigurations = defineResource({
  tag: 'Fee configurations',
  description:
    'The fees of a sub account: for each fee type a sequence of rates, of which at most one is active. A payment has the processing fee of its card brand, or else of its channel, and the platform fee. Together they do not exceed its amount; the processing fee takes precedence.',
  schemas: {
    FeeConfiguration: resource('stated', 'The rate of a fee type for a period of time.', {
      id: id('sfc', 'Id of the configuration.'),
      account_id: id('acc', 'The sub account of the configuration.'),
      platform_account_id: id('acc', 'The platform account that owns the sub account.'),
      fee_type: choice(Object.keys(feeTypes), 'Fee type.'),
      variable_rate: variableRate,
      transaction_fee_cents: cents('Flat fee for each transaction, in addition.'),
      transaction_fee_currency: currency,
      fee_cap_cents: nullable(cents('Maximum fee; null for no limit.')),
      effective_start: timestamp('platform', 'Start of the period in which it applies.'),
      effective_end: nullable(
        timestamp(
          'platform',
          'End of the period in which it applies; null if it has no end. Equal to the start if another configuration replaced it before it applied.',
        ),
      ),
    }),
  },
  display: {
    FeeConfiguration: {
      columns: [
        more('id'),
        always('fee_type'),
        more('variable_rate'),
        terminal('transaction_fee_cents', 'transaction_fee_currency', 'fee_cap_cents'),
        always('effective_start'),
        more('effective_end', { account: 'account_id' }),
      ],
      filtered: ['account'],
    },
  },
  operations: {
    listActiveFeeConfigurations: api.get(base, {
      summary: 'List active fee configurations',
      description:
        'The configurations that apply now, at most one of each type: those of the base types first, then those of brands, then that of the platform.',
      provenance: 'stated',
      query: pagination,
      success: page('standard_fee_configuration', 'FeeConfiguration'),
    }),
    // This path precedes those with a fee type, because `scheduled` is not a fee type.
    listScheduledFeeConfigurations: api.get(`${base}/scheduled`, {
      summary: 'List scheduled fee configurations',
      description: 'The configurations of all types that will apply. Latest start first.',
      provenance: 'stated',
      query: pagination,
      success: page('standard_fee_configuration', 'FeeConfiguration'),
    }),
    createFeeConfiguration: api.post(`${base}/{fee_type}`, {
      requiresEnabled: true,
      summary: 'Create a fee configuration',
      description:
        'Replaces the configuration of the same type that applies at its start: that one then ends there, or never applies if both start at the same time. The new configuration ends at the start of the next one of its type. A brand type requires an active base type at that time. A configuration cannot be updated: create a new one to replace it.',
      provenance: 'stated',
      idempotencyKey: 'required',
      idempotencyKeyProvenance: 'reference',
      body: request({
        variable_rate: required(variableRate),
        transaction_fee_cents: { ...cents('Flat fee for each transaction, in addition.'), default: 0 },
        fee_cap_cents: cents('Maximum fee. Default: no limit.'),
        effective_start: onConditions(
          timestamp('platform', 'Start of the period in which it applies. Default: now.'),
          'start_not_passed',
        ),
        effective_end: onConditions(
          timestamp('platform', 'End of the period in which it applies.'),
          'end_after_start',
          'base_types_never_end',
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
    }),
    getActiveFeeConfiguration: api.get(`${base}/{fee_type}`, {
      summary: 'Get the active fee configuration of a type',
      description: 'Returns 404 if no configuration of the type applies now, even if one is scheduled.',
      provenance: 'stated',
      success: one(200, 'standard_fee_configuration', 'FeeConfiguration'),
    }),
    listFeeConfigurationHistory: api.get(`${base}/{fee_type}/history`, {
      summary: 'List all fee configurations of a type',
      description: 'Retired, active and scheduled configurations. Latest start first.',
      provenance: 'stated',
      query: pagination,
      success: page('standard_fee_configuration', 'FeeConfiguration'),
    }),
  },
});
