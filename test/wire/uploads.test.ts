import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { byteHash, portableByteHash } from '../../mock-server/random/hashes';
import { createSandbox, openSandboxIn, serve } from '../../mock-server/server';
import { limits } from '../../spec/tables/limits';
import { disputedPayment } from '../support/disputes';
import { allFronts, eachFront, temporaryDirectory } from '../support/fronts';
import { rawHttp } from '../support/raw-http';
import { fileOf, MAX_FILE_BYTES, openUpload } from '../support/uploads';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

eachFront((front) => {
  const put = (path: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) =>
    front.opened.fetch(front.opened.baseUrl + path, { method: 'PUT', headers, body });
  const opened = async () => {
    const { id } = await front.newPlatform();
    const platform = await front.opened.sandbox.openPlatform(id);
    const upload = openUpload(platform);
    const { subjectId } = upload;
    return {
      platform,
      ...upload,
      status: () => platform.rows.find('dispute_evidence', subjectId)?.status,
      file: () =>
        platform.rows.find('uploads', platform.rows.find('dispute_evidence', subjectId)?.upload_id ?? '')?.file,
    };
  };
  const refusal = async (response: Response) => {
    const { error } = await response.json();
    return [response.status, error.code];
  };

  test('its address is that of the sandbox, as the caller named it', async () => {
    const platform = await front.newPlatform();
    const { dispute } = await disputedPayment(platform);
    const body = { file_name: 'a.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };
    const { presigned_url } = (await platform.testMode.put(`/v1/disputes/${dispute.id}/evidence`, body)).evidence;
    expect(presigned_url?.startsWith(`${front.opened.baseUrl}/_uploads/`)).toBe(true);
  });

  test('takes a file without a token, and keeps its length and its hash', async () => {
    const { path, status, file } = await opened();
    const bytes = fileOf(100_000);
    const response = await put(path, bytes);
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      200,
      '',
      `"${sha256(bytes)}"`,
    ]);
    expect(status()).toBe('uploaded');
    expect(file()).toEqual({
      length: 100_000,
      sha256: sha256(bytes),
      received_at: new Date(front.clock.now()).toISOString(),
    });
  });

  test('takes an empty file, and a text', async () => {
    for (const text of ['', 'a text']) {
      const { path, file } = await opened();
      expect((await put(path, text)).status).toBe(200);
      expect(file()).toMatchObject({ length: text.length, sha256: sha256(Buffer.from(text)) });
    }
  });

  test('takes one file only', async () => {
    const { path, file } = await opened();
    expect((await put(path, 'first')).status).toBe(200);
    expect(await refusal(await put(path, 'second'))).toEqual([403, 'upload_not_accepted']);
    expect(file()).toMatchObject({ length: 5 });
  });

  test('takes it for an hour', async () => {
    const inTime = await opened();
    const late = await opened();
    front.clock.advance({ milliseconds: limits.upload.seconds * 1_000 - 1 });
    expect((await put(inTime.path, 'x')).status).toBe(200);
    front.clock.advance({ milliseconds: 1 });
    expect(await refusal(await put(late.path, 'x'))).toEqual([403, 'upload_not_accepted']);
    expect(late.status()).toBe('pending');
  });

  test('takes 10 MB, and not a byte more', async () => {
    const fits = await opened();
    const large = await opened();
    expect((await put(fits.path, fileOf(MAX_FILE_BYTES))).status).toBe(200);
    expect(fits.file()).toMatchObject({ length: MAX_FILE_BYTES });
    expect(await refusal(await put(large.path, fileOf(MAX_FILE_BYTES + 1)))).toEqual([413, 'body_too_large']);
    expect(large.status()).toBe('pending');
    expect((await put(large.path, 'x')).status).toBe(200);
  });

  test('its name is signed', async () => {
    const { path, status } = await opened();
    const other = await opened();
    const [, name = ''] = /([^/]+)$/.exec(path) ?? [];
    const [platform = '', upload = '', signature = ''] = name.split('.');
    const others = other.path.split('.');
    for (const wrong of [
      `${platform}.${upload}.${signature.replace(/^./, (first) => (first === '0' ? '1' : '0'))}`,
      `${platform}.${upload}.${others[2] ?? ''}`,
      `${platform}.${others[1] ?? ''}.${signature}`,
      `${other.platform.id}.${upload}.${signature}`,
      `nothing.${upload}.${signature}`,
      `${platform}.${upload}.`,
      `${platform}.${upload}`,
      `${name}.more`,
      'nothing',
      '__proto__.x.y',
    ]) {
      const response = await put(`/_uploads/${wrong}`, 'x');
      expect(await refusal(response), wrong).toEqual([404, 'resource_not_found']);
    }
    expect([status(), other.status()]).toEqual(['pending', 'pending']);
  });

  test('is gone after a reset', async () => {
    const { path, platform } = await opened();
    platform.reset();
    expect(await refusal(await put(path, 'x'))).toEqual([404, 'resource_not_found']);
  });

  test('pages of every origin may send a file, and read the response', async () => {
    const { path, status } = await opened();
    const headers = { Origin: 'https://shop.example' };
    const preflight = await front.opened.fetch(front.opened.baseUrl + path, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type,x-file-name',
      },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(preflight.headers.get('access-control-allow-methods')?.split(', ')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toContain('x-file-name');
    const sent = await put(path, 'x', { ...headers, 'Content-Type': 'application/pdf' });
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(status()).toBe('uploaded');
    const refused = await put(path, 'x', headers);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
    expect((await front.opened.fetch(`${front.opened.baseUrl}/v1/payments`, { headers })).status).toBe(403);
  });

  test('other methods are refused, and nothing is in the request log', async () => {
    const { path, platform } = await opened();
    expect((await put(path, 'x')).status).toBe(200);
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await front.opened.fetch(front.opened.baseUrl + path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT']);
    }
    expect(platform.requests.list()).toEqual([]);
    const logged = front.opened.sandbox.requests.list({}).filter((entry) => entry.path.startsWith('/_uploads'));
    expect(logged).toEqual([]);
  });
}, allFronts);

describe('over HTTP', () => {
  test('a body that breaks off is no file', async () => {
    const sandbox = createSandbox();
    const server = await serve(sandbox);
    onTestFinished(() => server.close());
    const { path, subjectId } = openUpload(sandbox.platform());
    const broken = rawHttp(server.url, { method: 'PUT', path, headers: { 'Content-Length': '-1' }, chunks: ['x'] });
    await broken.catch(() => undefined);
    expect(sandbox.platform().rows.find('dispute_evidence', subjectId)?.status).toBe('pending');
    const chunked = await rawHttp(server.url, { method: 'PUT', path, chunks: ['a', 'b', 'c'] });
    expect(chunked.status).toBe(200);
    expect(sandbox.platform().rows.find('dispute_evidence', subjectId)?.status).toBe('uploaded');
  });
});

test('a file opens the platform that it belongs to, after a restart too', async () => {
  const directory = await temporaryDirectory();
  const first = await openSandboxIn(directory);
  const { id } = await first.createPlatform();
  const { path, subjectId } = openUpload(first.platform(id));
  await first.close();
  const again = await openSandboxIn(directory);
  const sent = await again.fetch(`http://sandbox.test${path}`, { method: 'PUT', body: 'a receipt' });
  expect(sent.status).toBe(200);
  expect((await again.openPlatform(id)).rows.find('dispute_evidence', subjectId)?.status).toBe('uploaded');
  await again.close();
  await rm(directory, { recursive: true });
});

test('the hash of bytes is the same with and without the native one', () => {
  const hashes = [byteHash(), portableByteHash()].map((hash) => {
    for (const chunk of [fileOf(3), new Uint8Array(0), fileOf(70_000)]) hash.update(chunk);
    return hash.digest();
  });
  expect(hashes).toEqual([sha256(fileOf(70_003)), sha256(fileOf(70_003))]);
});
