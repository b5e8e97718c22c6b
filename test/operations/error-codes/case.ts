import type { SimulatedErrorCode } from '../../../spec/tables/simulated-errors';
import type { ApiResponse } from '../../support/api';
import { payment } from '../../support/bodies';
import type { TestPlatform } from '../../support/test-platform';

/** Sends the request that an error code answers, on a platform of its own, after all that has to come before it. */
export type Case = (platform: TestPlatform) => Promise<ApiResponse>;

/** A case for every code of a table: a code without one does not compile. */
export type CasesOf<Errors> = { readonly [Code in keyof Errors]: Case };

/** A payment that cannot be made. */
export const pays =
  (fields: Readonly<Record<string, unknown>>): Case =>
  ({ testMode }) =>
    testMode.post('/v1/payments', payment(fields));

/** A payment whose metadata ask for an error that no request of its own brings about. */
export const asks = (error: SimulatedErrorCode): Case => pays({ metadata: { payment_test: { error } } });
