import { describe, expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { type ApiResponse, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { filledLists } from '../support/filled-lists';
import { eachFront } from '../support/fronts';

const warningOf = ({ headers }: ApiResponse) => headers.get('sandbox-warning');
const unknown = (name: string, meant?: string) =>
  `unknown query parameter "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`;

const isList = ([, { success }]: readonly [string, Operation]) => success.wrapping === 'page';
const lists = Object.entries<Operation>(operations).filter(isList);
const controlLists = Object.entries<Operation>(controlOperations).filter(isList);
const parametersOf = (chosen: readonly (readonly [string, Operation])[]) =>
  chosen.flatMap(([, { query = {} }]) => Object.keys(query));
const everyName = [...new Set([...parametersOf(lists), ...parametersOf(controlLists), 'void_id', 'expand', 'page'])];

/** Values of which at least one changes a list of two records or more, or is refused, where the parameter is not ignored. */
function telling(name: string, { enum: choices, format }: Schema): readonly string[] {
  if (name === 'limit') return ['1'];
  if (name.endsWith('_cursor')) return ['tea'];
  if (choices) return choices.map(String);
  if (format === 'date-time') return ['2000-01-01', '2999-01-01'];
  return ['none_0'];
}

/** Whether a list shows with a parameter what it shows without. */
async function isIgnored(ask: (query: string) => Promise<ApiResponse>, name: string, schema: Schema): Promise<boolean> {
  const { body: all } = await ask('');
  for (const value of telling(name, schema)) {
    const { body } = await ask(`?${new URLSearchParams({ [name]: value })}`);
    if (JSON.stringify(body) !== JSON.stringify(all)) return false;
  }
  return true;
}

eachFront((front) => {
  test('sends every query parameter of every list, known and unknown, and finds none that is ignored without a warning', async () => {
    const { api, pathOf } = await filledLists(await front.newPlatform());
    for (const [id, operation] of lists) {
      const { query = {} } = operation;
      const ask = (search: string) => api.get(pathOf(operation) + search);
      for (const name of everyName) {
        const schema = Object.hasOwn(query, name) ? query[name] : undefined;
        const answer = await ask(`?${name}=`);
        if (schema === undefined)
          expect(warningOf(answer), `${id} ${name}`).toContain(`unknown query parameter "${name}"`);
        else expect([warningOf(answer), await isIgnored(ask, name, schema)], `${id} ${name}`).toEqual([null, false]);
      }
      expect(warningOf(await ask('')), id).toBeNull();
    }
  });

  test('lists of the control API warn as well', async () => {
    const { target } = (await front.newPlatform()).testMode;
    const { id } = await front.newPlatform();
    for (const [name, { path }] of controlLists) {
      const answer = await exchange(target, 'GET', `${path.replace('{platform_id}', id)}?tea=1&limit=5`);
      expect(warningOf(answer), name).toContain(unknown('tea'));
    }
  });

  test.each([
    ['?stats=paid&limit=1', [unknown('stats')]],
    // React Native adds it where no cache may respond.
    ['?_=1795000000000&tea=1', [unknown('tea')]],
    ['?payment_statuss=paid', [unknown('payment_statuss', 'payment_status')]],
    ['?limits=1&tea=1&limits=2', [unknown('limits', 'limit'), unknown('tea')]],
    ['?limit=1&limit=2', ['query parameter "limit" was given more than once, the last value counts']],
    ['?created_befor=2031-01-01', [unknown('created_befor', 'created_before')]],
    ['?caf%C3%A9=1', [unknown('caf\\u00e9')]],
    ['?%F0%9F%AB%96=1', [unknown('\\ud83e\\uded6')]],
    ['?a%0D%0AX%3A%20b=1', [unknown('a\\u000d\\u000aX: b')]],
    ['?constructor=1&limit[]=2', [unknown('constructor'), unknown('limit[]', 'limit')]],
    [`?${'x'.repeat(41)}=1`, [unknown('x'.repeat(40))]],
    ['?4242424242424242=1', [unknown('424242******4242')]],
    ['?=1', [unknown('')]],
    ['?', null],
  ] as const)('%s', async (query, warnings) => {
    const { testMode: api } = await front.newPlatform();
    expect(warningOf(await api.get(`/v1/payments${query}`))).toBe(warnings && warnings.join(', '));
  });

  test('on an error, on a write and its replay, and without a query in the tables', async () => {
    const { testMode: api } = await front.newPlatform();
    const headers = { 'Idempotency-Key': 'k' };
    const answers = [
      await api.get('/v1/payments?limt=1&payment_status=tea'),
      await api.get('/v1/payments/py_0?limt=1'),
      await api.get('/v1/payments?limt=1', { Authorization: null }),
      await api.post('/v1/payments?limt=1', payment(), headers),
      await api.post('/v1/payments?limt=1', payment(), headers),
      await exchange(api.target, 'POST', '/oauth/token?limt=1', { body: api.keys }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 401, 201, 201, expect.any(Number)]);
    const ofList = unknown('limt', 'limit');
    const ofOther = unknown('limt');
    expect(answers.map(warningOf)).toEqual([ofList, ofOther, ofList, ofOther, ofOther, ofOther]);
    expect(answers[4]?.headers.get('idempotent-replayed')).toBe('true');
  });

  test('beside a warning of the operation itself', async () => {
    const { testMode: api } = await front.newPlatform();
    const body = payment({ metadata: { payment_test: { scenario: 'insuficient_funds' } } });
    const alone = warningOf(await api.post('/v1/payments', body)) ?? '';
    expect(alone).toContain('insufficient_funds');
    expect(warningOf(await api.post('/v1/payments?tea=1', body))).toBe(`${alone}, ${unknown('tea')}`);
  });

  test('the first ones are named, the others counted', async () => {
    const { testMode: api } = await front.newPlatform();
    const { value } = limits.unknown_parameters;
    const names = Array.from({ length: value + 2 }, (_, i) => `tea_number_${i}`);
    const ask = async (count: number) =>
      warningOf(await api.get(`/v1/payments?${new URLSearchParams(names.slice(0, count).map((name) => [name, '1']))}`));
    const named = names.slice(0, value).map((name) => unknown(name));
    expect(await ask(value)).toBe(named.join(', '));
    expect(await ask(value + 2)).toBe([...named, '2 more unknown query parameters'].join(', '));
    recordExercised('limits', 'unknown_parameters');
  });

  describe('the request log', () => {
    test('has each as a violation, and none for an empty filter', async () => {
      const { testMode: api, control } = await front.newPlatform();
      await api.get('/v1/payments?tea=1&void_id=&payment_status=&limit=&created_after=');
      const [entry] = (await control('requests?limit=1', undefined, 'GET')).asControl('RequestEntryList').data;
      expect(entry?.violations.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
        'unknown_parameter query.tea',
        'unknown_parameter query.void_id',
      ]);
    });
  });
});
