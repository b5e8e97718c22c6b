import { limits } from '../tables/limits';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, from, integer, request, required, resource, word } from '../vocabulary/schema';

export const accessTokens = defineResource({
  tag: 'Access tokens',
  description:
    'OAuth 2.0 client credentials: a key pair is exchanged for an access token, which authenticates every other request.',
  schemas: {
    AccessToken: resource(
      {
        access_token: word('Send it as `Authorization: Bearer <access_token>`.'),
        token_type: from('chosen', choice(['Bearer'], 'Always `Bearer`.')),
        expires_in: from('chosen', integer('Seconds until it expires.')),
      },
      {
        description:
          'An access token for the test account or the live account of the platform, depending on the key pair.',
        'x-provenance': 'stated',
      },
    ),
  },
  operations: {
    createAccessToken: {
      method: 'post',
      path: '/oauth/token',
      summary: 'Get an access token',
      description: `The token is valid for ${limits.access_token_seconds.value / 3600} hours. The key pair selects test mode or live mode.`,
      provenance: 'stated',
      authentication: 'none',
      idempotencyKey: 'none',
      body: request({
        client_id: required(word('Id of a key pair; starts with `test_` or `live_`.')),
        client_secret: required(word('Secret of the key pair.')),
        grant_type: from('reference', choice(['client_credentials'], 'Optional; OAuth 2.0 clients send it.')),
      }),
      formAccepted: true,
      success: bare(200, 'access_token', 'AccessToken'),
      errors: ['not_authenticated'],
    },
  },
});
