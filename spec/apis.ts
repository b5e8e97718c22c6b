import { controlResources } from './control';
import { resources } from './resources';
import { sharedSchemas } from './resources/shared';
import { apiVersion } from './tables/api-version';
import type { ApiDefinition } from './vocabulary/api';

const license = { name: 'MIT', identifier: 'MIT' };

const serverAt = (description: string) => ({
  url: '{base_url}',
  variables: { base_url: { default: '/', description } },
});

/** The API of the service, which the sandbox implements. Source: What the service does, Authentication, Versioning. */
export const paymentApi: ApiDefinition = {
  info: {
    title: 'Payment processing API',
    version: apiVersion,
    summary: 'Payments, refunds and sub accounts for platforms.',
    description:
      'Requests and responses are JSON. Amounts are integers in the smallest unit of the currency, times are ISO 8601 in UTC. Test mode and live mode have separate credentials and share no data.',
    license,
    servers: [serverAt('Base URL of the service.')],
  },
  resources,
  sharedSchemas,
  hasAccounts: true,
  bearer: { name: 'bearer', description: 'An access token.', isOptional: false },
};

const { Error = {}, PageInfo = {} } = sharedSchemas;

/** The control API of the sandbox, below `/_sandbox`. Its errors have the form of the API's errors. */
export const controlApi: ApiDefinition = {
  info: {
    title: 'Control API of the sandbox',
    version: '1.0.0',
    summary: 'Platforms, their clocks, and simulated third parties.',
    description:
      'Operations of the sandbox itself, which the API does not have. They take no access token. A sandbox that was started with a control token requires that token, or for most operations on a platform a token of that platform. Errors have the same form as in the API.',
    license,
    servers: [serverAt('Base URL of the sandbox.')],
  },
  resources: controlResources,
  sharedSchemas: { PageInfo, Error },
  hasAccounts: false,
  bearer: {
    name: 'control_token',
    description:
      'The control token that the sandbox was started with, if any; for most operations on a platform also a token of it.',
    isOptional: true,
  },
};
