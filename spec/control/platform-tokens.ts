import { control } from '../vocabulary/define-operation';
import { always } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import { id, request, required, resource, timestamp, word } from '../vocabulary/schema';

const path = '/_sandbox/platforms/{platform_id}/tokens';

const token = {
  id: id('ptk', 'Id of the token.'),
  name: word('Name of the person or the job that has it.'),
  created_at: timestamp('caller', 'When it was created, on the clock of the machine.'),
};

export const platformTokens = defineResource({
  tag: 'Platform tokens',
  description:
    'Tokens for those who may use one platform only. A token is sent like the control token, and opens the dashboard and the control API of its platform. It does not open other platforms, lists of platforms or replicas, metrics, or these operations. Only its hash is stored. It survives a restart, a reset, an import and a restored snapshot. A sandbox without a control token asks for none.',
  schemas: {
    PlatformToken: resource('chosen', 'A token of a platform.', token),
    NewPlatformToken: resource('chosen', 'A new token of a platform with its secret.', {
      ...token,
      token: word('The token: secret, returned only here.'),
    }),
    DeletedPlatformToken: resource('chosen', 'A token that was deleted.', { id: id('ptk', 'Id of the token.') }),
  },
  display: {
    PlatformToken: { columns: [always({ created: 'created_at' }, 'name', 'id')] },
  },
  operations: {
    createPlatformToken: control.post(path, {
      summary: 'Create a platform token',
      description: 'The token opens the control API of this platform only. It is returned once, and stored as a hash.',
      body: request({
        name: required(word('Name of the person or the job that gets it.', { minLength: 1, maxLength: 100 })),
      }),
      success: bare(201, 'platform_token', 'NewPlatformToken'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'token_limit_reached'],
    }),
    listPlatformTokens: control.get(path, {
      summary: 'List platform tokens',
      description: 'All of them, newest first, without their secrets.',
      success: page('platform_token', 'PlatformToken'),
    }),
    deletePlatformToken: control.delete(`${path}/{token_id}`, {
      summary: 'Delete a platform token',
      description: 'Revokes it: from now on it opens nothing, and who signed in with it is signed out.',
      success: bare(200, 'platform_token', 'DeletedPlatformToken'),
    }),
  },
});
