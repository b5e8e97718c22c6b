import { describe, expect, test } from 'vitest';
import { controlOperations, controlResources } from '../../spec/control';
import { referencePages } from '../../spec/emit/reference-pages';
import { errorsOf } from '../../spec/derive/operation-errors';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';

const { 'control.md': page = '' } = referencePages();
const sections = page.split(/^### /m).slice(1);

describe('control.md', () => {
  test.each(Object.entries<Operation>(controlOperations))('%s has a section', (id, operation) => {
    const { method, path, body } = operation;
    const section = sections.find((text) => text.includes(`\`${id}\``)) ?? '';
    expect(section).toContain(`\`${method.toUpperCase()} ${path}\` – \`${id}\``);
    for (const field of Object.keys(body?.properties ?? {})) expect(section).toContain(`| \`${field}\` |`);
    for (const code of errorsOf(operation)) expect(section).toContain(`\`${code}\``);
  });

  test('describes the objects of its responses, and links to no other page for them', () => {
    const schemas = controlResources.flatMap((resource) => Object.keys(resource.schemas));
    const headings = sections.map((text) => text.split('\n')[0]);
    expect(schemas.filter((name) => !headings.includes(name))).toEqual([]);
    const links = Array.from(page.matchAll(/\]\(#(\w+)\)/g), ([, anchor]) => anchor);
    const anchors = schemas.map((name) => name.toLowerCase());
    expect(links.filter((anchor) => anchor === undefined || !anchors.includes(anchor))).toEqual([]);
    expect(page).not.toContain('objects.md');
  });
});

test('the control API and the API share no paths or operation ids', () => {
  const control = Object.entries<Operation>(controlOperations);
  expect(control.filter(([id]) => Object.hasOwn(operations, id))).toEqual([]);
  for (const [id, { path, authentication, idempotencyKey }] of control) {
    expect(path).toMatch(/^\/_sandbox\//);
    expect([id, authentication, idempotencyKey]).toEqual([id, id === 'getHealth' ? 'none' : 'control_token', 'none']);
  }
  expect(Object.values<Operation>(operations).filter(({ path }) => path.startsWith('/_sandbox'))).toEqual([]);
});
