import type { ApiPromise } from '../api-promise';
import type { Scope } from '../transport/scope';
import type { CreateWebComponentTokenParams, WebComponentToken, WriteOptions } from '../types';

/** Web component tokens: short-lived tokens for the components of a web page. */
export class WebComponentTokens {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates a token that is valid for an hour and good for the named resources only, each `<role>:<kind>:<id>`. It is a JWT.
   * Give it to a page, which sends it as its access token.
   *
   *     const { access_token } = await client.webComponentTokens.create({ resources: ['write:checkout:cho_…'] });
   *
   * Throws `InvalidRequestError`: `parameter_missing` (no resources), `parameter_invalid` (a resource of another form),
   * `NotFoundError`: `resource_not_found` (an id that the account does not have). A client with such a token cannot create
   * another one. Source: Web component tokens.
   */
  create(params: CreateWebComponentTokenParams, options?: WriteOptions): ApiPromise<WebComponentToken> {
    return this.#scope.postBare('/v1/web_component_tokens', [], params, options);
  }
}
