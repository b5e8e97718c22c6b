import { expect, test } from 'vitest';
import { assertResponse } from './api';
import { assertDocumentedEvent, parseAs } from './document';

const info = { has_previous: false, has_next: false, start_cursor: null, end_cursor: null };

test.each([
  ['a field that is not declared', { ...info, more: 1 }],
  ['a field that is missing', { has_previous: false }],
  ['a field of the wrong type', { ...info, has_next: 'yes' }],
  ['a value that is not an object', null],
])('the check of responses finds %s', (_, value) => {
  expect(parseAs('PageInfo', info)).toEqual(info);
  expect(() => parseAs('PageInfo', value)).toThrow('not a valid PageInfo');
});

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'Request-Id': 'req_0123456789abcdefghijkl',
  'Sandbox-Explain': 'What to do about it.',
};
const error = (code: string, more: object = {}) => JSON.stringify({ error: { code, message: 'x', ...more } });

test.each([
  ['a code that the operation does not declare', 'GET', '/v1/payments', 403, error('duplicate_record')],
  ['a code that comes with another status', 'GET', '/v1/payments', 404, error('cursor_invalid')],
  ['a status that is not declared', 'GET', '/v1/payments', 201, '{}'],
  ['an error with another field', 'GET', '/v1/payments', 404, error('resource_not_found', { hint: 1 })],
  ['a field beside the error', 'GET', '/v1/payments', 404, error('resource_not_found').replace('{', '{"id":null,')],
  ['an incomplete page', 'GET', '/v1/payments', 200, JSON.stringify({ id: null, type: 'array', data: [] })],
  ['an unexpected error', 'GET', '/v1/payments', 500, error('internal_server_error')],
  ['a body to HEAD', 'HEAD', '/v1/payments', 200, 'x'],
  ['a code that does not fit an unknown route', 'GET', '/nothing', 404, error('payment_method_not_found')],
])('the check of responses finds %s', (_, method, path, status, text) => {
  expect(() => assertResponse(method, path, new Response(null, { status, headers }), text)).toThrow();
});

test('the check of responses accepts a valid response', () => {
  const list = JSON.stringify({ id: null, type: 'array', data: [], page_info: info });
  const { 'Sandbox-Explain': _, ...ofSuccess } = headers;
  assertResponse('GET', '/v1/payments', new Response(null, { status: 200, headers: ofSuccess }), list);
  assertResponse('GET', '/v1/payments', new Response(null, { status: 404, headers }), error('resource_not_found'));
});

test('and events that are not declared', () => {
  expect(() => assertDocumentedEvent({ event_name: 'payment.forgotten' })).toThrow('does not declare the event');
  expect(() => assertDocumentedEvent({ event_name: 'payment.created' })).toThrow('required property');
});
