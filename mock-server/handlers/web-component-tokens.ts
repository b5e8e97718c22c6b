import { requireVisible } from '../actions/visibility';
import type { Context, Handler } from '../context';
import { valueRules } from '../../spec/tables/value-rules';
import { invalidParameter, SandboxError } from '../sandbox-error';
import { parseGrant, type WebComponentGrant } from '../domain/web-component-token';

export const createWebComponentToken: Handler<'createWebComponentToken'> = (context, { body }) => {
  const grants = body.resources.map((resource, index) => {
    const grant = parseGrant(resource);
    if (grant === undefined) {
      const name = `resources.${index}`;
      throw invalidParameter(name, valueRules.grant.fill({ name }));
    }
    return grant;
  });
  for (const grant of grants) requireObject(context, grant);
  const { settings, mode } = context;
  const { access_token, expires_in } = settings.issueWebComponentToken(mode, grants);
  return { access_token, token_type: 'Bearer', expires_in };
}; // parameter_invalid resource_not_found

/** Throws unless the object is visible to the request. The account of a token may also be the platform account. */
function requireObject(context: Context, { kind, id }: WebComponentGrant): void {
  switch (kind) {
    case 'checkout':
      requireVisible(context, 'checkouts', id);
      return;
    case 'account':
    case 'tokenize':
      requireAccount(context, id);
      return;
    case 'business':
      if (context.rows.find('businesses', id)?.mode !== context.mode) throw new SandboxError('resource_not_found', {});
  }
}

function requireAccount({ rows, mode, selected, account }: Context, id: string): void {
  if (rows.find('accounts', id)?.mode !== mode || (selected && id !== account.id))
    throw new SandboxError('resource_not_found', {});
}
