/**
 * The source of a fact. `stated`: the service documents it. `reference`: public services of the same shape behave this way.
 * `chosen`: it is undocumented, and this is the default that a payments engineer would expect.
 */
export type Provenance = 'stated' | 'reference' | 'chosen';
