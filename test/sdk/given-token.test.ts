import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { AuthenticationError, Client, PermissionError } from '../../sdk';
import { BASE_URL, clientOf, failure, fakeService, fakeSystem, json, one, SECRET } from './fake-service';

const accessToken = 'a-token-of-somebody';
const { system } = fakeSystem();

const sentTokens = ({ seen }: Pick<ReturnType<typeof fakeService>, 'seen'>) =>
  seen.map(({ headers }) => headers.get('Authorization'));

describe('a client with a token', () => {
  test('sends it, and requests none', async () => {
    vi.stubEnv('PAYMENTS_CLIENT_ID', undefined);
    const service = fakeService(one({ id: 'py_1' }));
    const client = new Client({ accessToken, baseUrl: BASE_URL, fetch: service.fetch });
    await client.payments.get('py_1');
    await client.raw.GET('/v1/payments');
    expect(sentTokens(service)).toEqual([`Bearer ${accessToken}`, `Bearer ${accessToken}`]);
    expect(service.tokenRequests).toEqual([]);
  });

  test('does not renew it', async () => {
    const service = fakeService(failure(401, 'not_authenticated'));
    const client = new Client({ accessToken, baseUrl: BASE_URL, fetch: service.fetch, system });
    await expect(client.payments.get('py_1')).rejects.toThrow(AuthenticationError);
    expect([service.seen.length, service.tokenRequests]).toEqual([1, []]);
  });

  test('needs a URL, and a token that is not empty', () => {
    vi.stubEnv('PAYMENTS_API_URL', undefined);
    expect(() => new Client({ accessToken })).toThrow('baseUrl is missing');
    expect(() => new Client({ accessToken: '', baseUrl: BASE_URL })).toThrow('accessToken is empty');
  });

  test('prints it nowhere', async () => {
    const lines: unknown[] = [];
    const log = (...line: unknown[]) => void lines.push(line);
    const logger = { error: log, warn: log, info: log, debug: log };
    const { fetch } = fakeService(json(404, { error: { code: 'resource_not_found', message: accessToken } }));
    const client = new Client({ accessToken, baseUrl: BASE_URL, fetch, logger, logLevel: 'debug', onResponse: log });
    const error: unknown = await client.payments.get('py_1').catch((thrown: unknown) => thrown);
    expect(lines.length).toBeGreaterThan(1);
    expect(inspect([client, error, lines], { depth: Infinity, showHidden: true })).not.toContain(accessToken);
  });
});

describe('with', () => {
  test('a token replaces a key pair, and a key pair a token', async () => {
    const service = fakeService(one({}));
    const client = clientOf(service.fetch);
    await client.payments.get('py_1');
    const page = client.with({ accessToken });
    await page.forSubAccount('acc_1').payments.get('py_1');
    await page.with({ clientId: 'test_id', clientSecret: SECRET }).payments.get('py_1');
    expect(sentTokens(service)).toEqual(['Bearer access_token_1', `Bearer ${accessToken}`, 'Bearer access_token_2']);
  });
});

test('webComponentTokens.create sends its body under a key and returns the bare response', async () => {
  const { fetch, seen } = fakeService(json(200, { access_token: 'a.b.c', token_type: 'Bearer', expires_in: 3_600 }));
  const body = { resources: ['tokenize:acc_1'] };
  await expect(clientOf(fetch).webComponentTokens.create(body)).resolves.toMatchObject({ access_token: 'a.b.c' });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe('POST /v1/web_component_tokens');
  expect(seen[0]?.body).toBe(JSON.stringify(body));
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key_1');
});

test('a web component token of the sandbox does what it is for', async () => {
  const sandbox = createSandbox();
  const server = sandbox.client();
  const { id } = await server.subAccounts.create({ name: 'Shop' });
  const { access_token } = await server.webComponentTokens.create({ resources: [`read:account:${id}`] });
  const page = new Client({ accessToken: access_token, baseUrl: BASE_URL, fetch: sandbox.fetch });
  for (const client of [page, sandbox.client({ accessToken: access_token })])
    expect((await client.payments.list()).data).toEqual([]);
  await expect(page.subAccounts.get(id)).rejects.toThrow(PermissionError);
  await expect(page.webComponentTokens.create({ resources: [`read:account:${id}`] })).rejects.toThrow(PermissionError);
  await sandbox.close();
});
