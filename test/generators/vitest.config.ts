import { defineConfig } from 'vitest/config';

/** Apart from the other tests: generators take seconds, and nothing but the document can break what they make. */
export default defineConfig({ test: { include: ['test/generators/check.ts'], testTimeout: 120_000 } });
