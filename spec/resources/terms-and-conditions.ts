import { entities } from '../vocabulary/define-operation';
import { defineResource, one } from '../vocabulary/operation';
import { boolean, id, ignored, nullable, request, required, resource, text, word } from '../vocabulary/schema';
import { onConditions } from './conditions';

/** Acceptances of the terms of the service by businesses. */
export const termsAndConditions = defineResource({
  tag: 'Terms and conditions',
  description: 'Acceptances of the terms of the service by businesses.',
  schemas: {
    TermsAndConditions: resource('reference', 'An acceptance of the terms.', {
      id: id('tac', 'Id of the acceptance.'),
      business_id: id('biz', 'The business that accepted.'),
      accepted: boolean('Always true.'),
      ip: word('IPv4 or IPv6 address of the person who accepted.'),
      user_agent: nullable(text('Browser of the person who accepted.')),
    }),
  },
  operations: {
    createTermsAndConditions: entities.post('/v1/entities/terms_and_conditions', {
      summary: 'Accept the terms and conditions',
      description:
        'The business has `terms_conditions_accepted` from then on. Terms that are not accepted count as missing.',
      body: request(
        {
          business_id: required(word('The business that accepts.')),
          accepted: required(onConditions(boolean('Whether the terms are accepted.'), 'accepted_terms')),
          ip: word('IPv4 or IPv6 address of the person who accepts. Default: that of the caller.'),
          user_agent: text('Browser of the person who accepts.'),
          id: ignored(),
          platform_account_id: ignored(),
          created_at: ignored(),
          updated_at: ignored(),
        },
        { 'x-empty-is-absent': true },
      ),
      success: one(201, 'onboarding', 'TermsAndConditions'),
      errors: ['resource_not_found', 'parameter_missing', 'parameter_invalid'],
    }),
  },
});
