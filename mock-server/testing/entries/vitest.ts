export * from './testing';
export { createTest, expect, test, type TestFixtures } from '../vitest';
