// Generated from mock-server/rows/ by "npm run generate". Do not edit.
import type { Rows } from '../../../rows';
import type { FieldReader, FieldWriter } from './fields';

export const rowWriters: { readonly [Name in keyof Rows]: (row: Rows[Name], to: FieldWriter) => void };
export const rowReaders: { readonly [Name in keyof Rows]: (from: FieldReader) => Rows[Name] };
