/** The roles of web component tokens: to read something, or to change it as well. Source: Web component tokens. */
export const webComponentRoles = ['read', 'write'] as const;

export type WebComponentRole = (typeof webComponentRoles)[number];

/**
 * The kinds of access of a web component token: to the objects of an account, to a business with its entities, to a checkout, or
 * to the creation of payment methods in an account. Source: Web component tokens.
 */
export const webComponentKinds = ['account', 'business', 'checkout', 'tokenize'] as const;

export type WebComponentKind = (typeof webComponentKinds)[number];

/** The kind that needs no role in a request, since there is nothing to read: `tokenize:<id>` is `write:tokenize:<id>`. */
export const kindWithoutRole = 'tokenize' satisfies WebComponentKind;

/** A resource in a request: a role, a kind and an id. */
export const resourcePattern = `^(?:(?:${webComponentRoles.join('|')}):(?:${webComponentKinds.join('|')})|${kindWithoutRole}):[0-9A-Za-z_]{1,64}$`;
