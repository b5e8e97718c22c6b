import { describe, expect, test } from 'vitest';
import { referencePages } from '../../spec/emit/reference-pages';
import { errorsOf } from '../../spec/derive/operation-errors';
import { operations, resources } from '../../spec/resources';
import { sharedSchemas } from '../../spec/resources/shared';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';

const { 'operations.md': operationsPage = '', 'objects.md': objectsPage = '' } = referencePages();
const headings = new Set(Array.from(objectsPage.matchAll(/^## (\w+)$/gm), ([, name]) => name));

const paths = ({ properties = {} }: Schema, within = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => [within + name, ...paths(field, `${within}${name}.`)]);

const rows = (section: string) => section.split('\n').filter((line) => line.startsWith('| `') || /^\| \d/.test(line));
const backticked = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);

describe('operations.md', () => {
  const sections = operationsPage.split(/^### /m).slice(1);

  test.each(Object.entries<Operation>(operations))('%s has a section', (id, operation) => {
    const { method, path, body = {}, query = {}, success } = operation;
    const section = sections.find((text) => text.includes(`\`${id}\``))?.split(/^## /m)[0] ?? '';
    expect(section).toContain(`\`${method.toUpperCase()} ${path}\` – \`${id}\``);
    expect(section).toContain(`- Response: ${success.status}, `);
    expect(section.includes('– extension')).toBe(operation.extension === true);
    const fields = rows(section).flatMap((row) => (row.startsWith('| `') ? backticked(row).slice(0, 1) : []));
    expect(fields).toEqual([...Object.keys(query), ...paths(body)]);
    const codes = rows(section).flatMap((row) => (row.startsWith('| `') ? [] : backticked(row)));
    expect([...new Set(codes)].sort()).toEqual([...errorsOf(operation)].sort());
  });

  test('has no other sections', () => {
    expect(sections).toHaveLength(Object.keys(operations).length);
  });
});

describe('objects.md', () => {
  test('has a section for every schema', () => {
    const schemas = [...resources.flatMap((resource) => Object.keys(resource.schemas)), ...Object.keys(sharedSchemas)];
    expect([...headings]).toEqual(schemas);
  });

  test('has the target of every link', () => {
    const anchors = new Set([...headings].map((name) => name?.toLowerCase()));
    const links = [operationsPage, objectsPage].flatMap((text) => [...text.matchAll(/objects\.md#(\w+)/g)]);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(([, anchor]) => anchor).filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});
