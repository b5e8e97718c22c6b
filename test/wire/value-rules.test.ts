import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { fieldErrorCode } from '../../spec/derive/field-errors';
import { operations } from '../../spec/resources';
import { patternRules } from '../../spec/tables/pattern-rules';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { ApiResponse } from '../support/api';
import { manualPayment, payment } from '../support/bodies';
import { checkout } from '../support/checkouts';
import { onboardingEntry } from '../support/onboarding';
import { openPlatform, type TestPlatform } from '../support/test-platform';

const open = (): Promise<TestPlatform> => {
  const sandbox = createSandbox();
  return openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
};
const explanationOf = ({ headers }: ApiResponse) => headers.get('Sandbox-Explain') ?? '';

describe('a value that is refused by a rule', () => {
  type Send = (platform: TestPlatform) => Promise<ApiResponse>;
  const posts =
    (path: string, body: object): Send =>
    ({ testMode }) =>
      testMode.post(path, body);
  const pays = (fields: object) => posts('/v1/payments', payment({ ...fields }));
  const lists =
    (query: string): Send =>
    ({ testMode }) =>
      testMode.get(`/v1/payments?${query}`);
  const disputeTest = (dispute_test_spec: unknown) => pays({ metadata: { dispute_test_spec } });
  const business = (fields: object) => posts('/v1/entities/business', { legal_name: 'Tea Ltd', ...fields });
  const session = { payment_intent_id: 'pi_1', after_payment_url: 'shop.test/paid' };
  /** Opens a dispute, and sends a request about it. */
  const disputes =
    (send: (api: TestPlatform['testMode'], path: string) => Promise<ApiResponse>): Send =>
    async ({ testMode, openDispute }) => {
      const { id } = (await testMode.post('/v1/payments', payment())).payment;
      return send(testMode, `/v1/disputes/${(await openDispute(id)).dispute.id}`);
    };

  const cases: readonly [string, Send, RegExp][] = [
    [
      'a part of a capture',
      async ({ testMode }) => {
        const { id } = (await testMode.post('/v1/payments', manualPayment())).payment;
        return testMode.post(`/v1/payments/${id}/capture`, { amount: 400 });
      },
      /^amount must be 1000\. A capture takes the whole amount/,
    ],
    [
      'too many keys of metadata',
      pays({ metadata: Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, i])) }),
      /^metadata must have at most \d+ keys/,
    ],
    ['a number as a text', pays({ description: 5 }), /^description must be a string/],
    ['a list as metadata', pays({ metadata: [] }), /^metadata must be an object/],
    ['an empty token', pays({ payment_method: { token: '' } }), /^payment_method\.token must not be empty/],
    [
      'a long text',
      posts('/v1/checkouts', checkout({ statement_descriptor: 'x'.repeat(100) })),
      /^statement_descriptor must have at most \d+ characters/,
    ],
    [
      'a plus sign in a date',
      lists('created_after=2031-01-01T00:00:00+01:00'),
      /^created_after .*write the plus sign as %2B/,
    ],
    [
      'the text of a Date',
      lists(`created_after=${encodeURIComponent(String(new Date(0)))}`),
      /^created_after .*text of a Date.*toISOString/,
    ],
    ['another text as a date', lists('created_after=tomorrow'), /^created_after must be a timestamp such as/],
    ['one of several values', lists('payment_status=paid'), /^payment_status must be one of: /],
    ['a slip in one of several values', lists('payment_status=succeded'), /Did you mean "succeeded"\?/],
    ['a dispute that is a text', disputeTest('x'), /^metadata\.dispute_test_spec must be an object/],
    ['its reason', disputeTest({ reason: 'x' }), /dispute_test_spec\.reason must be one of: /],
    ['its result', disputeTest({ expected_result: 'x' }), /expected_result must be won or lost/],
    ['its forfeit', disputeTest({ forfeit: 'x' }), /forfeit must be true or false/],
    ['its delay', disputeTest({ event_publish_delay_in_seconds: -1 }), /must be a whole number from 0 to \d+/],
    ['its due date', disputeTest({ due_date: '2031-02-30' }), /due_date must be a date that exists/],
    [
      'its due date in the past',
      disputeTest({ due_date: '1999-01-01' }),
      /due_date is too early\. The due_date .* is after the dispute opens/,
    ],
    [
      'the URL of a checkout session',
      posts('/v1/checkout_sessions', session),
      /^after_payment_url must be a whole http or https address/,
    ],
    [
      'a resource of a web component token',
      posts('/v1/web_component_tokens', { resources: ['acc_1'] }),
      /^resources\.0 must be a role, a kind and an id, such as write:/,
    ],
    ['a date of incorporation', business({ date_of_incorporation: '2031-02-30' }), /must be a date that exists/],
    [
      'a date of birth',
      business({ representative: { dob_day: '31', dob_month: '02', dob_year: '1980' } }),
      /^representative\.dob_day .*The day exists in the month/,
    ],
    [
      'a child',
      business({ representative: { dob_day: '01', dob_month: '02', dob_year: '2025' } }),
      /^representative\.dob_year .*at least 18 years/,
    ],
    [
      'an address in an onboarding entry',
      async ({ liveMode }) => {
        const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
        const entry = onboardingEntry('individual');
        const terms_and_conditions = { accepted: true, ip: 'here' };
        return liveMode.post(`/v1/onboarding/${id}`, { ...entry, terms_and_conditions });
      },
      /^terms_and_conditions\.ip must be an IPv4 or IPv6 address/,
    ],
    [
      'a name of a file',
      disputes((api, path) =>
        api.put(`${path}/evidence`, {
          file_name: 'tea.png',
          file_type: 'application/pdf',
          dispute_evidence_type: 'receipt',
        }),
      ),
      /^file_name must end in \.pdf/,
    ],
    [
      'a response to a dispute',
      disputes((api, path) => api.patch(`${path}/response`, { service_date: '2031-02-30' })),
      /^service_date must be a date that exists/,
    ],
    [
      'the end of a fee configuration',
      async ({ testMode, newSubAccount }) => {
        const { id } = await newSubAccount();
        const path = `/v1/sub_accounts/${id}/fee_configurations/platform`;
        return testMode.post(path, { variable_rate: 1, effective_end: 'never' });
      },
      /^effective_end must be a timestamp such as/,
    ],
  ];

  test.each(cases)('%s', async (_, send, says) => {
    const answer = await send(await open());
    expect([answer.status, answer.error.code]).toEqual([422, 'parameter_invalid']);
    expect(explanationOf(answer)).toMatch(says);
    expect(explanationOf(answer)).not.toContain('another type or form');
  });
});

describe('the rule of a pattern', () => {
  function patternsOf(name: string, schema: Schema): string[] {
    const { pattern, properties = {}, items } = schema;
    const isGeneral = fieldErrorCode(name, schema, 'pattern') === 'parameter_invalid';
    return [
      ...(pattern !== undefined && isGeneral ? [pattern] : []),
      ...Object.entries(properties).flatMap(([each, inner]) => patternsOf(each, inner)),
      ...(items ? patternsOf(name, items) : []),
    ];
  }

  test('is a sentence of its own for each pattern of a request to the API', () => {
    const all: readonly Operation[] = Object.values(operations);
    const patterns = new Set(all.flatMap(({ body }) => (body ? patternsOf('', body) : [])));
    expect([...patterns].filter((pattern) => !patternRules.has(pattern))).toEqual([]);
    expect([...patternRules.keys()].filter((pattern) => !patterns.has(pattern))).toEqual([]);
  });
});
