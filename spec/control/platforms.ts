import { bare, defineResource } from '../vocabulary/operation';
import { resource, word } from '../vocabulary/schema';

const keyPair = (world: string) =>
  resource(
    {
      client_id: word(`Starts with \`${world}_\`.`),
      client_secret: word('Shown this once.'),
    },
    { description: `The key pair of the ${world} world.` },
  );

export const platforms = defineResource({
  tag: 'Platforms',
  description:
    'A platform account with its key pairs, its data and its clock. Platforms never see each other. The platform `default` is always there.',
  schemas: {
    NewPlatform: resource(
      { id: word('Id of the platform.'), test: keyPair('test'), live: keyPair('live') },
      { description: 'A platform with its secrets.', 'x-provenance': 'chosen' },
    ),
    ResetPlatform: resource(
      { id: word('Id of the platform.') },
      { description: 'A platform that was emptied.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    createPlatform: {
      method: 'post',
      path: '/_sandbox/platforms',
      summary: 'Make a platform',
      description: 'With key pairs of its own, apart from all others.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(201, 'platform', 'NewPlatform'),
      errors: ['host_not_allowed'],
    },
    resetPlatform: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/reset',
      summary: 'Empty a platform',
      description:
        'Takes away all but the key pairs and the snapshots; tokens stay valid. Its clock shows real time again.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'platform', 'ResetPlatform'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
  },
});
