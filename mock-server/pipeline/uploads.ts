import { limits } from '../../spec/tables/limits';
import { signedAddresses } from '../../spec/tables/signed-addresses';
import { TextEncoder } from '../../spec/vocabulary/globals';
import { receiveFile } from '../actions/uploads';
import { pageCall } from '../events/cause';
import { uploadProblem } from '../domain/upload';
import type { Platform } from '../platform/platform';
import { byteHash } from '../random/hashes';
import type { UploadRow } from '../rows';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import { toIso } from '../time/clock';
import type { ByteStream, TextResponse } from '../wire/envelope';
import { decodedStream } from '../wire/content-coding';
import type { WireRequest } from '../wire/message';
import type { PlatformLookup } from './authenticate';
import type { AddRoute, Send } from './send';
import { verifiedName } from './signed-name';

const MAX_FILE_BYTES = limits.upload.bytes;

/**
 * Adds the addresses that take files. They need no token, since their names are signed. They are not part of the API, so the
 * request log does not have them.
 */
export function addUploads(platforms: PlatformLookup, addRoute: AddRoute, send: Send): void {
  addRoute('PUT', signedAddresses.upload.path, (request, found) =>
    send(request, ({ request_id }) => takeFile(platforms, found('name'), request, request_id)),
  );
}

/**
 * The order of the lines is the order in which errors take precedence. Nothing of the file is kept, so it is hashed as it
 * arrives.
 */
async function takeFile(
  platforms: PlatformLookup,
  name: string,
  request: WireRequest,
  request_id: string,
): Promise<TextResponse> {
  const { platform, parts } = verifiedName(platforms, 'upload', name); // resource_not_found
  const [id = ''] = parts;
  platform.assertAvailable(); // service_unavailable
  platform.runDueJobs();
  requireNoProblem(uploadProblem(requireUpload(platform, id), toIso(platform.now()))); // resource_not_found upload_not_accepted
  const file = await readFile(request); // body_too_large content_encoding_mismatch content_encoding_not_supported
  platform.transact(pageCall(request_id, 'uploadFile'), (work) => receiveFile(work, requireUpload(platform, id), file)); // another request may have been faster
  if (platform.pending) await platform.settled();
  return { status: 200, contentType: 'text/plain; charset=utf-8', headers: { ETag: `"${file.sha256}"` }, body: '' };
}

function requireUpload({ rows }: Platform, id: string): UploadRow {
  const row = rows.find('uploads', id);
  if (row === undefined) throw new SandboxError('resource_not_found', {});
  return row;
}

async function readFile({ headers, stream, body }: WireRequest) {
  if (Number(headers.get('content-length') ?? 0) > MAX_FILE_BYTES) throw new SandboxError('body_too_large', {});
  const hash = byteHash();
  let length = 0;
  for await (const chunk of stream ? decodedStream(stream, headers) : bytesOf(body ?? '')) {
    length += chunk.byteLength;
    if (length > MAX_FILE_BYTES) throw new SandboxError('body_too_large', {});
    hash.update(chunk);
  }
  return { length, sha256: hash.digest() };
}

/** A caller that is no front may pass a text. */
async function* bytesOf(text: string): ByteStream {
  yield await Promise.resolve(new TextEncoder().encode(text));
}
