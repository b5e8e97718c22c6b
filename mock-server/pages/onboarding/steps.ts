import {
  type BusinessStructure,
  businessStructures,
  type BusinessType,
  businessTypes,
} from '../../../spec/tables/business-structures';
import { limits } from '../../../spec/tables/limits';
import {
  onboardingRequirements,
  ownerFields,
  requiredPaths,
  type RequirementRow,
} from '../../../spec/tables/onboarding-requirements';

/** A page of the form. */
export interface Step {
  readonly key: string;
  readonly title: string;
  readonly intro: string;
  /**
   * Paths of fields, or of groups with all of their fields, in the order in which they are asked for. A path belongs to the first
   * step that has it.
   */
  readonly paths: readonly string[];
}

export const structurePath = 'business_details.structure';

export const firstStep: Step = {
  key: 'type',
  title: 'Business type',
  intro: 'The type and the structure decide what is asked for next.',
  paths: ['business_details.type', structurePath],
};

/** The pages of the form, in order. Each of them asks every business for something. Source: Hosted onboarding. */
export const steps: readonly Step[] = [
  firstStep,
  {
    key: 'business',
    title: 'Business details',
    intro: 'The business as it is registered, and as its customers know it.',
    paths: ['business_details.legal.name', 'business_details.doing_business_as.name', 'business_details'],
  },
  {
    key: 'people',
    title: 'People',
    intro: 'Who may act for the business, and who owns it.',
    // In one step: whether owners are asked for must not change the number of steps.
    paths: ['representative', 'owners'],
  },
  {
    key: 'bank_account',
    title: 'Bank account',
    intro: 'Payouts go to this account.',
    paths: [
      'bank_account.account_owner_name',
      'bank_account.routing_number',
      'bank_account.account_number',
      'bank_account.account_type',
      'bank_account',
    ],
  },
  {
    key: 'terms',
    title: 'Terms',
    intro: 'The last step: the details are submitted for review.',
    paths: ['terms_and_conditions'],
  },
];

/** Returns the place of a field in a step; -1 for a field of another step. */
export const placeIn = ({ paths }: Step, path: string): number =>
  paths.findIndex((each) => path === each || path.startsWith(`${each}.`));

/** Returns the step with a field. */
export const stepOf = (path: string): Step | undefined => steps.find((step) => placeIn(step, path) >= 0);

/** A field of the form. Its name is its path in the payload. */
export interface PageField extends Pick<RequirementRow, 'path' | 'title' | 'group' | 'values' | 'agreed'> {
  /** It may stay empty. */
  readonly isOptional: boolean;
}

/** The server knows these fields. They are not asked for. */
const filledByServer: readonly string[] = ['terms_and_conditions.ip', 'terms_and_conditions.user_agent'];

/** Every field that the form may ask for, in payload order. */
export const allFields: readonly PageField[] = onboardingRequirements.flatMap(fieldsOfRow);

/** Each owner has a row of fields. */
function fieldsOfRow(row: RequirementRow): readonly PageField[] {
  if (filledByServer.includes(row.path)) return [];
  if (row.path !== 'owners') return [{ ...row, isOptional: row.requiredFor.length === 0 }];
  const numbers = Array.from({ length: limits.onboarding.owners }, (_, i) => i);
  return numbers.flatMap((i) =>
    ownerFields.map(({ name, title }) => ({
      path: `owners.${i}.${name}`,
      title: `${title} of owner ${i + 1}`,
      group: i === 0 ? 'Owner 1' : `Owner ${i + 1} (optional)`,
      isOptional: false,
    })),
  );
}

/** The type and the structure of a business, as far as they are known. */
export interface BusinessKind {
  readonly type: BusinessType | undefined;
  readonly structure: BusinessStructure | undefined;
}

/** The titles of the structures, by those of the types that can have them. */
export const structuresByTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = structureGroups();

function structureGroups() {
  const groups: Record<string, Record<string, string>> = {};
  for (const [structure, { title, types }] of Object.entries(businessStructures)) {
    const label = types.map((type) => businessTypes[type].title).join(', ');
    groups[label] = { ...groups[label], [structure]: title };
  }
  return groups;
}

/** Whether a business of a type can have a structure. Neither may be chosen yet. */
export function isPossible({ type, structure }: BusinessKind): boolean {
  if (type === undefined || structure === undefined) return true;
  const types: readonly BusinessType[] = businessStructures[structure].types;
  return types.includes(type);
}

/** Returns the type and structure that were chosen. */
export function businessKind(values: Readonly<Record<string, string | undefined>>): BusinessKind {
  const { 'business_details.type': type = '', [structurePath]: structure = '' } = values;
  return {
    type: isKey(businessTypes, type) ? type : undefined,
    structure: isKey(businessStructures, structure) ? structure : undefined,
  };
}

function isKey<Rows extends object>(rows: Rows, name: string): name is Extract<keyof Rows, string> {
  return Object.hasOwn(rows, name);
}

/** Returns the fields that are asked of a business: those that it must send, and those that nobody must send. */
export function fieldsFor({ type, structure }: BusinessKind): readonly PageField[] {
  const required = new Set(requiredPaths(type, structure));
  const rows = onboardingRequirements.filter((row) => required.has(row.path) || isOffered(row, required));
  return rows.flatMap(fieldsOfRow);
}

/** A field that no business must send is offered unless the rest of its group is not asked for. */
function isOffered({ requiredFor, group }: RequirementRow, required: ReadonlySet<string>): boolean {
  if (requiredFor.length > 0) return false;
  return group === undefined || onboardingRequirements.some((row) => row.group === group && required.has(row.path));
}
