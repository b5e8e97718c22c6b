import { platformNamePattern } from '../tables/limits';
import { accessToken } from '../resources/access-tokens';
import { pagination } from '../resources/shared';
import { control, platformControl } from '../vocabulary/define-operation';
import { always, terminal } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import {
  boolean,
  choice,
  integer,
  nested,
  nullable,
  request,
  required,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';

const keyPair = (mode: string) =>
  nested(`The key pair for ${mode} mode.`, {
    client_id: word(`Starts with \`${mode}_\`.`),
    client_secret: word('Secret; returned only here.'),
  });

const name = nullable(word('What its users call it; null without a name.'));
const givenName = word(
  'What its users call it: 1 to 64 lower-case letters, digits and `-`, not `default`. No two platforms have one name.',
  { pattern: platformNamePattern.source },
);

const unusedFor = (subject: string) =>
  word(
    `${subject} nobody has used for this duration, such as \`90d\`. Writes count exactly; reads count while the sandbox has the platform open.`,
  );

export const platforms = defineResource({
  tag: 'Platforms',
  description:
    'Platform accounts, each with its own key pairs, data and clock. Platforms are isolated from each other. The platform `default` always exists. A path takes the name of a platform in place of its id.',
  schemas: {
    Platform: resource('chosen', 'A platform of the sandbox.', {
      id: word('Id of the platform.'),
      name,
      bytes: nullable(integer('Stored bytes; null in memory, where nothing is stored.')),
      last_write_at: timestamp(
        'caller',
        'When it was last written, on the clock of the machine or of the database: a request that changes something, a background job or an attempted delivery. Reads are not writes.',
      ),
      open: boolean('Whether it is open: in use, or used a short time ago.'),
      objects: nullable(
        integer('Number of its records; null while it is closed, and while another replica has opened it.'),
      ),
      owner: nullable(
        word('Id of the replica that has opened it; null without a shared store, and while it is closed.'),
      ),
    }),
    NewPlatform: resource('chosen', 'A new platform with its secrets.', {
      id: word('Id of the platform.'),
      name,
      test: keyPair('test'),
      live: keyPair('live'),
    }),
    NamedPlatform: resource('chosen', 'A platform that has a name.', {
      id: word('Id of the platform.'),
      name: word('Its name.'),
    }),
    ResetPlatform: resource('chosen', 'A platform after a reset.', { id: word('Id of the platform.') }),
    EndedAccessTokens: resource('chosen', 'A platform whose tokens were ended.', { id: word('Id of the platform.') }),
    DeletedPlatform: resource('chosen', 'A platform that was deleted.', { id: word('Id of the platform.') }),
    AccessToken: accessToken,
  },
  display: {
    Platform: {
      columns: [
        always({ platform: 'id' }, 'name', 'objects', { size: 'bytes', last_write: 'last_write_at' }),
        terminal('open', 'owner'),
      ],
    },
  },
  operations: {
    listPlatforms: control.get('/_sandbox/platforms', {
      summary: 'List platforms',
      description:
        'By id, unless `order` is `last_write`: then the one that was written last is the first, such as a new one. It opens no platform, and reads nothing of those that are closed. With `unused_for`, the platform `default` is left out.',
      query: {
        order: choice(['id', 'last_write'], 'Order of the list. Default: `id`.'),
        unused_for: unusedFor('Platforms that'),
        ...pagination,
      },
      success: page('platform', 'Platform'),
      errors: ['host_not_allowed', 'parameter_invalid'],
    }),
    createPlatform: control.post('/_sandbox/platforms', {
      summary: 'Create a platform',
      description: 'The platform has its own key pairs and is isolated from all others.',
      body: request({ name: givenName }),
      bodyOptional: true,
      success: bare(201, 'platform', 'NewPlatform'),
      errors: ['host_not_allowed', 'parameter_invalid', 'platform_name_taken'],
    }),
    updatePlatform: control.patch('/_sandbox/platforms/{platform_id}', {
      summary: 'Name a platform',
      description:
        'Paths and options take the name like the id. It survives a reset, an import, an undo and a restored snapshot.',
      body: request({ name: required(givenName) }),
      success: bare(200, 'platform', 'NamedPlatform'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'platform_name_taken'],
    }),
    resetPlatform: platformControl.post('/_sandbox/platforms/{platform_id}/reset', {
      summary: 'Reset a platform',
      description:
        'Deletes everything except key pairs, tokens and snapshots. Access tokens remain valid. The clock returns to real time.',
      success: bare(200, 'platform', 'ResetPlatform'),
    }),
    deletePlatform: control.delete('/_sandbox/platforms/{platform_id}', {
      summary: 'Delete a platform',
      description:
        'Deletes the platform with everything in it. Its access tokens are no longer valid, and its file is gone when the response arrives. The platform `default` cannot be deleted.',
      query: { unused_for: unusedFor('Deletes the platform only if') },
      success: bare(200, 'platform', 'DeletedPlatform'),
      errors: [
        'host_not_allowed',
        'resource_not_found',
        'parameter_invalid',
        'default_platform_not_deletable',
        'platform_in_use',
      ],
    }),
    issueAccessToken: platformControl.post('/_sandbox/platforms/{platform_id}/access_tokens', {
      summary: 'Issue an access token',
      description:
        'A token for what a key pair of the platform may do, without its secret. The command line uses it: requests with it are marked as `own` in the request log, and are left out of reports and of the coverage. The request for it is not in the request log, and no fault matches it.',
      body: request({ mode: choice(['test', 'live'], 'Mode of the token.', { default: 'test' }) }),
      bodyOptional: true,
      success: bare(201, 'access_token', 'AccessToken'),
    }),
    endAccessTokens: platformControl.post('/_sandbox/platforms/{platform_id}/access_tokens/end', {
      summary: 'End the access tokens',
      description:
        'Ends all access tokens and web component tokens that were issued until now, of both modes, as if their time were over: the API answers `not_authenticated` until a client gets another one. Moving the clock ends none. No reset, restore, import or undo makes them valid again.',
      success: bare(200, 'platform', 'EndedAccessTokens'),
    }),
  },
});
