import { describe, expect, test } from 'vitest';
import { controlApi, paymentApi } from '../../spec/apis';
import { publishedDocument } from '../../spec/emit/document';
import { examples } from '../../spec/generated/examples';
import { isPlainObject } from '../../mock-server/wire/json';

/** Returns the values of a document with this name, by their path. */
function valuesNamed(name: string, value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each, i) => valuesNamed(name, each, `${path}/${i}`));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === name ? [[path, each] satisfies [string, unknown]] : []),
    ...valuesNamed(name, each, `${path}/${key}`),
  ]);
}

describe.each([
  ['the API', paymentApi],
  ['the control API', controlApi],
])('the document of %s', (_, api) => {
  const document = publishedDocument(api, { examples });
  const operations = Object.values(Object(document['paths'])).flatMap((methods) => Object.values(Object(methods)));

  test('describes each operation in sentences beyond its title', () => {
    expect(operations.length).toBeGreaterThan(50);
    for (const { operationId, summary, description } of operations.map(Object)) {
      expect(description, operationId).toMatch(/^[A-Z`].*\.$/s);
      expect(description, operationId).not.toBe(`${summary}.`);
    }
  });

  test('has no empty list of examples', () => {
    const all = valuesNamed('examples', document);
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(([, each]) => Object.keys(Object(each)).length === 0).map(([path]) => path)).toEqual([]);
  });

  test('has an example of each response that succeeds with JSON', () => {
    const without = operations.map(Object).flatMap(({ operationId, responses }) =>
      Object.entries(Object(responses))
        .filter(([status, response]) => {
          const json = Object(Object(response).content)['application/json'];
          return status.startsWith('2') && json !== undefined && Object(json).example === undefined;
        })
        .map(([status]) => `${String(operationId)} ${status}`),
    );
    expect(without).toEqual([]);
  });
});
