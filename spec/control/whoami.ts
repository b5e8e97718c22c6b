import { platformControl } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, nested, nullable, resource, word } from '../vocabulary/schema';

export const WHOAMI_PATH = '/_sandbox/whoami';

export const whoami = defineResource({
  tag: 'Whoami',
  description: 'What a credential is for the sandbox, and which platform is meant.',
  schemas: {
    Whoami: resource('chosen', 'The caller.', {
      credential: choice(
        ['none', 'control_token', 'platform_token', 'key_pair'],
        'What was sent. `none`: the sandbox has no control token, and asks for none.',
      ),
      mode: nullable(choice(['test', 'live'], 'Mode of the key pair; null for any other credential.')),
      platform: nullable(
        nested('The platform of the token or of the key pair, or the one that was asked for; null for neither.', {
          id: word('Id of the platform.'),
          name: nullable(word('What its users call it; null without a name.')),
        }),
      ),
    }),
  },
  operations: {
    getWhoami: platformControl.get(WHOAMI_PATH, {
      summary: 'Look up a credential',
      description:
        'Takes a control token or the token of a platform as Authorization: Bearer, or a key pair as Authorization: Basic. Opens no platform that is asked for. The request is not in a request log, and no fault matches it.',
      query: {
        platform: word('Platform to look up, by id or name. With a token of a platform, only its own is known.'),
      },
      success: bare(200, 'whoami', 'Whoami'),
      errors: ['host_not_allowed', 'resource_not_found'],
    }),
  },
});
