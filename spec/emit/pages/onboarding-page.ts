import { businessStructures, businessTypes, requirementColumns } from '../../tables/business-structures';
import { onboardingRequirements } from '../../tables/onboarding-requirements';
import { operations } from '../../resources';
import { codesOfSchema } from '../../derive/field-errors';
import type { Schema } from '../../vocabulary/schema';
import { code, codes, facts, named, nameCell, page, table } from '../markdown';

export function onboardingPage(): string {
  return page(
    'onboarding.md',
    'Onboarding requirements',
    'Which fields of an onboarding entry are required depends on `business_details.type` and ' +
      '`business_details.structure`. For the type `individual` the structure has no effect.',
    'Missing fields are rejected with `parameter_missing`. Its message names all of them, in the order of the table. ' +
      'A blank text, an empty list and terms that are not accepted count as missing. Without a type or a structure, the ' +
      'message names only the fields that are required in every case. Each owner needs a name and an e-mail address.',
    `In responses ${codes(maskedPaths)} are masked: only the last four digits remain, and none if there are at most four.`,
    '## Business types',
    facts(named(businessTypes), { Type: nameCell, Title: ({ title }) => title }),
    '## Business structures',
    facts(named(businessStructures), {
      Structure: nameCell,
      Title: ({ title }) => title,
      Column: ({ column }) => code(column),
    }),
    '## Required fields',
    requirementsTable(),
    '## Formats',
    'A field that is sent must have the right format, whether it is required or not. Errors report one malformed field at a time, before any missing fields.',
    table(['Field', 'Meaning', 'Error codes', 'Provenance'], formatRows(operations.createOnboardingEntry.body ?? {})),
  );
}

const maskedPaths = onboardingRequirements.filter(({ masked }) => masked).map(({ path }) => path);

function requirementsTable(): string {
  const titleOf = (column: string) => (column === 'individual' ? 'Type `individual`' : code(column));
  return table(
    ['Field', ...requirementColumns.map(titleOf), 'Provenance'],
    onboardingRequirements.map((row) => [
      code(row.path),
      ...requirementColumns.map((column) => (row.requiredFor.includes(column) ? 'yes' : '–')),
      row.provenance,
    ]),
  );
}

/** Returns a row for each field of the payload. A group is replaced by its fields. */
function formatRows({ properties = {} }: Schema, within = ''): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = within + name;
    if (field.properties) return formatRows(field, `${path}.`);
    const errorCodes = [...new Set(codesOfSchema(name, field))];
    return [[code(path), field.description ?? '–', codes(errorCodes), field['x-provenance'] ?? 'stated']];
  });
}
