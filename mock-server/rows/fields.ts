import { feeTypes, paymentFeeTypes, returnableFeeTypes } from '../../spec/tables/fee-types';
import { anyObject, type Field, id, instant, isObject, oneOf, ref, sequence } from '../fields/field';
import { type ObjectField, objectOf, type RemovedFields } from '../fields/object-field';
import type { ReferencedTable } from '../fields/referenced-table';

/** A field for every property of a row. A property without one, or with one of another type, does not compile. */
export type Fields<Of> = {
  readonly [Name in keyof Of]-?: object extends Pick<Of, Name> ? Field<Of[Name] | undefined> : Field<Of[Name]>;
};

/** The fields of a row. `removed`: names of fields that older rows have, each with the release that removed it. */
export const fieldsOf = <Of extends object>(fields: Fields<Of>, removed?: RemovedFields): ObjectField<Of> =>
  objectOf(fields, removed);

/** A row with a kind, of which the subject is a row of the table that the kind names. */
interface RowWithSubject {
  readonly kind: string;
  readonly subject_id: string;
}

/** The fields of a row with a subject, by the table of each kind. */
export function withSubject<Of extends RowWithSubject>(
  tables: Readonly<Record<Of['kind'], ReferencedTable>>,
  fields: Omit<Fields<Of>, keyof RowWithSubject>,
): ObjectField<Of> {
  const subjects = new Map<unknown, ReferencedTable>(Object.entries(tables));
  const row = objectOf({ ...fields, kind: oneOf(Object.keys(tables)), subject_id: id });
  return {
    ...row,
    read(value, reading) {
      const kept = row.read(value, reading);
      if (!isObject(kept)) return kept;
      const subject = subjects.get(kept['kind']);
      reading.enter();
      reading.field = 'subject_id';
      if (subject) reading.reference(subject, String(kept['subject_id']));
      reading.leave();
      return kept;
    },
  };
}

export const mode = oneOf(['test', 'live']);
export const currency = oneOf(['usd', 'cad']);
export const feeType = oneOf(Object.keys(feeTypes));
export const paymentFeeType = oneOf(Object.keys(paymentFeeTypes));
export const returnableFeeType = oneOf(Object.keys(returnableFeeTypes));
export const metadata = anyObject;

/** The fields of every resource. */
export const resourceFields = {
  id,
  sequence,
  mode,
  account_id: ref('accounts'),
  created_at: instant,
  updated_at: instant,
};
