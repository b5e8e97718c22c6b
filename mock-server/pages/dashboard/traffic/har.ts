import { TextEncoder } from '../../../../spec/vocabulary/globals';
import { runOnPlatform } from '../../../control/run';
import type { Download, Visit } from '../page';

/** Returns the HAR that the query of a visit asks for: of the whole request log, or of one request. */
export async function harDownload({ platform, search }: Visit): Promise<Download> {
  const har = await runOnPlatform(platform, 'exportRequests', { search });
  const name = search.get('request_id') ?? `${platform.id}-requests`;
  return { fileName: `${name}.har`, contentType: 'application/json; charset=utf-8', chunks: chunksOf(har) };
}

async function* chunksOf(har: object): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(`${JSON.stringify(har, null, 2)}\n`);
}
