import type { PageList } from '../../sdk/pages';
import type { Scope } from '../../sdk/transport/scope';
import type { ListPath, Query } from '../../sdk/transport/typed-paths';
import type { QueryParams } from '../../sdk/transport/url';
import type { Payment, Refund } from '../../sdk/types';

declare const scope: Scope;
const options = {};
const payment = { amount: 1, currency: 'usd', payment_method: { token: 'pm_1' } } as const;

// The path decides the result.
export const one: Promise<Payment> = scope.get('/v1/payments/{payment_id}', ['py_1'], options);
export const list: PageList<Payment> = scope.list('/v1/payments', [], {}, options);
// @ts-expect-error a payment is not a refund
export const wrong: Promise<Refund> = scope.get('/v1/payments/{payment_id}', ['py_1'], options);
// @ts-expect-error a list of payments is not a list of refunds
export const wrongList: PageList<Refund> = scope.list('/v1/payments', [], {}, options);

// The method and the shape of the response decide the paths.
// @ts-expect-error unknown path
scope.get('/v1/payment/{payment_id}', ['py_1'], options);
// @ts-expect-error this path has no PATCH
scope.patch('/v1/payments', [], {}, options);
// @ts-expect-error a list is not one resource
scope.get('/v1/payments', [], options);
// @ts-expect-error this response has no envelope
scope.post('/v1/payment_intents', [], { amount: 1, currency: 'usd' }, options);
// @ts-expect-error this response has an envelope
scope.postBare('/v1/payments', [], payment, options);

// The path decides the input: the values of its placeholders in their order, the query, the body.
// @ts-expect-error the path parameter is missing
scope.get('/v1/payments/{payment_id}', [], options);
// @ts-expect-error the path has one parameter
scope.get('/v1/payments/{payment_id}', ['py_1', 'py_2'], options);
// @ts-expect-error an id is a string
scope.get('/v1/payments/{payment_id}', [1], options);
// @ts-expect-error the body is missing
scope.post('/v1/payments', [], undefined, options);
scope.post('/v1/payments/{payment_id}/void', ['py_1'], undefined, options);
scope.post('/v1/payments/{payment_id}/capture', ['py_1'], undefined, options);
scope.post('/v1/payments/{payment_id}/capture', ['py_1'], { amount: 1 }, options);
// @ts-expect-error the body of this operation has no fields
scope.post('/v1/payments/{payment_id}/void', ['py_1'], { amount: 1 }, options);
// @ts-expect-error an amount is a number
scope.post('/v1/payments', [], { ...payment, amount: '1' }, options);
// @ts-expect-error the query is missing
scope.list('/v1/payments', [], undefined, options);
// @ts-expect-error `archived` is the status of an account
scope.list('/v1/payments', [], { status: 'archived' }, options);
// @ts-expect-error a read has no idempotency key
scope.get('/v1/payments/{payment_id}', ['py_1'], { idempotencyKey: 'k' });

// A URL is written without styles of serialization: no list has a parameter that is a list or an object.
export const params = (query: { [Path in ListPath]: Query<Path> }[ListPath]): QueryParams => query;
