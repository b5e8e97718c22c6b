import { limits } from '../tables/limits';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, from, integer, request, required, resource, word } from '../vocabulary/schema';

export const accessTokens = defineResource({
  tag: 'Access tokens',
  description:
    'OAuth 2.0 client credentials: a key pair is exchanged for a token that authenticates every other request.',
  schemas: {
    AccessToken: resource(
      {
        access_token: word('Send it as `Authorization: Bearer <access_token>`.'),
        token_type: from('chosen', choice(['Bearer'], 'Always `Bearer`.')),
        expires_in: from('chosen', integer('Seconds until it expires.')),
      },
      {
        description: 'A token of one account of the platform: test or live, by the key pair.',
        'x-provenance': 'stated',
      },
    ),
  },
  operations: {
    createAccessToken: {
      method: 'post',
      path: '/oauth/token',
      summary: 'Get an access token',
      description: `The token is valid for ${limits.access_token_seconds.value / 3600} hours. The key pair decides between test and live.`,
      provenance: 'stated',
      authentication: 'none',
      idempotencyKey: 'none',
      body: request({
        client_id: required(word('The id of a key pair; starts with `test_` or `live_`.')),
        client_secret: required(word('The secret of the key pair.')),
        grant_type: from('reference', choice(['client_credentials'], 'May be sent, as OAuth 2.0 asks for it.')),
      }),
      formAccepted: true,
      success: bare(200, 'access_token', 'AccessToken'),
      errors: ['not_authenticated'],
    },
  },
});
