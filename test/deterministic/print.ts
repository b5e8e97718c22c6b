import { inMemory } from './seeded';

/** Prints the flow as JSON. Run by `on-nodes.ts`, built, by each release of Node. */
process.stdout.write(JSON.stringify(await inMemory()));
