import { word } from '../vocabulary/schema';

/** A web site: a host name with a dot, optionally with a scheme and a path. */
export const webSite = word('Web site: a host name, optionally with a path; `http://` or `https://` is optional.', {
  format: 'uri-reference',
  pattern: '^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$',
  'x-provenance': 'chosen',
});

/** Nine digits with optional dashes: a tax id, a social security number. */
export const NINE_DIGITS_PATTERN = '^\\d(-?\\d){8}$';

export const ROUTING_NUMBER_PATTERN = '^\\d{9}$';

export const ACCOUNT_NUMBER_PATTERN = '^\\d{4,17}$';
