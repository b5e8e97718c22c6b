import { isRow, type Row, rowsOf } from '../lists/row';
import { callPlatform } from '../platform-client';
import type { SandboxOptions } from '../sandbox-options';
import type { ApiResponse } from './api-client';

/**
 * Returns the id of the payment that a declined request stored, by the events of the request; undefined where there is none, and
 * where the caller may not read the request log.
 */
export async function storedPayment({ requestId }: ApiResponse, options: SandboxOptions): Promise<string | undefined> {
  if (requestId === null) return undefined;
  const request = await read(['requests', requestId], options);
  const failed = rowsOf(request['events']).find(({ event_name }) => event_name === 'payment.failed');
  const event = failed && (await read(['events', String(failed['id'])], options));
  const payment = event?.['data'];
  return isRow(payment) && typeof payment['id'] === 'string' ? payment['id'] : undefined;
}

/** Returns the object at a path of the control API; an empty one where it cannot be read. */
async function read(path: readonly string[], options: SandboxOptions): Promise<Row> {
  const response = await callPlatform(options, { method: 'GET', path }).catch(() => ({}));
  return 'data' in response && isRow(response.data) ? response.data : {};
}
