/**
 * How we know a fact. `stated`: the service's specification says it. `reference`: services of exactly this shape behave
 * so in public. `chosen`: nobody says, and this is the default a payments engineer would expect.
 */
export type Provenance = 'stated' | 'reference' | 'chosen';
