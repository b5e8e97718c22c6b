import { expect, test } from 'vitest';
import { examples } from '../../spec/generated/examples';
import { testCards } from '../../spec/tables/test-cards';
import {
  assertDocumented,
  assertDocumentedEvent,
  assertDocumentedRequest,
  controlPlaces,
  openApiDocument,
  places,
} from '../support/document';

test('every operation has a request, its response, and an error for each status that it declares', () => {
  for (const place of [...places, ...controlPlaces]) {
    const { operationId, responses } = place.operation;
    const { request, success, errors = [] } = examples.operations[operationId] ?? {};
    const received = [success, ...errors.map((name) => examples.errors[name])];
    const statuses = [...new Set(received.map((response) => String(response?.status)))];
    // A replayed response has the body of the first one.
    const declared = Object.keys(responses).filter((status, _, all) => status !== '200' || !all.includes('201'));
    expect(statuses, operationId).toEqual(declared);
    assertDocumentedRequest(place, request?.body);
    for (const response of received) if (response) assertDocumented(place, response.status, response.body);
  }
});

test('every event of the document has a payload', () => {
  expect(Object.keys(examples.events)).toEqual(Object.keys(openApiDocument.webhooks));
  for (const body of Object.values(examples.events)) assertDocumentedEvent(Object(body));
});

test('no example has a card number that is not a test card, or a secret', () => {
  const text = JSON.stringify(examples);
  const numbers = testCards.map(({ number }) => number);
  expect([...text.matchAll(/(?<!\d)[3-6]\d{12,18}(?!\d)/g)].filter(([found]) => !numbers.includes(found))).toEqual([]);
  expect(text).not.toMatch(/eyJ|[1-9a-f]{24}/);
  const secrets = [...text.matchAll(/"(?:access_token|\w*secret)":("?[^",}]+"?)/g)].map(([, value]) => value);
  expect([...new Set(secrets)].sort()).toEqual([
    '"<access token>"',
    '"<client secret>"',
    '"<secret>"',
    '"test_default_secret"',
  ]);
  expect(text.length).toBeLessThan(600_000);
});
