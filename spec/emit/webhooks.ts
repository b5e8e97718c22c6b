import { documentedEvents, eventSchema } from '../resources/events';
import { toJson, type JsonObject } from './json';

/** Returns a webhook for each event whose resource the document describes: the request to a publisher (webhook endpoint). */
export function webhooks(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    documentedEvents(schemas).map(([name, row]) => [
      name,
      {
        post: {
          operationId: `on_${name.replaceAll('.', '_')}`,
          summary: row.when,
          deprecated: row.deprecated,
          security: [],
          requestBody: { required: true, content: { 'application/json': { schema: toJson(eventSchema(name, row)) } } },
          responses: { '200': { description: 'Received. Any other response is a failed delivery.' } },
        },
      },
    ]),
  );
}
