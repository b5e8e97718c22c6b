import { describe, expect, test } from 'vitest';
import { disputeEvidenceTypeNames } from '../../spec/tables/dispute-evidence';
import { limits } from '../../spec/tables/limits';
import { uploadFileTypes } from '../../spec/tables/uploads';
import { type Api, type ApiResponse, exchange } from '../support/api';
import { recordExercised } from '../support/coverage';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';
import { fileOf } from '../support/uploads';
import { payment } from '../support/bodies';

const outcome = ({ status, error }: ApiResponse) => [status, error.code, error.message];
const receipt = { file_name: 'receipt.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };

eachFront((front) => {
  const disputed = async () => {
    const platform = await front.newPlatform();
    const { dispute } = await disputedPayment(platform);
    const { testMode: api } = platform;
    const path = `/v1/disputes/${dispute.id}/evidence`;
    const add = (body: object, headers?: Record<string, string | null>) => api.put(path, body, headers);
    const upload = (url: string | null, body: string | Uint8Array<ArrayBuffer> = 'a receipt') =>
      front.opened.fetch(url ?? '', { method: 'PUT', body });
    return { platform, dispute, api, path, add, upload };
  };

  test('is described first, then its file is uploaded', async () => {
    const { platform, dispute, add, upload } = await disputed();
    const events = platform.countEvents();
    const added = await add({ ...receipt, description: 'The receipt', metadata: { page: 1 } });
    const { id, presigned_url } = added.evidence;
    const expected = {
      id: expect.stringMatching(/^dpe_[0-9A-Za-z]{22}$/),
      ...receipt,
      status: 'pending',
      description: 'The receipt',
      presigned_url: expect.stringMatching(/^http:\/\/[^/]+(\/[^_]*)?\/_uploads\/[\w.]+$/),
      metadata: { page: 1 },
    };
    expect([added.status, added.body]).toEqual([
      201,
      { id, type: 'dispute_evidence', data: expected, page_info: null },
    ]);
    const sent = await upload(presigned_url, fileOf(5_000));
    expect([sent.status, await sent.text()]).toEqual([200, '']);
    expect(platform.events().slice(events)).toMatchObject([
      { event_name: 'payment.dispute_evidence.created', account_id: dispute.account_id, data: added.evidence },
      {
        event_name: 'payment.dispute_evidence.uploaded',
        account_id: dispute.account_id,
        request_id: sent.headers.get('request-id'),
        data: { ...added.evidence, status: 'uploaded', presigned_url: null },
      },
    ]);
    expect((await upload(presigned_url)).status).toBe(403);
    expect(platform.countEvents()).toBe(events + 2);
  });

  test('its file may arrive after the response', async () => {
    const { platform, api, dispute, add, upload } = await disputed();
    const { presigned_url } = (await add(receipt)).evidence;
    await api.post(`/v1/disputes/${dispute.id}/response`, { forfeit: false });
    expect((await upload(presigned_url)).status).toBe(200);
    expect(platform.eventNames().at(-1)).toBe('payment.dispute_evidence.uploaded');
  });

  test('a file that did not arrive within an hour, or is larger than 10 MB, is refused', async () => {
    const { platform, add, upload } = await disputed();
    const { presigned_url } = (await add(receipt)).evidence;
    await platform.clock({ advance: '1h' });
    expect((await upload(presigned_url)).status).toBe(403);
    expect(platform.eventNames()).not.toContain('payment.dispute_evidence.uploaded');
    const large = (await add(receipt)).evidence.presigned_url;
    expect((await upload(large, fileOf(limits.upload.bytes + 1))).status).toBe(413);
    recordExercised('limits', 'upload');
  });

  test('takes every type of evidence, and of file', async () => {
    const { add } = await disputed();
    for (const dispute_evidence_type of disputeEvidenceTypeNames)
      expect((await add({ ...receipt, dispute_evidence_type })).evidence).toMatchObject({ dispute_evidence_type });
    for (const [file_type, { extensions }] of Object.entries(uploadFileTypes))
      for (const extension of extensions) {
        const file_name = `My ${extension} file.${extension.toUpperCase()}`;
        expect((await add({ ...receipt, file_type, file_name })).evidence).toMatchObject({ file_type, file_name });
      }
  });

  test.each([
    ['no name', { file_name: undefined }, 'parameter_missing', 'file_name'],
    ['no type', { file_type: undefined }, 'parameter_missing', 'file_type'],
    ['no type of evidence', { dispute_evidence_type: undefined }, 'parameter_missing', 'dispute_evidence_type'],
    ['an unknown type', { file_type: 'text/plain' }, 'parameter_invalid', 'file_type'],
    ['an unknown type of evidence', { dispute_evidence_type: 'rumor' }, 'parameter_invalid', 'dispute_evidence_type'],
    ['an extension of another type', { file_name: 'receipt.png' }, 'parameter_invalid', 'file_name'],
    ['no extension', { file_name: 'receipt' }, 'parameter_invalid', 'file_name'],
    ['an extension only', { file_name: '.pdf' }, 'parameter_invalid', 'file_name'],
    ['another extension behind it', { file_name: 'receipt.pdf.exe' }, 'parameter_invalid', 'file_name'],
    ['an empty name', { file_name: '' }, 'parameter_invalid', 'file_name'],
    ['an unknown field', { status: 'uploaded' }, 'unexpected_parameter', 'status'],
  ])('refuses %s', async (_what, fields, code, name) => {
    const { platform, add } = await disputed();
    const events = platform.countEvents();
    expect(outcome(await add({ ...receipt, ...fields }))).toEqual([422, code, expect.stringContaining(name)]);
    expect(platform.countEvents()).toBe(events);
  });
});

describe('the refusal of a response', () => {
  const outcome = ({ status, error }: ApiResponse) => [status, error.code];
  const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment;
  const get = async (api: Api, id: string) => (await api.get(`/v1/payments/${id}`)).payment;

  eachFront((front) => {
    test('404: what is not there, and what is of another platform', async () => {
      const platform = await front.newPlatform();
      const other = await front.newPlatform();
      const { id, dispute } = await disputedPayment(platform);
      for (const unknown of [id, 'py_0000000000000000000000', dispute.id, '__proto__']) {
        expect(outcome(await other.openDispute(unknown))).toEqual([404, 'resource_not_found']);
      }
      for (const unknown of [dispute.id, 'dp_0000000000000000000000', id, '__proto__']) {
        expect(outcome(await other.decideDispute(unknown, 'win'))).toEqual([404, 'resource_not_found']);
      }
    });

    test.each([
      [422, 'amount_below_minimum', '{"amount":0}'],
      [422, 'amount_below_minimum', '{"amount":-5}'],
      [422, 'amount_must_be_an_integer', '{"amount":1.5}'],
      [422, 'amount_must_be_an_integer', '{"amount":"10"}'],
      [422, 'dispute_exceeds_amount_available', '{"amount":1001}'],
      [422, 'parameter_invalid', '{"reason":"anger"}'],
      [422, 'unexpected_parameter', '{"currency":"usd"}'],
      [400, 'malformed_request', '{"amount":'],
    ])('%i %s: %s', async (status, code, body) => {
      const platform = await front.newPlatform();
      const { id } = await pay(platform.testMode);
      const path = `/_sandbox/platforms/${platform.id}/payments/${id}/disputes`;
      expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([status, code]);
      expect((await get(platform.testMode, id)).disputes).toEqual([]);
    });

    test.each([
      [422, 'parameter_missing', {}],
      [422, 'parameter_invalid', { outcome: 'won' }],
      [422, 'unexpected_parameter', { outcome: 'win', reason: 'x' }],
    ])('%i %s: outcome %j', async (status, code, body) => {
      const platform = await front.newPlatform();
      const { dispute } = await disputedPayment(platform);
      const path = `/_sandbox/platforms/${platform.id}/disputes/${dispute.id}/outcome`;
      expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([status, code]);
    });
  });
});
