import {
  businessStructures,
  businessTypes,
  onboardingRequirements,
  requirementColumns,
} from '../../onboarding-requirements';
import { code, page, table } from '../markdown';

export function onboardingPage(): string {
  const columnTitle = (column: string) => (column === 'individual' ? 'Type `individual`' : code(column));
  return page(
    'Onboarding requirements',
    'Which fields of an onboarding entry are required depends on `business_details.type` and ' +
      '`business_details.structure`. For the type `individual` the structure makes no difference.',
    '## Business types',
    table(
      ['Type', 'Title', 'Known'],
      Object.entries(businessTypes).map(([name, row]) => [code(name), row.title, row.provenance]),
    ),
    '## Business structures',
    table(
      ['Structure', 'Title', 'Column', 'Known'],
      Object.entries(businessStructures).map(([name, row]) => [
        code(name),
        row.title,
        code(row.column),
        row.provenance,
      ]),
    ),
    '## Required fields',
    table(
      ['Field', ...requirementColumns.map(columnTitle), 'Known'],
      onboardingRequirements.map((row) => [
        code(row.path),
        ...requirementColumns.map((column) => (row.requiredFor.includes(column) ? 'yes' : '–')),
        row.provenance,
      ]),
    ),
  );
}
