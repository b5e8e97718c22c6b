import { chosenRule } from '../vocabulary/reference-page';
import { kindWithoutRole, resourcePattern, webComponentKinds, webComponentRoles } from './web-component-roles';

/** The rules of texts, by the pattern of the API that a text does not match. A test knows when one is missing. */
export const patternRules: ReadonlyMap<string, string> = new Map([
  ['^v\\d+\\.\\d+$', 'It must be a version such as v1.0.'],
  [
    '^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$',
    'It must be a web site with a dot in its host name, such as shop.example or https://shop.example/tea.',
  ],
  ['^\\d(-?\\d){8}$', 'It must have nine digits, with dashes or without: 123456789 or 12-3456789.'],
  ['^(0[1-9]|1[0-2])$', 'It must be a month of two digits, from 01 to 12.'],
  ['^(0[1-9]|[12]\\d|3[01])$', 'It must be a day of two digits, from 01 to 31.'],
  ['^\\d{4}$', 'It must have four digits.'],
  ['^\\d{9}$', `It must have nine digits. ${chosenRule}`],
  ['^\\d{4,17}$', `It must have 4 to 17 digits. ${chosenRule}`],
  ['^\\d{4}-\\d{2}-\\d{2}$', 'It must be a date such as 2027-01-31.'],
  ['^(0?[1-9]|[12]\\d|3[01])$', 'It must be a day, from 1 to 31.'],
  ['^(0?[1-9]|1[0-2])$', 'It must be a month, from 1 to 12.'],
  ['^(\\d{1,2}|100)$', 'It must be a whole number from 0 to 100, as a text.'],
  ['^\\d{3}$', 'It must have three digits.'],
  ['^\\d{5}$', 'It must have five digits.'],
  ['^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$', 'It must be a date such as 2027-01-31, or an empty text.'],
  [
    '^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$',
    'It must be a whole http or https address, such as https://shop.example/paid.',
  ],
  [
    resourcePattern,
    `It must be a role, a kind and an id, such as write:account:acc_1. Roles: ${webComponentRoles.join(', ')}. Kinds: ${webComponentKinds.join(', ')}; ${kindWithoutRole} needs no role.`,
  ],
]);
