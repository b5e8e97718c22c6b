import { webComponentAccess, type WebComponentRule } from '../tables/web-component-access';
import type { Operation } from '../vocabulary/operation';

const rulesById: Readonly<Record<string, readonly WebComponentRule[]>> = webComponentAccess;

/** Returns the rules by which web component tokens allow an operation. An operation without a row has none, and is refused. */
export function webComponentRulesOf(id: string): readonly WebComponentRule[] {
  return Object.hasOwn(rulesById, id) ? (rulesById[id] ?? []) : [];
}

/** Returns the roles of web component tokens that allow an operation, such as `read:account`; none for most operations. */
export function webComponentRolesOf(id: string, { authentication }: Pick<Operation, 'authentication'>): string[] {
  if (authentication !== 'bearer') return [];
  return [...new Set(webComponentRulesOf(id).map(({ role, kind }) => `${role}:${kind}`))];
}
