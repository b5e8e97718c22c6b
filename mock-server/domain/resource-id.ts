/**
 * Returns the id of a rendered resource. A payment method has its id in its card or bank account; an onboarding entry has only
 * that of its sub account.
 */
export function resourceId(resource: object): string | null {
  if ('id' in resource) return textOf(resource.id);
  if ('sub_account_id' in resource) return textOf(resource.sub_account_id);
  const values: readonly unknown[] = Object.values(resource);
  for (const inner of values) if (typeof inner === 'object' && inner !== null && 'id' in inner) return textOf(inner.id);
  return null;
}

function textOf(id: unknown): string | null {
  return typeof id === 'string' ? id : null;
}
