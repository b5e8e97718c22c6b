import { limits } from '../tables/limits';
import { api } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, from, integer, request, resource, word } from '../vocabulary/schema';

export const accessToken = resource(
  'stated',
  'An access token for the test account or the live account of the platform, depending on the key pair.',
  {
    access_token: word('Send it as `Authorization: Bearer <access_token>`.'),
    token_type: from('chosen', choice(['Bearer'], 'Always `Bearer`.')),
    expires_in: from('chosen', integer('Seconds until it expires.')),
  },
);

export const accessTokens = defineResource({
  tag: 'Access tokens',
  description:
    'OAuth 2.0 client credentials: a key pair is exchanged for an access token, which authenticates every other request.',
  schemas: {
    AccessToken: accessToken,
  },
  operations: {
    createAccessToken: api.post('/oauth/token', {
      summary: 'Get an access token',
      description: `The token is valid for ${limits.access_token_seconds.value / 3600} hours. The key pair selects test mode or live mode. It is sent in the body or by HTTP Basic, its parts encoded like those of a form (RFC 6749, 2.3.1).`,
      provenance: 'stated',
      authentication: 'key_pair',
      idempotencyKey: 'none',
      body: request({
        client_id: word('Id of a key pair; starts with `test_` or `live_`. Required without HTTP Basic.'),
        client_secret: word('Secret of the key pair. Required without HTTP Basic.'),
        grant_type: from('reference', choice(['client_credentials'], 'Optional; OAuth 2.0 clients send it.')),
        scope: from('reference', word('Ignored, with a warning: OAuth 2.0 clients may send it.')),
      }),
      bodyOptional: true,
      formAccepted: true,
      success: bare(200, 'access_token', 'AccessToken'),
      errors: ['not_authenticated', 'parameter_missing'],
    }),
  },
});
