import { describe, expect, it } from 'vitest';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { selectRecording } from '../../mock-server/recordings/select';
import { allOf, entry, type EntryFacts, harOf } from './support/entries';

const select = (entries: readonly EntryFacts[], host?: string) =>
  selectRecording(objectSource(harOf(entries.map(entry))), { host });

const delivery = (id: string, at: number): EntryFacts => ({
  method: 'POST',
  host: 'shop.example',
  path: '/hooks',
  at,
  body: { id, event_name: 'payment.created', data: { id: 'py_1' } },
});

describe('a recording', () => {
  it('is of the host with the most requests that match operations; all others are ignored and counted', async () => {
    const recording = await select([
      { host: 'other.example', path: '/v1/payments' },
      { path: '/v1/payments' },
      { path: '/v1/refunds' },
      { path: '/v1/unknown', text: {} },
      { path: '/v1/payments', method: 'OPTIONS', status: 204 },
      { path: '/', content: { mimeType: 'text/html; charset=utf-8' } },
      { path: '/logo', rest: { _resourceType: 'image' } },
      { path: '/v1/payments', status: 0 },
      { host: 'cdn.example', path: '/pixel', method: 'POST', body: 'x' },
    ]);
    expect(recording.host).toBe('api.example');
    expect((await allOf(recording.exchanges())).map(({ path, operation }) => [path, operation])).toEqual([
      ['/v1/payments', 'listPayments'],
      ['/v1/refunds', 'listRefunds'],
      ['/v1/unknown', null],
    ]);
    const ignored = { otherHosts: 2, preflights: 1, assets: 2, unanswered: 1, repeatedDeliveries: 0 };
    expect(recording.ignored).toEqual(ignored);
  });

  it('is of the given host, with its port', async () => {
    const entries = [{ path: '/v1/payments' }, { host: 'localhost:4010', path: '/v1/refunds' }];
    const recording = await select(entries, 'LOCALHOST:4010');
    expect((await allOf(recording.exchanges())).map(({ path }) => path)).toEqual(['/v1/refunds']);
  });

  it('has one delivery for each event, in the order of their times', async () => {
    const recording = await select([
      delivery('evt_2', 30),
      { path: '/v1/payments' },
      delivery('evt_1', 10),
      delivery('evt_1', 20),
    ]);
    const deliveries = await allOf(recording.deliveries());
    expect(deliveries.map(({ at, eventName, body }) => [at, eventName, body['id']])).toEqual([
      [10, 'payment.created', 'evt_1'],
      [30, 'payment.created', 'evt_2'],
    ]);
    expect([recording.deliveryCount, recording.ignored.repeatedDeliveries]).toEqual([2, 1]);
  });

  it('has bodies that were recorded as base64 or as the fields of a form, and none where the text is missing', async () => {
    const sent = { postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: '1 2' }] } };
    const form = entry({
      method: 'POST',
      path: '/oauth/token',
      content: { text: 'eyJhIjoiw6kifQ==', encoding: 'base64' },
    });
    const source = objectSource(
      harOf([{ ...form, request: { ...form.request, ...sent } }, entry({ path: '/v1/refunds' })]),
    );
    const exchanges = await allOf((await selectRecording(source)).exchanges());
    expect(exchanges.map(({ request, response }) => [request.body, response.body])).toEqual([
      ['a=1+2', '{"a":"é"}'],
      [undefined, undefined],
    ]);
  });

  it.each([
    [[], undefined, 'The recording has no request that matches an operation of the API.'],
    [[{ path: '/v2/other' }], undefined, 'The recording has no request that matches an operation of the API.'],
    [[{ path: '/v1/payments' }], 'x.test', 'The recording has no request to x.test. It has requests to api.example.'],
  ])('of no request to the API is refused', async (entries, host, message) => {
    await expect(select(entries, host)).rejects.toThrow(message);
  });

  it('is refused for an object that is no HAR', () => {
    expect(() => objectSource({ entries: [] })).toThrow('Not a HAR: it has no list "log.entries".');
  });
});
