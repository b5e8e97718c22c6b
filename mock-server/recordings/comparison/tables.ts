import { type OperationId } from '../../../spec/resources';
import { declineCodes } from '../../../spec/tables/decline-codes';
import { isErrorCode } from '../../../spec/tables/errors';
import { controlErrors } from '../../../spec/tables/errors/control';
import { declineErrors } from '../../../spec/tables/errors/declines';
import { operationErrors } from '../../../spec/tables/errors/operations';
import { parameterErrors } from '../../../spec/tables/errors/parameters';
import { requestErrors } from '../../../spec/tables/errors/requests';
import type { ErrorRow } from '../../../spec/tables/errors/row';
import { events } from '../../../spec/tables/events';
import { isEventName } from '../../../spec/resources/events';
import { machines } from '../../../spec/tables/states';
import type { Machine } from '../../../spec/vocabulary/machine';
import { type Declared, noPlace, placeOfOperation, type RulePlace } from './declared';

const errorTables: Readonly<Record<string, Readonly<Record<string, ErrorRow>>>> = {
  requests: requestErrors,
  parameters: parameterErrors,
  declines: declineErrors,
  operations: operationErrors,
  control: controlErrors,
};

/** Returns the row of an error code: how it is known, or how its status is. */
export function placeOfError(code: unknown, known: 'provenance' | 'statusProvenance' = 'provenance'): RulePlace {
  if (typeof code !== 'string' || !isErrorCode(code)) return noPlace;
  for (const [file, table] of Object.entries(errorTables)) {
    const row = table[code];
    if (row) return { provenance: row[known], rule: `spec/tables/errors/${file}.ts#${code}` };
  }
  return noPlace;
}

/** Returns the row of a decline code. */
export function placeOfDecline(code: unknown): RulePlace {
  const file = 'spec/tables/decline-codes.ts';
  const row = Object.entries(declineCodes).find(([name]) => name === code)?.[1];
  return row ? { provenance: row.provenance, rule: `${file}#${String(code)}` } : { provenance: null, rule: file };
}

/** Returns the row of an event. */
export function placeOfEvent(name: string): RulePlace {
  const file = 'spec/tables/events.ts';
  return isEventName(name)
    ? { provenance: events[name].provenance, rule: `${file}#${name}` }
    : { provenance: null, rule: file };
}

/** Returns the row of a header of a response. */
export function placeOfHeader(name: string, operation: OperationId | null, code: unknown): RulePlace {
  // The service documents that a response is repeated, and not by which header.
  if (name === 'Idempotent-Replayed') return { provenance: 'chosen', rule: 'spec/tables/idempotency.ts' };
  if (name === 'Deprecation' || name === 'Allow') return operation === null ? noPlace : placeOfOperation(operation);
  const ofError = placeOfError(code);
  // The service recommends the header, and documents no value of it.
  if (name === 'Should-Retry') return { ...ofError, provenance: 'chosen' };
  return ofError.rule === null ? { provenance: null, rule: 'spec/tables/headers.ts' } : ofError;
}

/** Returns the row of the transition that the sandbox made; the state machine, if that has no such transition. */
export function placeOfTransition({ schemaName, provenance }: Declared, from: string, to: string): RulePlace {
  const name = schemaName.replaceAll(/(?<=.)[A-Z]/g, '_$&').toLowerCase();
  const found = Object.entries<Machine<string, string>>(machines).find(([each]) => each === name);
  if (found === undefined) return { provenance, rule: null };
  const [machine, { transitions }] = found;
  const row = Object.entries(transitions).find(([, each]) => each.to === to && each.from.includes(from));
  const file = `spec/tables/states.ts#${machine}` as const;
  return row ? { provenance: row[1].provenance, rule: `${file}.${row[0]}` } : { provenance: null, rule: file };
}
