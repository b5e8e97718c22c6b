import {
  businessStructures,
  businessTypes,
  onboardingRequirements,
  requirementColumns,
} from '../../tables/onboarding-requirements';
import { operations } from '../../resources';
import { codesOfSchema } from '../../derive/field-errors';
import type { Schema } from '../../vocabulary/schema';
import { code, codes, page, table } from '../markdown';

export function onboardingPage(): string {
  return page(
    'Onboarding requirements',
    'Which fields of an onboarding entry are required depends on `business_details.type` and ' +
      '`business_details.structure`. For the type `individual` the structure makes no difference.',
    'What is missing is answered with `parameter_missing`, whose message names all of it, in the order of the table. ' +
      'A text of blanks and an empty list count as missing, and so do terms that are not accepted. Without a type or a ' +
      'structure, only what is required in any case is named. An owner who is named has a name and an e-mail address.',
    `In the answer ${codes(maskedPaths)} are masked: the last four digits stay, unless there are no more than four.`,
    '## Business types',
    table(
      ['Type', 'Title', 'Known'],
      Object.entries(businessTypes).map(([name, row]) => [code(name), row.title, row.provenance]),
    ),
    '## Business structures',
    structuresTable(),
    '## Required fields',
    requirementsTable(),
    '## Forms',
    'A field that is sent has to be of its form, required or not. One wrong field is told at a time, before what is missing.',
    table(['Field', 'What it is', 'Otherwise', 'Known'], formRows(operations.createOnboardingEntry.body ?? {})),
  );
}

const maskedPaths = onboardingRequirements.filter(({ masked }) => masked).map(({ path }) => path);

function structuresTable(): string {
  return table(
    ['Structure', 'Title', 'Column', 'Known'],
    Object.entries(businessStructures).map(([name, row]) => [code(name), row.title, code(row.column), row.provenance]),
  );
}

function requirementsTable(): string {
  const titleOf = (column: string) => (column === 'individual' ? 'Type `individual`' : code(column));
  return table(
    ['Field', ...requirementColumns.map(titleOf), 'Known'],
    onboardingRequirements.map((row) => [
      code(row.path),
      ...requirementColumns.map((column) => (row.requiredFor.includes(column) ? 'yes' : '–')),
      row.provenance,
    ]),
  );
}

/** The fields of the payload, those of its groups in their place. */
function formRows({ properties = {} }: Schema, within = ''): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = within + name;
    if (field.properties) return formRows(field, `${path}.`);
    const otherwise = [...new Set(codesOfSchema(name, field))];
    return [[code(path), field.description ?? '–', codes(otherwise), field['x-provenance'] ?? 'stated']];
  });
}
