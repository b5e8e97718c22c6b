interface SignedAddressRow {
  /** Outside the API, without an access token. */
  readonly path: `/${string}/{name}`;
  /** The ends of names. */
  readonly extension: string;
}

/** The addresses that need no access token, since the platform signs their names. */
export const signedAddresses = {
  upload: { path: '/_uploads/{name}', extension: '' },
  report: { path: '/_reports/payouts/{name}', extension: '.csv' },
} as const satisfies Record<string, SignedAddressRow>;

/** The purposes of signed addresses. A name is valid for one purpose only. */
export type SignedPurpose = keyof typeof signedAddresses;
