import { limits } from '../tables/limits';
import { kindWithoutRole, resourcePattern, webComponentKinds, webComponentRoles } from '../tables/web-component-roles';
import { api } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, from, integer, list, request, required, resource, word } from '../vocabulary/schema';

const { value: MAX_RESOURCES } = limits.web_component_resources;
const { value: SECONDS } = limits.web_component_token_seconds;

/** The id has no colon. Whether it is the id of something is not a matter of form. */
export const webComponentTokens = defineResource({
  tag: 'Web component tokens',
  description:
    'Short-lived tokens for the components of a web page. A token is good for the named resources only, so that it can be given to a browser.',
  schemas: {
    WebComponentToken: resource('reference', 'A token for the components of a web page.', {
      access_token: word(
        'A JWT. Send it as `Authorization: Bearer <access_token>`. Its claim `exp` is the end of its time, in seconds since 1970.',
      ),
      token_type: from('chosen', choice(['Bearer'], 'Always `Bearer`.')),
      expires_in: integer('Seconds until it expires.'),
    }),
  },
  operations: {
    createWebComponentToken: api.post('/v1/web_component_tokens', {
      summary: 'Create a web component token',
      description:
        `The token is valid for ${SECONDS / 60} minutes, for the mode of the access token, and for the named resources. ` +
        'Each operation names the roles that allow it. Another operation, or an account other than that of the token, is refused with `not_authorized`. ' +
        'A request of a token for one account runs on that account; Sub-Account is not needed. ' +
        'No web component token can create another one.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      signedField: 'access_token',
      body: request({
        resources: required(
          list(
            word('A role, a kind of resource, and an id.', { pattern: resourcePattern }),
            `What the token is good for, each as \`<role>:<kind>:<id>\`. Roles: ${webComponentRoles.join(', ')}. Kinds: ${webComponentKinds.join(', ')}. ` +
              `\`account\` and \`${kindWithoutRole}\` take the id of an account; \`${kindWithoutRole}:<id>\` means \`write:${kindWithoutRole}:<id>\`.`,
            { minItems: 1, maxItems: MAX_RESOURCES, 'x-errors': { minItems: 'parameter_missing' } },
          ),
        ),
      }),
      success: bare(200, 'web_component_token', 'WebComponentToken'),
      errors: ['resource_not_found'],
    }),
  },
});
