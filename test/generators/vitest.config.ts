import { defineConfig } from 'vitest/config';

/** A separate run: generators take seconds, and only the document affects their output. */
export default defineConfig({
  test: { include: ['test/generators/check.ts'], testTimeout: 120_000, hookTimeout: 240_000 },
});
