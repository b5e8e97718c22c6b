import { unexpectedResponse } from '../../control-client';
import { isRow, type Row, rowsOf } from '../../lists/row';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';

/** Returns a request from the request log, with the deliveries of each event that it caused. */
export async function explainRequest(id: string, options: SandboxOptions): Promise<object> {
  const request = await readRequest(id, options);
  const events = rowsOf(request['events']).map(async (event) => ({
    ...event,
    deliveries: await readList(['deliveries'], { event_id: String(event['id']) }, options),
  }));
  return { ...request, events: await Promise.all(events) };
}

/** Returns an entry of the request log. */
export async function readRequest(id: string, options: SandboxOptions): Promise<Row> {
  const path = ['requests', id];
  const response = await callPlatform(options, { method: 'GET', path, subject: `request ${id}` });
  if ('data' in response && isRow(response.data)) return response.data;
  throw unexpectedResponse(options.url, 'a request');
}

/** Returns the first page of a list of the platform. */
export async function readList(
  path: readonly string[],
  query: Readonly<Record<string, string>>,
  options: SandboxOptions,
): Promise<readonly Row[]> {
  const response = await callPlatform(options, { method: 'GET', path, query });
  return rowsOf('data' in response ? response.data : []);
}
