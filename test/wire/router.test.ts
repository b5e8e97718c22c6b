import { expect, test } from 'vitest';
import { Router } from '../../mock-server/wire/router';

function routerOf(...paths: string[]): Router<string> {
  const router = new Router<string>();
  for (const path of paths) router.add('GET', path, path);
  return router;
}

function found(router: Router<string>, path: string, ...names: string[]) {
  const route = router.find('GET', path);
  return route && [route.target, ...names.map((name) => route.path(name))];
}

test('a literal segment comes before a parameter in its place, but only if the rest of the path matches, too', () => {
  const router = routerOf('/a/{id}/b', '/a/list/c', '/a/{id}/{part}/d', '/a/list');
  expect(found(router, '/a/list')).toEqual(['/a/list']);
  expect(found(router, '/a/list/c')).toEqual(['/a/list/c']);
  expect(found(router, '/a/list/b', 'id')).toEqual(['/a/{id}/b', 'list']);
  expect(found(router, '/a/list/b/d', 'id', 'part')).toEqual(['/a/{id}/{part}/d', 'list', 'b']);
});

test('a parameter matches one segment that is not empty, decoded where its escapes are valid', () => {
  const router = routerOf('/a/{id}', '/{x}/{y}/z');
  expect(found(router, '/a/1%2F2%20', 'id')).toEqual(['/a/{id}', '1/2 ']);
  expect(found(router, '/a/%E0%A4%A', 'id')).toEqual(['/a/{id}', '%E0%A4%A']);
  expect(found(router, '/p/q/z', 'y', 'x', 'other')).toEqual(['/{x}/{y}/z', 'q', 'p', '']);
  for (const path of ['/a/', '/a', '/a/b/', '/a//z', '//a/z', '/a/b/c', '/', '/__proto__'])
    expect(found(router, path)).toBeUndefined();
});

test('each method has its own routes, and HEAD those of GET', () => {
  const router = routerOf('/a/{id}');
  router.add('POST', '/a/{id}', 'post');
  expect(router.find('POST', '/a/1')?.target).toBe('post');
  expect(router.find('HEAD', '/a/1')?.target).toBe('/a/{id}');
  expect(router.find('PUT', '/a/1')).toBeUndefined();
});
