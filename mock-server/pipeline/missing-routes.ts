import { notInSandbox } from '../../spec/tables/not-in-sandbox';
import { pathPattern } from '../wire/router';

/** The operations of the service that the sandbox does not have, as routes. */
export const missingRoutes = notInSandbox.flatMap(({ feature, operations }) =>
  operations.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return { method, pattern: pathPattern(path), deprecated: false, feature };
  }),
);
