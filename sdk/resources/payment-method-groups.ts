import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  ListPaymentMethodGroupsParams,
  PaymentMethodGroup,
  PaymentMethodGroupDetails,
  ReadOptions,
  UpdatePaymentMethodGroupParams,
  WriteOptions,
} from '../types';

/**
 * Groups of payment methods of an account, such as those of a payer. `paymentMethods.create` and `checkouts.create` take the id
 * of one as `payment_method_group_id`.
 */
export class PaymentMethodGroups {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates an empty group.
   * Throws `BadRequestError`: `sub_account_not_enabled`, `InvalidRequestError` (a sandbox that requires a sub account).
   * Source: Resources, Payment.
   */
  create(options?: WriteOptions): ApiPromise<PaymentMethodGroup> {
    return this.#scope.post('/v1/payment_method_groups', [], undefined, options);
  }

  /**
   * Returns groups without their payment methods, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Endpoints, Common rules.
   */
  list(params: ListPaymentMethodGroupsParams = {}, options?: ReadOptions): PageList<PaymentMethodGroup> {
    return this.#scope.list('/v1/payment_method_groups', [], params, options);
  }

  /** Returns a group with its payment methods. Throws `NotFoundError`. Source: Resources, Payment. */
  get(groupId: string, options?: ReadOptions): ApiPromise<PaymentMethodGroupDetails> {
    return this.#scope.get('/v1/payment_method_groups/{payment_method_group_id}', [groupId], options);
  }

  /**
   * Adds payment methods of the account of the group. Those that it has stay.
   *
   * Throws `NotFoundError` (the group): `payment_method_not_found`, after which none was added, `InvalidRequestError` (a
   * parameter): `payment_method_group_max_payment_methods`.
   * Source: Resources, Payment.
   */
  update(
    groupId: string,
    params: UpdatePaymentMethodGroupParams,
    options?: WriteOptions,
  ): ApiPromise<PaymentMethodGroupDetails> {
    return this.#scope.patch('/v1/payment_method_groups/{payment_method_group_id}', [groupId], params, options);
  }

  /**
   * Deletes a payment method from a group, and nowhere else.
   *
   * Throws `NotFoundError` (the group): `payment_method_not_found` (it is not in the group).
   * Source: Resources, Payment.
   */
  deletePaymentMethod(
    groupId: string,
    paymentMethodId: string,
    options?: WriteOptions,
  ): ApiPromise<PaymentMethodGroupDetails> {
    return this.#scope.delete(
      '/v1/payment_method_groups/{payment_method_group_id}/payment_methods/{payment_method_id}',
      [groupId, paymentMethodId],
      options,
    );
  }
}
