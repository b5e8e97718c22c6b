import { entities } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import { type Fields, id, ignored, nullable, request, resource, text, word } from '../vocabulary/schema';
import { address } from './address';
import { pagination, times } from './shared';

/** The fields of an address of a business or a person in a request. */
export const addressFields = {
  line1: text('Street and number.'),
  line2: text('Flat, floor, building.'),
  city: text('City.'),
  state: address.address_state,
  postal_code: address.address_postal_code,
  country: word('ISO 3166 code of two or three letters.', {
    pattern: '^[A-Za-z]{2,3}$',
    'x-errors': { invalid: 'country_invalid' },
    'x-provenance': 'chosen',
  }),
} satisfies Fields;

const ofResponse = {
  platform_account_id: ignored(),
  created_at: ignored(),
  updated_at: ignored(),
} satisfies Fields;

/** An address within a business or an identity: a new one, or an existing one by its id, of which the other fields change. */
export const inlineAddress = (description: string) =>
  request(
    {
      id: word('An existing address. Default: the other fields are a new one.'),
      ...addressFields,
      ...ofResponse,
    },
    { description },
  );

const body = request({ ...addressFields, id: ignored(), ...ofResponse }, { 'x-empty-is-absent': true });

const stored = (description: string) => nullable(text(description));

/** Addresses of businesses and identities. */
export const addresses = defineResource({
  tag: 'Addresses',
  description: 'Addresses of businesses and of their people. A business and an identity also take one inline.',
  schemas: {
    Address: resource('reference', 'An address of a business or a person.', {
      id: id('addr', 'Id of the address.'),
      line1: stored('Street and number.'),
      line2: stored('Flat, floor, building.'),
      city: stored('City.'),
      state: stored('Two or three letters.'),
      postal_code: stored('Postal code.'),
      country: stored('ISO 3166 code as it was sent.'),
      ...times,
    }),
  },
  display: {
    Address: {
      columns: [
        more('id'),
        always('line1', 'state'),
        terminal('line2', 'city', 'postal_code', 'country'),
        always({ time: 'created_at' }),
      ],
    },
  },
  operations: {
    createAddress: entities.post('/v1/entities/address', {
      summary: 'Create an address',
      description: 'A business or a person takes it by its id. An address can also be sent with them.',
      body,
      success: one(201, 'address', 'Address'),
    }),
    listAddresses: entities.get('/v1/entities/address', {
      summary: 'List addresses',
      description: 'Newest first.',
      query: pagination,
      success: page('address', 'Address'),
    }),
    getAddress: entities.get('/v1/entities/address/{address_id}', {
      summary: 'Get an address',
      description: 'Also one that no business and no person has.',
      success: one(200, 'address', 'Address'),
    }),
    updateAddress: entities.patch('/v1/entities/address/{address_id}', {
      summary: 'Update an address',
      description: 'Absent fields do not change.',
      body,
      success: one(200, 'address', 'Address'),
    }),
  },
});
