import { ConnectionDropped } from '../faults/connection-dropped';
import type { WireResponse } from '../wire/envelope';
import type { App, WireRequest } from '../wire/message';
import { type HopOutcome, outcomeHeader, streamHeader } from './forwarded-request';

/** Responds to a request that another replica has forwarded, with its outcome. */
export async function respondToPeer(app: App, request: WireRequest): Promise<WireResponse> {
  try {
    const response = await app(request);
    if (outcomeHeader in response.headers) return response;
    const said: HopOutcome = 'response';
    const headers = { ...response.headers, [outcomeHeader]: said };
    // The message of a hop is never a HEAD, so a stream would start.
    if (request.method !== 'HEAD' || typeof response.body === 'string') return { ...response, headers };
    return { ...response, headers: { ...headers, [streamHeader]: 'true' }, body: '' };
  } catch (error) {
    if (error instanceof ConnectionDropped) return withoutResponse('dropped');
    throw error;
  }
}

/** Returns the response to another replica where there is none for the caller. */
export function withoutResponse(outcome: HopOutcome): WireResponse {
  return { status: 503, contentType: 'text/plain', headers: { [outcomeHeader]: outcome }, body: '' };
}
