/** The areas of integration coverage, in the order of its reports. */
export const coverageAreas = {
  operations: { title: 'Operations', counts: 'Operations that were answered.' },
  declines: { title: 'Decline codes', counts: 'Decline codes of cards and bank accounts.' },
  error_codes: { title: 'Error codes', counts: 'Codes of error responses.' },
  webhook_events: { title: 'Webhook events', counts: 'Events that an endpoint accepted.' },
  retries: { title: 'Retries', counts: 'Writes that were sent again with the same key.' },
  idempotent_replays: { title: 'Idempotent replays', counts: 'Writes that were answered from their key.' },
  pages: { title: 'Pages of lists', counts: 'Lists of which another page was asked for.' },
} as const satisfies Record<string, { readonly title: string; readonly counts: string }>;

/** An area of the integration coverage. */
export type CoverageArea = keyof typeof coverageAreas;

/** Returns an object with a value for each area. */
export const byArea = <Value>(valueOf: (area: CoverageArea) => Value): Record<CoverageArea, Value> => ({
  operations: valueOf('operations'),
  declines: valueOf('declines'),
  error_codes: valueOf('error_codes'),
  webhook_events: valueOf('webhook_events'),
  retries: valueOf('retries'),
  idempotent_replays: valueOf('idempotent_replays'),
  pages: valueOf('pages'),
});

/** Returns whether a text is the name of an area of the coverage. */
export function isCoverageArea(text: string): text is CoverageArea {
  return Object.hasOwn(coverageAreas, text);
}

/** The names of the areas of the coverage. */
export const coverageAreaNames: readonly CoverageArea[] = Object.keys(coverageAreas).filter(isCoverageArea);
