import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createSandbox } from '../../mock-server';
import { examples } from '../../spec/generated/examples';

const cases = [
  ['the API', '/openapi', 'createPayment', undefined],
  ['the API, with a control token', '/openapi', 'createPayment', '0123456789abcdef'],
  ['the control API, with a control token', '/_sandbox/openapi', 'createFault', '0123456789abcdef'],
] as const;

test.each(cases)(
  'the document of %s is served as JSON and as YAML, without a token',
  async (_, path, id, controlToken) => {
    const sandbox = createSandbox({ ...(controlToken && { controlToken }) });
    const responses = await Promise.all(
      ['json', 'yaml'].map((format) => sandbox.fetch(`http://sandbox.test:4010${path}.${format}`)),
    );
    expect(responses.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'application/json'],
      [200, 'application/yaml; charset=utf-8'],
    ]);
    const [json = '', yaml = ''] = await Promise.all(responses.map((response) => response.text()));
    expect(yaml).toMatch(/^openapi: 3\.1\.0\ninfo:\n/);
    // To parse the larger one takes seconds.
    if (path !== '/openapi') expect(JSON.stringify(parse(yaml)) === json).toBe(true);
    expect(json).toContain(`"operationId":"${id}"`);
    const { request } = examples.operations[id] ?? {};
    expect(json).toContain(`"example":${JSON.stringify(request?.body)}`);
    expect(sandbox.requests.list()).toEqual([]);
    await sandbox.close();
  },
);

test('its server and its token address are those that the request used, below a prefix too', async () => {
  const sandbox = createSandbox();
  const headers = { 'X-Forwarded-Prefix': '/pay' };
  const document = await (await sandbox.fetch('https://sandbox.test/openapi.json', { headers })).json();
  expect(document.servers).toEqual([{ url: 'https://sandbox.test/pay' }]);
  expect(document.components.securitySchemes.client_credentials.flows.clientCredentials.tokenUrl).toBe(
    'https://sandbox.test/pay/oauth/token',
  );
  await sandbox.close();
});

test('it has the examples of each operation, and no list of types', async () => {
  const sandbox = createSandbox();
  const text = await (await sandbox.fetch('http://sandbox.test/openapi.json')).text();
  const { paths, components, webhooks } = JSON.parse(text);
  const { post: operation } = paths['/v1/payments'];
  const { request, success } = examples.operations['createPayment'] ?? {};
  expect(operation.requestBody.content['application/json'].example).toEqual(request?.body);
  expect(operation.responses['201'].content['application/json'].example).toEqual(success?.body);
  const { examples: declined } = operation.responses['402'].content['application/json'];
  expect(declined.card_declined).toEqual({ $ref: '#/components/examples/card_declined' });
  expect(components.examples.card_declined.value.error.code).toBe('card_declined');
  const { example: event } = webhooks['payment.failed'].post.requestBody.content['application/json'];
  expect(event).toEqual(examples.events['payment.failed']);
  // What many operations have is there once.
  expect(operation.responses['401']).toEqual({ $ref: '#/components/responses/NotAuthenticated' });
  const { examples: refused } = components.responses.NotAuthenticated.content['application/json'];
  expect(refused.not_authenticated).toEqual({ $ref: '#/components/examples/not_authenticated' });
  expect(text).not.toMatch(/"type":\[/);
  await sandbox.close();
});
