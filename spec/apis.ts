import { controlInfo, controlResources } from './control';
import { documentInfo } from './document';
import { resources } from './resources';
import { sharedSchemas } from './resources/shared';
import type { Surface } from './vocabulary/api';

/** The API that the sandbox stands in for. */
export const apiSurface: Surface = {
  info: documentInfo,
  resources,
  sharedSchemas,
  hasAccounts: true,
  bearer: { name: 'bearer', description: 'An access token.', isOptional: false },
};

const { Error = {}, PageInfo = {} } = sharedSchemas;

/** What the sandbox answers below `/_sandbox`. Errors have the API's form. */
export const controlSurface: Surface = {
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
