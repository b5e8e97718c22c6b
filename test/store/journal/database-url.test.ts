import { expect, test } from 'vitest';
import { DatabaseUrlError, serverOf } from '../../../mock-server/store/journal/postgres/server-name';
import { parseStoreUrl } from '../../../cli/store-option';

test.each([
  ['postgres://u@db/sandbox', 'db:5432/sandbox', 0, 'read-write'],
  ['postgres://u:p,w@db:6432/sandbox', 'db:6432/sandbox', 0, 'read-write'],
  ['postgres:///sandbox?host=/run/postgresql', '/run/postgresql:5432/sandbox', 0, 'read-write'],
  ['postgres://u@a,b:5433/sandbox', 'a:5432,b:5433/sandbox', 2, 'read-write'],
  ['postgres://u:p@a:1,[::1]:2,c/sandbox?target_session_attrs=any', 'a:1,[::1]:2,c:5432/sandbox', 3, 'read-write'],
  ['postgres:///sandbox?user=u&host=a,b&port=1,2', 'a:1,b:2/sandbox', 2, 'read-write'],
  ['postgres:///sandbox?user=u&host=a,b&port=7', 'a:7,b:7/sandbox', 2, 'read-write'],
  ['postgres://u@a,b/s?target_session_attrs=primary', 'a:5432,b:5432/s', 2, 'primary'],
  ['postgres://u@db/s?target_session_attrs=read-write', 'db:5432/s', 1, 'read-write'],
])('%s is %s, of which %i are asked whether they are %s', (url, name, asked, target) => {
  const server = serverOf(url);
  expect([server.name, server.hosts.length, server.target]).toEqual([name, asked, target]);
  expect(URL.canParse(server.url)).toBe(true);
  expect(parseStoreUrl(url, '--store')).toBe(url);
});

test.each([
  ['postgres://u:secret@a b,c/s', 'Not a valid URL'],
  ['postgres://u:secret@a:x,b/s', 'Not a valid URL'],
  ['postgres://u:secret@a,b:x/s', 'Not a valid URL'],
  ['postgres://u:secret@a,b/s?target_session_attrs=standby', 'A sandbox writes to its database'],
  ['postgres://u:secret@a,b/s?target_session_attrs=prefer-standby', 'A sandbox writes to its database'],
  ['postgres://u:secret@a/s?target_session_attrs=read-only', 'A sandbox writes to its database'],
])('%s is refused without its password', (url, message) => {
  expect(() => serverOf(url)).toThrow(DatabaseUrlError);
  expect(() => serverOf(url)).toThrow(message);
  expect(() => serverOf(url)).not.toThrow('secret');
});
