import { controlApi, paymentApi } from '../../../spec/apis';
import { events } from '../../../spec/tables/events';
import { schemasOf } from '../../../spec/vocabulary/api';
import type { Operation } from '../../../spec/vocabulary/operation';
import type { Schema } from '../../../spec/vocabulary/schema';
import { eventSchema, isEventName } from '../../../spec/resources/events';
import { isPlainObject } from '../../wire/json';

const COMPONENT = '#/components/schemas/';
const components = { ...schemasOf(controlApi), ...schemasOf(paymentApi) };
const word: Schema = { type: 'string' };
const object = (properties: Schema['properties'] = {}): Schema => ({ type: 'object', properties });
const ref = (name: string): Schema => ({ $ref: COMPONENT + name });

/** Returns the schema that another one refers to. Of alternatives it has the first one, and the types of all. */
export function resolved(schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref !== undefined) return resolved(components[schema.$ref.slice(COMPONENT.length)]);
  const [first, ...others] = schema?.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (first === undefined || others.length === 0) return first === undefined ? schema : resolved(first);
  return { ...resolved(first), type: [first, ...others].flatMap(({ type = [] }) => type) };
}

/** Schemas of free-form fields, by name: what the descriptions of the document say about their members. */
export const freeFormFields: Readonly<Record<string, Schema>> = {
  // The members that ask for an outcome in test mode.
  metadata: {
    type: 'object',
    additionalProperties: true,
    properties: {
      payment_test: object({ scenario: word, error: word }),
      dispute_test_spec: object({
        reason: word,
        due_date: { type: 'string', format: 'date-time' },
        expected_result: { type: 'string', enum: ['won', 'lost'] },
        forfeit: { type: 'boolean' },
        event_publish_delay_in_seconds: { type: 'integer' },
      }),
    },
  },
  payment_response: object({
    id: word,
    type: word,
    data: ref('Payment'),
    page_info: word,
    ...components['Error']?.properties,
  }),
};

/** Returns the schema of a response: of an error, or of an operation. Some responses of the service have no envelope. */
export function responseSchema(operation: Operation | undefined, status: number, body: unknown): Schema | undefined {
  if (status >= 400) return ref('Error');
  if (operation === undefined) return undefined;
  const { success } = operation;
  const bare = ref(success.schema);
  if (!isPlainObject(body) || !('data' in body && 'type' in body)) return Array.isArray(body) ? listOf(bare) : bare;
  return object({
    id: word,
    type: { type: 'string', enum: [success.type, 'array'] },
    data: Array.isArray(body['data']) ? listOf(bare) : bare,
    page_info: ref('PageInfo'),
  });
}

const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** Returns the schema of an event, of whatever name; undefined for a body that is none. */
export function deliverySchema(body: unknown): Schema | undefined {
  if (!isPlainObject(body) || !('event_name' in body && 'data' in body)) return undefined;
  const name = body['event_name'];
  if (typeof name === 'string' && isEventName(name)) return eventSchema(name, events[name]);
  const { properties } = eventSchema('payment.created', events['payment.created']);
  return object({ ...properties, event_name: word, data: {} });
}
