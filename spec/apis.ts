import { controlInfo, controlResources } from './control';
import { documentInfo } from './document';
import { resources } from './resources';
import { sharedSchemas } from './resources/shared';
import type { ApiDefinition } from './vocabulary/api';

/** The API that the sandbox stands in for. */
export const paymentApi: ApiDefinition = {
  info: documentInfo,
  resources,
  sharedSchemas,
  hasAccounts: true,
  bearer: { name: 'bearer', description: 'An access token.', isOptional: false },
};

const { Error = {}, PageInfo = {} } = sharedSchemas;

/** What the sandbox answers below `/_sandbox`. Errors have the API's form. */
export const controlApi: ApiDefinition = {
  info: controlInfo,
  resources: controlResources,
  sharedSchemas: { PageInfo, Error },
  hasAccounts: false,
  bearer: {
    name: 'control_token',
    description: 'The control token that the sandbox was started with, if it was started with one.',
    isOptional: true,
  },
};
