import { afterEach, expect, test } from 'vitest';
import { fileOf, MAX_FILE_BYTES, openUpload } from '../support/uploads';
import { rawHttp } from '../support/raw-http';
import { closeAll, openTwo } from './two-replicas';

afterEach(closeAll);

test('a file reaches its platform through a replica that does not own it', async () => {
  const { owner, receiver, platform } = await openTwo();
  const owned = owner.sandbox.platform(platform.id);
  const statusOf = (id: string) => owned.rows.find('dispute_evidence', id)?.status;
  const sent = openUpload(owned);
  const large = openUpload(owned);
  const put = (path: string, bytes: number) =>
    rawHttp(receiver.url, { method: 'PUT', path, chunks: [Buffer.from(fileOf(bytes))] });
  expect((await put(sent.path, 300_000)).status).toBe(200);
  expect(statusOf(sent.subjectId)).toBe('uploaded');
  expect((await put(sent.path, 1)).status).toBe(403);
  expect((await put(large.path, MAX_FILE_BYTES + 1)).status).toBe(413);
  expect(statusOf(large.subjectId)).toBe('pending');
  expect((await put('/_uploads/nothing.upl_1.x', 1)).status).toBe(404);
});
