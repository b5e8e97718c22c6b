import { SandboxError } from '../sandbox-error';
import { decodedStream, joinedBytes } from './content-coding';
import type { WireRequest } from './message';
import { responseClass, URLSearchParams } from '../../spec/vocabulary/globals';

/** Returns the body of a request that is a stream, up to a size. */
export async function readStream({ stream, headers }: WireRequest, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream ? decodedStream(stream, headers) : []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new SandboxError('body_too_large', {});
    chunks.push(chunk);
  }
  return joinedBytes(chunks);
} // body_too_large content_encoding_mismatch content_encoding_not_supported

/** Returns the fields of a form with files, which a browser sends in parts. The value of a file is its text. */
export async function readFileForm(request: WireRequest, maxBytes: number): Promise<URLSearchParams> {
  const bytes = await readStream(request, maxBytes); // body_too_large
  const form = new URLSearchParams();
  try {
    const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
    const sent = await new (responseClass())(bytes.slice(), { headers }).formData();
    for (const [name, value] of sent) form.append(name, typeof value === 'string' ? value : await value.text());
    return form;
  } catch (error) {
    throw new SandboxError('malformed_request', {}, { cause: error });
  }
} // body_too_large malformed_request
