import { webComponentRolesOf } from '../derive/web-component-roles';
import { operations } from '../resources';
import type { ApiDefinition } from '../vocabulary/api';
import type { Operation } from '../vocabulary/operation';
import type { JsonObject } from './json';

const CLIENT_CREDENTIALS = 'client_credentials';
const KEY_PAIR = 'key_pair';
const WEB_COMPONENT_TOKEN = 'web_component_token';

/** Returns the security schemes of an API. Without a base URL, addresses in them are relative to that of the server. */
export function securitySchemes({ bearer, hasAccounts }: ApiDefinition, baseUrl = ''): JsonObject {
  return {
    ...(hasAccounts && { [CLIENT_CREDENTIALS]: clientCredentials(baseUrl) }),
    [bearer.name]: { type: 'http', scheme: 'bearer', description: bearer.description },
    ...(hasAccounts && { [WEB_COMPONENT_TOKEN]: webComponentToken, [KEY_PAIR]: keyPair }),
  };
}

/** Returns the credentials of the operations that name no others. */
export function defaultSecurity({ bearer, hasAccounts }: ApiDefinition): readonly JsonObject[] {
  return [
    ...(hasAccounts ? [{ [CLIENT_CREDENTIALS]: [] }] : []),
    { [bearer.name]: [] },
    ...(bearer.isOptional ? [{}] : []),
  ];
}

/** Returns the credentials of an operation; undefined where those of the document are the only ones. */
export function securityOf(id: string, operation: Operation): JsonObject[] | undefined {
  if (operation.authentication === 'none') return [];
  if (operation.authentication === 'key_pair') return [{ [KEY_PAIR]: [] }, {}];
  const roles = webComponentRolesOf(id, operation);
  if (roles.length === 0) return undefined;
  return [{ [CLIENT_CREDENTIALS]: [] }, { [operation.authentication]: [] }, { [WEB_COMPONENT_TOKEN]: roles }];
}

const clientCredentials = (baseUrl: string): JsonObject => ({
  type: 'oauth2',
  description:
    'An access token that a client gets itself for a key pair, which it sends by HTTP Basic (`client_secret_basic`) or in the body ' +
    '(`client_secret_post`). There are no scopes.',
  flows: { clientCredentials: { tokenUrl: `${baseUrl}${operations.createAccessToken.path}`, scopes: {} } },
});

const webComponentToken: JsonObject = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'A web component token with one of the named roles on the object of the request.',
};

const keyPair: JsonObject = {
  type: 'http',
  scheme: 'basic',
  description: 'The client id and the client secret of a key pair. They may be in the body instead.',
};
